package io.hearth.billing.tariff;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Tariffs that ship with the product, from published price documents; their figures must be checked before use.
 *
 * <p>Each is the JSON file {@code /tariffs/<code>.json}, the form in which a company enters its own.
 */
final class ReadyMadeTariffs {

    /** Codes of all that there are. */
    static final List<String> CODES = List.of(
            "beijing-gas-inner-districts",
            "beijing-gas-outer-districts",
            "beijing-network-inner-districts",
            "beijing-network-outer-districts",
            "harbin",
            "zhengzhou");

    private ReadyMadeTariffs() {}

    /** The file as it is. */
    static String json(String code) {
        try (var in = ReadyMadeTariffs.class.getResourceAsStream("/tariffs/" + code + ".json")) {
            if (in == null) {
                throw new IllegalArgumentException("no ready-made tariff " + code + ", there are " + CODES);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static TariffVersion version(String code) {
        return switch (TariffReader.read(json(code))) {
            case TariffReading.Accepted accepted -> accepted.version();
            case TariffReading.Refused refused -> throw new IllegalStateException(code + ": " + refused.problems());
        };
    }
}
