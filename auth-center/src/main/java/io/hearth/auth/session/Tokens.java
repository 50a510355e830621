package io.hearth.auth.session;

import io.hearth.auth.token.AccessToken;

/**
 * What a client gets for signing in or refreshing.
 *
 * @param refreshToken good for one exchange
 * @param tokenType always {@code Bearer}
 * @param expiresIn seconds for which the access token is good
 */
public record Tokens(String accessToken, String refreshToken, String tokenType, long expiresIn) {

    static Tokens of(AccessToken access, RefreshToken refresh) {
        return new Tokens(
                access.value(), refresh.value(), "Bearer", access.life().toSeconds());
    }

    @Override
    public String toString() {
        return "Tokens[***]";
    }
}
