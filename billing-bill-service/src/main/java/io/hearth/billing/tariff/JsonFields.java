package io.hearth.billing.tariff;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The fields of one JSON object, taken one by one; what cannot be taken comes back as {@code null} and is noted as a
 * problem at its place. A field that is null counts as absent.
 */
final class JsonFields {

    private static final Pattern DECIMAL = Pattern.compile("-?\\d{1,9}(\\.\\d{1,9})?");
    private static final int MOST_CHARACTERS = 500;
    private static final int MOST_ENTRIES = 100;

    private final JsonNode object;
    private final Problems problems;
    private final Set<String> taken = new HashSet<>();

    private JsonFields(JsonNode object, Problems problems) {
        this.object = object;
        this.problems = problems;
    }

    /** Reads an object with a reader that takes its fields; those not taken are noted as unknown. */
    static <T> @Nullable T read(JsonNode node, Problems problems, Function<JsonFields, @Nullable T> reader) {
        if (!node.isObject()) {
            problems.add("", TariffProblem.Code.NOT_AN_OBJECT);
            return null;
        }
        var fields = new JsonFields(node, problems);
        var result = reader.apply(fields);
        for (var name : node.propertyNames()) {
            if (!fields.taken.contains(name)) {
                problems.add(name, TariffProblem.Code.UNKNOWN_FIELD);
            }
        }
        return result;
    }

    Problems problems() {
        return problems;
    }

    /** Whether an optional field is there. */
    boolean has(String name) {
        taken.add(name);
        return object.hasNonNull(name);
    }

    @Nullable String text(String name) {
        var node = required(name);
        if (node == null) {
            return null;
        }
        if (!node.isString()) {
            problems.add(name, TariffProblem.Code.NOT_A_TEXT);
            return null;
        }
        var text = node.stringValue();
        if (text.isBlank()) {
            problems.add(name, TariffProblem.Code.BLANK);
            return null;
        }
        if (text.length() > MOST_CHARACTERS) {
            problems.add(name, TariffProblem.Code.TOO_LONG, String.valueOf(MOST_CHARACTERS));
            return null;
        }
        return text;
    }

    /** A text of a certain form, else a problem that quotes it. */
    @Nullable String text(String name, Predicate<String> form, TariffProblem.Code otherwise) {
        var text = text(name);
        if (text != null && !form.test(text)) {
            problems.add(name, otherwise, text);
            return null;
        }
        return text;
    }

    /** A text that stands for a date or the like, read by a reader that throws {@link DateTimeException}. */
    <T> @Nullable T date(String name, Function<String, T> reader, TariffProblem.Code otherwise) {
        var text = text(name);
        if (text == null) {
            return null;
        }
        try {
            return reader.apply(text);
        } catch (DateTimeException e) {
            problems.add(name, otherwise, text);
            return null;
        }
    }

    <E extends Enum<E>> @Nullable E oneOf(Class<E> words, String name) {
        var text = text(name);
        if (text == null) {
            return null;
        }
        var all = words.getEnumConstants();
        for (var word : all) {
            if (word.name().equals(text)) {
                return word;
            }
        }
        problems.add(
                name,
                TariffProblem.Code.NOT_ONE_OF,
                Arrays.stream(all).map(Enum::name).collect(Collectors.joining(", ")));
        return null;
    }

    /** A decimal written as text, so that nothing on its way makes a binary fraction of it. */
    @Nullable BigDecimal decimal(String name) {
        var node = required(name);
        if (node == null) {
            return null;
        }
        if (!node.isString() || !DECIMAL.matcher(node.stringValue()).matches()) {
            problems.add(name, TariffProblem.Code.NOT_A_DECIMAL, shortened(node.toString()));
            return null;
        }
        return new BigDecimal(node.stringValue());
    }

    @Nullable Integer wholeNumber(String name) {
        var node = required(name);
        if (node == null) {
            return null;
        }
        if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            problems.add(name, TariffProblem.Code.NOT_A_WHOLE_NUMBER);
            return null;
        }
        return node.intValue();
    }

    @Nullable Boolean trueOrFalse(String name) {
        var node = required(name);
        if (node == null) {
            return null;
        }
        if (!node.isBoolean()) {
            problems.add(name, TariffProblem.Code.NOT_TRUE_OR_FALSE);
            return null;
        }
        return node.booleanValue();
    }

    <T> @Nullable T object(String name, Function<JsonFields, @Nullable T> reader) {
        var node = required(name);
        return node == null ? null : read(node, problems.at(name), reader);
    }

    /** A list of objects; {@code null} as soon as one of them could not be read. */
    <T> @Nullable List<T> objects(String name, Function<JsonFields, @Nullable T> reader) {
        return list(name, (node, at) -> read(node, at, reader));
    }

    @Nullable List<CustomerClass> customerClasses(String name) {
        return list(name, (node, at) -> {
            if (node.isString() && CodeForm.fits(node.stringValue())) {
                return new CustomerClass(node.stringValue());
            }
            at.add("", TariffProblem.Code.NOT_A_CODE, shortened(node.asString("")));
            return null;
        });
    }

    private interface EntryReader<T> {
        @Nullable T read(JsonNode entry, Problems at);
    }

    private <T> @Nullable List<T> list(String name, EntryReader<T> reader) {
        var node = required(name);
        if (node == null) {
            return null;
        }
        if (!node.isArray()) {
            problems.add(name, TariffProblem.Code.NOT_A_LIST);
            return null;
        }
        if (node.size() > MOST_ENTRIES) {
            problems.add(name, TariffProblem.Code.TOO_MANY, String.valueOf(MOST_ENTRIES));
            return null;
        }
        var entries = new ArrayList<T>();
        for (int i = 0; i < node.size(); i++) {
            var entry = reader.read(node.get(i), problems.at(name, i));
            if (entry != null) {
                entries.add(entry);
            }
        }
        return entries.size() == node.size() ? entries : null;
    }

    private @Nullable JsonNode required(String name) {
        if (has(name)) {
            return object.get(name);
        }
        problems.add(name, TariffProblem.Code.MISSING);
        return null;
    }

    private static String shortened(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}
