package io.hearth.auth.token;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** What everybody may know of the signing keys, and their rotation. */
@RestController
class KeyController {

    private static final CacheControl SHORTLY =
            CacheControl.maxAge(Duration.ofMinutes(5)).cachePublic();

    private final SigningKeys keys;
    private final TokenSettings settings;

    KeyController(SigningKeys keys, TokenSettings settings) {
        this.keys = keys;
        this.settings = settings;
    }

    @GetMapping("/oauth2/jwks")
    ResponseEntity<Map<String, Object>> publicKeys() {
        return ResponseEntity.ok().cacheControl(SHORTLY).body(keys.published().toJSONObject());
    }

    /** Names only what exists; the authorization code flow will add its endpoints. */
    @GetMapping("/.well-known/openid-configuration")
    ResponseEntity<Configuration> configuration() {
        var issuer = settings.issuer().toString();
        return ResponseEntity.ok().cacheControl(SHORTLY).body(new Configuration(issuer, issuer + "/oauth2/jwks"));
    }

    /** After a suspected theft of keys rotate twice: the stolen one is then no longer known. */
    @PostMapping("/api/auth/key-rotations")
    @PreAuthorize("hasRole('ADMIN')")
    @ResponseStatus(HttpStatus.CREATED)
    Rotation rotate() {
        return new Rotation(keys.rotate());
    }

    record Configuration(
            String issuer, @JsonProperty("jwks_uri") String jwksUri) {}

    /** @param kid of the key that signs from now on */
    record Rotation(String kid) {}
}
