package io.hearth.billing.tariff;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes a tariff version as the JSON that {@link TariffReader} reads: fields in the same order, decimals as text. */
final class TariffWriter {

    private static final JsonMapper MAPPER = new JsonMapper();

    /** Always the same bytes for the same version, so that files can be compared. */
    private static final DefaultPrettyPrinter LAYOUT = new DefaultPrettyPrinter()
            .withSeparators(Separators.createDefaultInstance()
                    .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                    .withArrayEmptySeparator("")
                    .withObjectEmptySeparator(""))
            .withObjectIndenter(new DefaultIndenter("  ", "\n"));

    private TariffWriter() {}

    static String write(TariffVersion version) {
        return MAPPER.writer().with(LAYOUT).writeValueAsString(json(version)) + "\n";
    }

    private static ObjectNode json(TariffVersion version) {
        var out = MAPPER.createObjectNode()
                .put("tariff", version.tariff())
                .put("city", version.city())
                .put("scope", version.scope())
                .put("effectiveFrom", version.effectiveFrom().toString())
                .put("sourceNote", version.sourceNote());
        each(out, "documents", version.documents(), TariffWriter::document);
        season(out.putObject("heatingSeason"), version.heatingSeason());
        each(out, "rates", version.rates(), TariffWriter::rate);
        return out;
    }

    private static void document(ObjectNode out, PriceDocument document) {
        out.put("name", document.name());
        if (document.number() != null) {
            out.put("number", document.number());
        }
        out.put("year", document.year());
    }

    private static void season(ObjectNode out, SeasonDates season) {
        out.put("firstDay", season.firstDay().toString().substring("--".length()));
        out.put("lastDay", season.lastDay().toString().substring("--".length()));
        out.put("days", season.days());
        decimal(out, "months", season.months());
    }

    private static void rate(ObjectNode out, Rate rate) {
        var classes = out.putArray("customerClasses");
        rate.customerClasses().forEach(customerClass -> classes.add(customerClass.code()));
        var price = out.putObject("price");
        price.put("per", rate.price().per().name());
        each(price, "parts", rate.price().parts(), (part, it) -> {
            part.put("name", it.name());
            decimal(part, "yuanPerSquareMetre", it.yuanPerSquareMetre());
        });
        each(out, "chargingArea", rate.chargingArea().choices(), TariffWriter::choice);
        heightFactor(out, rate.heightFactor());
    }

    private static void choice(ObjectNode out, AreaRule.Choice choice) {
        out.put("area", choice.area().name());
        decimal(out, "coefficient", choice.coefficient());
        if (choice.buildingType() != null) {
            out.put("buildingType", choice.buildingType().code());
        }
        if (choice.withLift() != null) {
            out.put("withLift", choice.withLift());
        }
    }

    private static void heightFactor(ObjectNode rate, HeightFactor factor) {
        switch (factor) {
            case HeightFactor.None none -> {}
            case HeightFactor.Proportional proportional -> {
                var out = factor(rate, HeightFactor.Kind.PROPORTIONAL);
                decimal(out, "standardMetres", proportional.standardMetres());
            }
            case HeightSteps steps -> {
                var out = factor(rate, HeightFactor.Kind.STARTED_STEPS);
                decimal(out, "aboveMetres", steps.aboveMetres());
                decimal(out, "stepMetres", steps.stepMetres());
                decimal(out, "percentPerStep", steps.percentPerStep());
                decimal(out, "maximumPercent", steps.maximumPercent());
            }
            case HeightBrackets ladder ->
                each(factor(rate, HeightFactor.Kind.BRACKETS), "brackets", ladder.brackets(), (out, bracket) -> {
                    decimal(out, "aboveMetres", bracket.aboveMetres());
                    decimal(out, "upToMetres", bracket.upToMetres());
                    decimal(out, "coefficient", bracket.coefficient());
                });
        }
    }

    private static ObjectNode factor(ObjectNode rate, HeightFactor.Kind kind) {
        return rate.putObject("heightFactor").put("kind", kind.name());
    }

    private static <T> void each(ObjectNode out, String name, Collection<T> entries, BiConsumer<ObjectNode, T> writer) {
        var list = out.putArray(name);
        entries.forEach(entry -> writer.accept(list.addObject(), entry));
    }

    private static void decimal(ObjectNode out, String name, @Nullable BigDecimal value) {
        if (value != null) {
            out.put(name, value.toPlainString());
        }
    }
}
