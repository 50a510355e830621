package io.hearth.user.privacy;

import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * Seals personal data for storage and opens it again.
 *
 * <p>A sealed text is {@code <key id>.<base64 of nonce, ciphertext and tag>}. It is bound to its place (column and row), so
 * one copied into another row does not open. The index of a text is the same each time and tells nothing without the key.
 */
@Component
public class PersonalData {

    private static final char AFTER_KEY_ID = '.';

    private final DataKey current;
    private final List<DataKey> all;
    private final Map<String, DataKey> byId;

    PersonalData(DataKeySettings settings) {
        this.current = settings.currentKey();
        this.all = Stream.concat(Stream.of(current), settings.retiredKeys().stream())
                .toList();
        this.byId = all.stream().collect(Collectors.toMap(DataKey::id, Function.identity(), (first, same) -> first));
    }

    /** Of the key that seals now. */
    public String keyId() {
        return current.id();
    }

    /** @param place for example {@code phone of C2026113000000017} */
    public String seal(String place, String text) {
        return current.id() + AFTER_KEY_ID + Base64.getEncoder().encodeToString(current.seal(place, text));
    }

    /** @throws BrokenSeal if the text is not what was sealed for this place */
    public String open(String place, String sealed) {
        int dot = sealed.indexOf(AFTER_KEY_ID);
        var key = dot < 0 ? null : byId.get(sealed.substring(0, dot));
        if (key == null) {
            throw new BrokenSeal(place);
        }
        try {
            return key.open(place, Base64.getDecoder().decode(sealed.substring(dot + 1)));
        } catch (IllegalArgumentException e) {
            throw new BrokenSeal(place);
        }
    }

    /** The index under which a text is stored from now on; 64 hexadecimal characters. */
    public String index(String text) {
        return index(current, text);
    }

    /** All indexes under which a text may be stored: while rows are sealed anew, some still have that of a retired key. */
    public List<String> indexes(String text) {
        return all.stream().map(key -> index(key, text)).toList();
    }

    private static String index(DataKey key, String text) {
        return HexFormat.of().formatHex(key.index(text));
    }
}
