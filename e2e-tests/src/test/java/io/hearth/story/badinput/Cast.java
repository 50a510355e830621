package io.hearth.story.badinput;

import io.hearth.district.District;
import io.hearth.district.Resident;
import io.hearth.site.Door;
import io.hearth.story.Town;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Who tries it. */
final class Cast {

    private static final int NAME_LENGTH = 8;
    private static final int ALL = 1_000;

    private Cast() {}

    static Door stranger() {
        return Town.SITE.people().stranger();
    }

    /** Somebody with all roles that staff can have: whatever is refused is not refused for want of a role. */
    static Door allRoles() {
        return stranger().with(tokenOf("ADMIN", "CLERK", "FINANCE", "OPS"));
    }

    static Door clerk() {
        return stranger().with(tokenOf("CLERK"));
    }

    /** An access token of somebody new at work. */
    static String tokenOf(String... roles) {
        var username = "bad-input-" + UUID.randomUUID().toString().substring(0, NAME_LENGTH);
        var password = UUID.randomUUID().toString();
        Town.admin()
                .post(
                        "/api/staff",
                        Map.of("username", username, "name", "测试", "password", password, "roles", List.of(roles)))
                .good();
        var signIn = Map.of("username", username, "password", password, "deviceType", "WEB", "deviceId", "e2e");
        return stranger()
                .post("/api/auth/login/staff", signIn)
                .good()
                .path("accessToken")
                .asString();
    }

    /** A resident with unpaid bills whom nobody else plays, counted from the end, since other stories begin at the beginning. */
    static Resident resident(int fromTheEnd) {
        return Resident.signIn(Town.SITE, Town.admin(), owing().reversed().get(fromTheEnd));
    }

    private static List<String> owing() {
        return new District(Town.admin(), Town.STACK.checkout()).owing(ALL);
    }
}
