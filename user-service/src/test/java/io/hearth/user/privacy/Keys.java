package io.hearth.user.privacy;

import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/** Data keys for tests. */
public final class Keys {

    private static final int KEY_BYTES = 32;

    private Keys() {}

    /** Base64 of 32 bytes of this value. */
    public static String key(int fill) {
        var bytes = new byte[KEY_BYTES];
        Arrays.fill(bytes, (byte) fill);
        return Base64.getEncoder().encodeToString(bytes);
    }

    public static PersonalData dataUnder(String current, String... retired) {
        return new PersonalData(new DataKeySettings(current, List.of(retired)));
    }
}
