package io.hearth.gateway.door;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/**
 * The rule for paths: there is exactly one way to write each.
 *
 * <p>Gateways and services read tricky paths differently, and what one takes for public the other takes for something else; so
 * whatever could be read in two ways is refused.
 */
final class PlainPath {

    private static final int ESCAPE_LENGTH = 3;

    private PlainPath() {}

    /** Why the path, as it came over the wire and without query, is refused; empty when it is plain. */
    static Optional<String> objection(String rawPath) {
        if (!rawPath.startsWith("/")) {
            return Optional.of("no / at the beginning");
        }
        if (rawPath.contains("//")) {
            return Optional.of("//");
        }
        for (var segment : rawPath.split("/")) {
            if (segment.equals(".") || segment.equals("..")) {
                return Optional.of("dot segment");
            }
        }
        return objectionToCharacters(rawPath);
    }

    private static Optional<String> objectionToCharacters(String rawPath) {
        var decoded = ByteBuffer.allocate(rawPath.length());
        for (int i = 0; i < rawPath.length(); i++) {
            char next = rawPath.charAt(i);
            if (next == '%') {
                if (!isEscape(rawPath, i)) {
                    return Optional.of("% without two hexadecimal digits");
                }
                int value = HexFormat.fromHexDigits(rawPath, i + 1, i + ESCAPE_LENGTH);
                if (meansSomethingInPaths(value)) {
                    return Optional.of(rawPath.substring(i, i + ESCAPE_LENGTH));
                }
                decoded.put((byte) value);
                i += ESCAPE_LENGTH - 1;
            } else if (next == ';' || next == '\\' || next <= ' ' || next > '~') {
                return Optional.of("character " + (int) next);
            } else {
                decoded.put((byte) next);
            }
        }
        return isText(decoded.flip()) ? Optional.empty() : Optional.of("no UTF-8");
    }

    private static boolean isEscape(String path, int at) {
        return at + ESCAPE_LENGTH <= path.length()
                && HexFormat.isHexDigit(path.charAt(at + 1))
                && HexFormat.isHexDigit(path.charAt(at + 2));
    }

    // Written plainly these would be looked at; a % hides another escape.
    private static boolean meansSomethingInPaths(int value) {
        return value < ' ' || value == 0x7f || "./\\;%?#".indexOf(value) >= 0;
    }

    private static boolean isText(ByteBuffer bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(bytes);
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
