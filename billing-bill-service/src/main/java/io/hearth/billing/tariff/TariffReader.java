package io.hearth.billing.tariff;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads a tariff version from JSON, strictly: unknown, missing and doubled fields are refused, and a refusal names all
 * problems at once (only what concerns several rates together has to wait until each of them can be read).
 */
final class TariffReader {

    private static final int MOST_CHARACTERS = 200_000;
    private static final Pattern TARIFF_CODE = Pattern.compile("[a-z0-9][a-z0-9-]{0,63}");
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private TariffReader() {}

    static TariffReading read(String json) {
        var problems = new Problems();
        var node = parsed(json, problems);
        var draft = node == null ? null : JsonFields.read(node, problems, TariffReader::version);
        return draft == null || problems.count() > 0
                ? new TariffReading.Refused(problems.list())
                : new TariffReading.Accepted(draft.get());
    }

    private static @Nullable JsonNode parsed(String json, Problems problems) {
        if (json.length() > MOST_CHARACTERS) {
            problems.add("", TariffProblem.Code.DOCUMENT_TOO_LONG, String.valueOf(MOST_CHARACTERS));
            return null;
        }
        try {
            return MAPPER.readTree(json);
        } catch (JacksonException e) {
            var at = e.getLocation();
            var place = at == null ? "" : "line %d, column %d".formatted(at.getLineNr(), at.getColumnNr());
            // Only the parser speaks of the text; others speak of our settings.
            var why = e instanceof StreamReadException ? ": " + e.getOriginalMessage() : "";
            problems.add("", TariffProblem.Code.NOT_JSON, place + why);
            return null;
        }
    }

    /** A version to be made once nothing is wrong with it: unknown fields come to light only after the others. */
    private static @Nullable Supplier<TariffVersion> version(JsonFields in) {
        var tariff = in.text("tariff", TARIFF_CODE.asMatchPredicate(), TariffProblem.Code.NOT_A_TARIFF_CODE);
        var city = in.text("city");
        var scope = in.text("scope");
        var effectiveFrom = in.date("effectiveFrom", TariffReader::date, TariffProblem.Code.NOT_A_DATE);
        var sourceNote = in.text("sourceNote");
        var documents = in.objects("documents", TariffReader::document);
        var season = in.object("heatingSeason", TariffReader::season);
        var rates = in.objects("rates", TariffReader::rate);
        if (tariff == null
                || city == null
                || scope == null
                || effectiveFrom == null
                || sourceNote == null
                || documents == null
                || season == null
                || rates == null) {
            return null;
        }
        TariffVersion.check(documents, season, rates, in.problems());
        return () -> new TariffVersion(tariff, city, scope, effectiveFrom, sourceNote, documents, season, rates);
    }

    private static @Nullable PriceDocument document(JsonFields in) {
        var name = in.text("name");
        var number = in.has("number") ? in.text("number") : null;
        var year = in.wholeNumber("year");
        if (name == null || year == null) {
            return null;
        }
        var document = new PriceDocument(name, number, year);
        document.check(in.problems());
        return document;
    }

    private static @Nullable SeasonDates season(JsonFields in) {
        var firstDay = in.date("firstDay", TariffReader::dayOfYear, TariffProblem.Code.NOT_A_DAY_OF_YEAR);
        var lastDay = in.date("lastDay", TariffReader::dayOfYear, TariffProblem.Code.NOT_A_DAY_OF_YEAR);
        var days = in.wholeNumber("days");
        var months = in.has("months") ? in.decimal("months") : null;
        if (firstDay == null || lastDay == null || days == null) {
            return null;
        }
        var season = new SeasonDates(firstDay, lastDay, days, months);
        season.check(in.problems());
        return season;
    }

    /** Four digits of a year, where {@link LocalDate#parse(CharSequence)} would take more. */
    private static LocalDate date(String text) {
        if (!DATE.matcher(text).matches()) {
            throw new DateTimeException(text);
        }
        return LocalDate.parse(text);
    }

    private static MonthDay dayOfYear(String text) {
        return MonthDay.parse("--" + text);
    }

    private static @Nullable Rate rate(JsonFields in) {
        var classes = in.customerClasses("customerClasses");
        var price = in.object("price", TariffReader::price);
        var chargingArea = areaRule(in);
        var heightFactor = in.has("heightFactor")
                ? in.object("heightFactor", TariffReader::heightFactor)
                : new HeightFactor.None();
        if (classes == null || price == null || chargingArea == null || heightFactor == null) {
            return null;
        }
        var rate = new Rate(classes, price, chargingArea, heightFactor);
        rate.check(in.problems());
        return rate;
    }

    private static @Nullable AreaRule areaRule(JsonFields in) {
        var choices = in.objects("chargingArea", TariffReader::choice);
        if (choices == null) {
            return null;
        }
        var rule = new AreaRule(choices);
        rule.check(in.problems().at("chargingArea"));
        return rule;
    }

    private static @Nullable Price price(JsonFields in) {
        var per = in.oneOf(Price.Per.class, "per");
        var parts = in.objects("parts", TariffReader::part);
        if (per == null || parts == null) {
            return null;
        }
        var price = new Price(per, parts);
        price.check(in.problems());
        return price;
    }

    private static Price.@Nullable Part part(JsonFields in) {
        var name = in.text("name");
        var yuan = in.decimal("yuanPerSquareMetre");
        return name == null || yuan == null ? null : new Price.Part(name, yuan);
    }

    private static AreaRule.@Nullable Choice choice(JsonFields in) {
        var area = in.oneOf(AreaKind.class, "area");
        var coefficient = in.has("coefficient") ? in.decimal("coefficient") : null;
        var buildingType =
                in.has("buildingType") ? in.text("buildingType", CodeForm::fits, TariffProblem.Code.NOT_A_CODE) : null;
        var withLift = in.has("withLift") ? in.trueOrFalse("withLift") : null;
        return area == null
                ? null
                : new AreaRule.Choice(
                        area, coefficient, buildingType == null ? null : new BuildingType(buildingType), withLift);
    }

    private static @Nullable HeightFactor heightFactor(JsonFields in) {
        var kind = in.oneOf(HeightFactor.Kind.class, "kind");
        var factor = kind == null
                ? null
                : switch (kind) {
                    case PROPORTIONAL -> proportional(in);
                    case STARTED_STEPS -> steps(in);
                    case BRACKETS -> brackets(in);
                };
        if (factor != null) {
            factor.check(in.problems());
        }
        return factor;
    }

    private static @Nullable HeightFactor proportional(JsonFields in) {
        var standard = in.decimal("standardMetres");
        return standard == null ? null : new HeightFactor.Proportional(standard);
    }

    private static @Nullable HeightFactor steps(JsonFields in) {
        var above = in.decimal("aboveMetres");
        var step = in.decimal("stepMetres");
        var percent = in.decimal("percentPerStep");
        var maximum = in.has("maximumPercent") ? in.decimal("maximumPercent") : null;
        return above == null || step == null || percent == null ? null : new HeightSteps(above, step, percent, maximum);
    }

    private static @Nullable HeightFactor brackets(JsonFields in) {
        var brackets = in.objects("brackets", TariffReader::bracket);
        return brackets == null ? null : new HeightBrackets(brackets);
    }

    private static HeightBrackets.@Nullable Bracket bracket(JsonFields in) {
        var above = in.has("aboveMetres") ? in.decimal("aboveMetres") : null;
        var upTo = in.has("upToMetres") ? in.decimal("upToMetres") : null;
        var coefficient = in.decimal("coefficient");
        return coefficient == null ? null : new HeightBrackets.Bracket(above, upTo, coefficient);
    }
}
