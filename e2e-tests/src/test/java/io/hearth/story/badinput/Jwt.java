package io.hearth.story.badinput;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A JSON web token taken apart. */
record Jwt(ObjectNode header, ObjectNode claims, String signature) {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

    /** Makes a signature for what is signed. */
    interface Signer {
        byte[] sign(byte[] signed);
    }

    static Jwt of(String token) {
        var parts = token.split("\\.");
        return new Jwt(object(parts[0]), object(parts[1]), parts[2]);
    }

    static Jwt of(Map<String, Object> header, Map<String, Object> claims) {
        return new Jwt(JSON.valueToTree(header), JSON.valueToTree(claims), "");
    }

    Jwt withHeader(String name, String value) {
        return new Jwt(header.deepCopy().put(name, value), claims, signature);
    }

    Jwt withClaim(String name, Object value) {
        return new Jwt(header, claims.deepCopy().set(name, JSON.valueToTree(value)), signature);
    }

    Jwt signed(Signer signer) {
        return new Jwt(
                header, claims, ENCODER.encodeToString(signer.sign(signed().getBytes(StandardCharsets.US_ASCII))));
    }

    String text() {
        return signed() + "." + signature;
    }

    private String signed() {
        return encoded(header) + "." + encoded(claims);
    }

    private static String encoded(ObjectNode part) {
        return ENCODER.encodeToString(JSON.writeValueAsBytes(part));
    }

    private static ObjectNode object(String part) {
        return (ObjectNode) JSON.readTree(Base64.getUrlDecoder().decode(part));
    }
}
