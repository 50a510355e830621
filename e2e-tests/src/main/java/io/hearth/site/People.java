package io.hearth.site;

import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Signs people in. */
public final class People {

    private static final int USERNAME_LENGTH = 8;

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

    /** The first administrator, on a kind of device that staff do not use: a session of a person is not ended by it. */
    public Door admin() {
        return staff("admin", adminPassword, "MINI_PROGRAM");
    }

    /** Somebody new with all roles, for whoever must not be signed out when others sign in as the first administrator. */
    public Door newAdmin() {
        return newStaff("ADMIN", "CLERK", "FINANCE", "OPS");
    }

    /** A new member of staff with these roles, signed in. */
    public Door newStaff(String... roles) {
        var username = "tool-" + UUID.randomUUID().toString().substring(0, USERNAME_LENGTH);
        var password = UUID.randomUUID().toString();
        admin().post(
                        "/api/staff",
                        Map.of("username", username, "name", "测试", "password", password, "roles", List.of(roles)))
                .good();
        return staff(username, password, "WEB");
    }

    private Door staff(String username, String password, String deviceType) {
        return signedIn(
                "/api/auth/login/staff",
                Map.of("username", username, "password", password, "deviceType", deviceType, "deviceId", newDevice()));
    }

    /** Whoever holds this phone: asks for a code, reads the message, signs in. */
    public Door resident(String phone) {
        door.post("/api/auth/sms-codes", Map.of("phone", phone)).good();
        return signedIn(
                "/api/auth/login/sms",
                Map.of("phone", phone, "code", phones.newestCode(phone), "deviceType", "H5", "deviceId", newDevice()));
    }

    private static String newDevice() {
        return UUID.randomUUID().toString();
    }

    private Door signedIn(String path, Map<String, String> body) {
        return door.with(door.post(path, body).good().path("accessToken").asString());
    }
}
