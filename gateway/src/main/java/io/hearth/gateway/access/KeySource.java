package io.hearth.gateway.access;

import com.nimbusds.jose.jwk.JWKSet;
import reactor.core.publisher.Mono;

/** Fetches auth-center's public keys. */
interface KeySource {

    Mono<JWKSet> fetch();
}
