package io.hearth.site;

import java.util.Map;
import java.util.UUID;

/** Signs people in. */
public final class People {

    private final Door door;
    private final Phones phones;
    private final String adminPassword;

    People(Door door, Phones phones, String adminPassword) {
        this.door = door;
        this.phones = phones;
        this.adminPassword = adminPassword;
    }

    /** Somebody who has not signed in. */
    public Door stranger() {
        return door;
    }

    /** The first administrator. */
    public Door admin() {
        return staff("admin", adminPassword);
    }

    public Door staff(String username, String password) {
        return signedIn(
                "/api/auth/login/staff",
                Map.of("username", username, "password", password, "deviceType", "WEB", "deviceId", newDevice()));
    }

    /** Whoever holds this phone: asks for a code, reads the message, signs in. */
    public Door resident(String phone) {
        door.post("/api/auth/sms-codes", Map.of("phone", phone)).good();
        return signedIn(
                "/api/auth/login/sms",
                Map.of("phone", phone, "code", phones.newestCode(phone), "deviceType", "H5", "deviceId", newDevice()));
    }

    /** Signing in again on a device ends the session there, so each sign-in has a device of its own. */
    private static String newDevice() {
        return UUID.randomUUID().toString();
    }

    private Door signedIn(String path, Map<String, String> body) {
        return door.with(door.post(path, body).good().path("accessToken").asString());
    }
}
