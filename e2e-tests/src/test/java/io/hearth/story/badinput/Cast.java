package io.hearth.story.badinput;

import io.hearth.district.District;
import io.hearth.district.Resident;
import io.hearth.site.Door;
import io.hearth.story.Town;
import java.util.List;

/** Who tries it. */
final class Cast {

    private static final int ALL = 1_000;

    private Cast() {}

    static Door stranger() {
        return Town.SITE.people().stranger();
    }

    /** Somebody with all roles that staff can have: whatever is refused is not refused for want of a role. */
    static Door allRoles() {
        return Town.SITE.people().newAdmin();
    }

    static Door clerk() {
        return Town.SITE.people().newStaff("CLERK");
    }

    /** A resident with unpaid bills whom nobody else plays, counted from the end, since other stories begin at the beginning. */
    static Resident resident(int fromTheEnd) {
        return Resident.signIn(Town.SITE, Town.admin(), owing().reversed().get(fromTheEnd));
    }

    private static List<String> owing() {
        return new District(Town.admin(), Town.STACK.checkout()).owing(ALL);
    }
}
