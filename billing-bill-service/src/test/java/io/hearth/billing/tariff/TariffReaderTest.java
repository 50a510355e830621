package io.hearth.billing.tariff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.hearth.billing.tariff.TariffProblem.Code;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

class TariffReaderTest {

    private static final String EVERYTHING = everything();

    /** One edit of a good tariff, and the problem that it makes; it may bring others with it. */
    record Mistake(String replaced, String by, String field, Code code, String detail) {

        String json() {
            assertThat(EVERYTHING).contains(replaced);
            return EVERYTHING.replaceFirst(Pattern.quote(replaced), Matcher.quoteReplacement(by));
        }
    }

    static final List<Mistake> MISTAKES = List.of(
            new Mistake("\"city\": \"Sample city\"", "\"town\": 1, \"city\": \"x\"", "town", Code.UNKNOWN_FIELD, ""),
            new Mistake(
                    "\"coefficient\": \"1\"",
                    "\"colour\": \"red\", \"coefficient\": \"1\"",
                    "rates[1].heightFactor.brackets[0].colour",
                    Code.UNKNOWN_FIELD,
                    ""),
            new Mistake("\"city\": \"Sample city\",", "", "city", Code.MISSING, ""),
            new Mistake("\"Sample city\"", "null", "city", Code.MISSING, ""),
            new Mistake(
                    "\"standardMetres\": \"3\"",
                    "\"standardMetres\": null",
                    "rates[3].heightFactor.standardMetres",
                    Code.MISSING,
                    ""),
            new Mistake("\"Sample city\"", "7", "city", Code.NOT_A_TEXT, ""),
            new Mistake("\"Sample city\"", "\" \"", "city", Code.BLANK, ""),
            new Mistake("Sample city", "x".repeat(501), "city", Code.TOO_LONG, "500"),
            new Mistake("\"everything\"", "\"Every Thing\"", "tariff", Code.NOT_A_TARIFF_CODE, "Every Thing"),
            new Mistake(
                    "\"LOW_INCOME\"", "\"low income\"", "rates[0].customerClasses[1]", Code.NOT_A_CODE, "low income"),
            new Mistake("\"LOW_INCOME\"", "{}", "rates[0].customerClasses[1]", Code.NOT_A_CODE, ""),
            new Mistake("HIGH_RISE", "tower!", "rates[0].chargingArea[2].buildingType", Code.NOT_A_CODE, "tower!"),
            new Mistake("\"MONTH\"", "\"WEEK\"", "rates[0].price.per", Code.NOT_ONE_OF, "SEASON, MONTH, DAY"),
            new Mistake(
                    "\"USABLE\"",
                    "\"ROOF\"",
                    "rates[2].chargingArea[0].area",
                    Code.NOT_ONE_OF,
                    "BUILDING, USABLE, INNER"),
            new Mistake(
                    "\"PROPORTIONAL\"",
                    "\"CUBIC\"",
                    "rates[3].heightFactor.kind",
                    Code.NOT_ONE_OF,
                    "PROPORTIONAL, STARTED_STEPS, BRACKETS"),
            new Mistake("\"30.00\"", "30.00", "rates[1].price.parts[0].yuanPerSquareMetre", Code.NOT_A_DECIMAL, "30.0"),
            new Mistake(
                    "\"30.00\"",
                    "\"30,00\"",
                    "rates[1].price.parts[0].yuanPerSquareMetre",
                    Code.NOT_A_DECIMAL,
                    "\"30,00\""),
            new Mistake(
                    "\"30.00\"",
                    "\"3e1\"",
                    "rates[1].price.parts[0].yuanPerSquareMetre",
                    Code.NOT_A_DECIMAL,
                    "\"3e1\""),
            new Mistake(
                    "\"30.00\"",
                    "\"1234567890\"",
                    "rates[1].price.parts[0].yuanPerSquareMetre",
                    Code.NOT_A_DECIMAL,
                    "\"1234567890\""),
            new Mistake("\"year\": 2026", "\"year\": \"2026\"", "documents[0].year", Code.NOT_A_WHOLE_NUMBER, ""),
            new Mistake("\"days\": 121", "\"days\": 121.0", "heatingSeason.days", Code.NOT_A_WHOLE_NUMBER, ""),
            new Mistake("\"days\": 121", "\"days\": 99999999999", "heatingSeason.days", Code.NOT_A_WHOLE_NUMBER, ""),
            new Mistake(
                    "\"withLift\": true",
                    "\"withLift\": \"yes\"",
                    "rates[0].chargingArea[1].withLift",
                    Code.NOT_TRUE_OR_FALSE,
                    ""),
            new Mistake("2026-10-01", "2026-02-30", "effectiveFrom", Code.NOT_A_DATE, "2026-02-30"),
            new Mistake("2026-10-01", "1 Oct 2026", "effectiveFrom", Code.NOT_A_DATE, "1 Oct 2026"),
            new Mistake("2026-10-01", "+12026-10-01", "effectiveFrom", Code.NOT_A_DATE, "+12026-10-01"),
            new Mistake("\"11-15\"", "\"15 Nov\"", "heatingSeason.firstDay", Code.NOT_A_DAY_OF_YEAR, "15 Nov"),
            new Mistake("\"03-15\"", "\"02-30\"", "heatingSeason.lastDay", Code.NOT_A_DAY_OF_YEAR, "02-30"),
            new Mistake(
                    "\"price\": {\n      \"per\": \"DAY\"",
                    "\"price\": 1, \"x\": {\n \"per\": \"DAY\"",
                    "rates[2].price",
                    Code.NOT_AN_OBJECT,
                    ""),
            new Mistake("[ \"SHOP\" ]", "\"SHOP\"", "rates[1].customerClasses", Code.NOT_A_LIST, ""),
            new Mistake("[ \"SHOP\" ]", "[ ]", "rates[1].customerClasses", Code.MISSING_CLASS, ""),
            new Mistake(
                    "[ \"SHOP\" ]",
                    "[ \"SHOP\", \"RESIDENT\" ]",
                    "rates[1].customerClasses",
                    Code.CLASS_TWICE,
                    "RESIDENT"),
            new Mistake("[ \"SHOP\" ]", "[ \"SHOP\", \"SHOP\" ]", "rates[1].customerClasses", Code.CLASS_TWICE, "SHOP"),
            new Mistake(
                    "[ \"SHOP\" ]",
                    "[ " + "\"A\", ".repeat(100) + "\"SHOP\" ]",
                    "rates[1].customerClasses",
                    Code.TOO_MANY,
                    "100"),
            new Mistake(
                    "[ {\n      \"area\": \"USABLE\"\n    } ]", "[ ]", "rates[2].chargingArea", Code.EMPTY_LIST, ""),
            new Mistake("\"0.28\"", "\"0\"", "rates[2].price.parts[0].yuanPerSquareMetre", Code.NOT_POSITIVE, ""),
            new Mistake("\"0.28\"", "\"-0.28\"", "rates[2].price.parts[0].yuanPerSquareMetre", Code.NOT_POSITIVE, ""),
            new Mistake(
                    "\"0.28\"", "\"10000.01\"", "rates[2].price.parts[0].yuanPerSquareMetre", Code.TOO_LARGE, "10000"),
            new Mistake(
                    "\"0.28\"",
                    "\"0.2800001\"",
                    "rates[2].price.parts[0].yuanPerSquareMetre",
                    Code.TOO_MANY_DECIMALS,
                    "6"),
            new Mistake("\"0.85\"", "\"2.01\"", "rates[0].chargingArea[1].coefficient", Code.TOO_LARGE, "2"),
            new Mistake("\"0.90\"", "\"0\"", "rates[0].chargingArea[3].coefficient", Code.NOT_POSITIVE, ""),
            new Mistake(
                    "\"area\": \"INNER\"",
                    "\"area\": \"BUILDING\"",
                    "rates[0].chargingArea[1]",
                    Code.CHOICE_NEVER_REACHED,
                    ""),
            new Mistake("\"year\": 2026", "\"year\": 202", "documents[0].year", Code.TOO_SMALL, "1949"),
            new Mistake("\"days\": 121", "\"days\": 0", "heatingSeason.days", Code.TOO_SMALL, "1"),
            new Mistake("\"days\": 121", "\"days\": 211", "heatingSeason.days", Code.SEASON_DAYS_DISAGREE, "121"),
            new Mistake("\"months\": \"4\"", "\"months\": \"13\"", "heatingSeason.months", Code.TOO_LARGE, "12"),
            new Mistake("121,\n    \"months\": \"4\"", "121", "heatingSeason.months", Code.MONTHS_NEEDED, ""),
            new Mistake(
                    "\"upToMetres\": \"3.3\"",
                    "\"upToMetres\": \"3.0\"",
                    "rates[1].heightFactor.brackets[1]",
                    Code.LADDER_HOLE,
                    "3.0 – 3.3 m"),
            new Mistake(
                    "\"upToMetres\": \"3.3\"",
                    "\"upToMetres\": \"3.5\"",
                    "rates[1].heightFactor.brackets[1]",
                    Code.LADDER_OVERLAP,
                    "3.3 – 3.5 m"),
            new Mistake(
                    "\"upToMetres\": \"3.3\"",
                    "\"aboveMetres\": \"1\", \"upToMetres\": \"3.3\"",
                    "rates[1].heightFactor.brackets[0]",
                    Code.LADDER_HOLE,
                    "0 – 1 m"),
            new Mistake(
                    "\"aboveMetres\": \"4\",",
                    "\"aboveMetres\": \"4\", \"upToMetres\": \"5\",",
                    "rates[1].heightFactor.brackets",
                    Code.LADDER_HOLE,
                    "> 5 m"),
            new Mistake(
                    "\"aboveMetres\": \"4\",", "", "rates[1].heightFactor.brackets[2]", Code.LADDER_OVERLAP, "0 – 4 m"),
            new Mistake(
                    "\"upToMetres\": \"3.3\",",
                    "\"upToMetres\": \"3.3\", \"aboveMetres\": \"-1\",",
                    "rates[1].heightFactor.brackets[0].aboveMetres",
                    Code.NOT_POSITIVE,
                    ""),
            new Mistake(
                    "\"coefficient\": \"1.25\"",
                    "\"coefficient\": \"0.95\"",
                    "rates[1].heightFactor.brackets[1].coefficient",
                    Code.TOO_SMALL,
                    "1"),
            new Mistake(
                    "\"stepMetres\": \"0.1\"",
                    "\"stepMetres\": \"0.001\"",
                    "rates[2].heightFactor.stepMetres",
                    Code.TOO_SMALL,
                    "0.01"),
            new Mistake(
                    "\"percentPerStep\": \"3\"",
                    "\"percentPerStep\": \"300\"",
                    "rates[2].heightFactor.percentPerStep",
                    Code.TOO_LARGE,
                    "100"),
            new Mistake(
                    "\"maximumPercent\": \"100\"",
                    "\"maximumPercent\": \"0\"",
                    "rates[2].heightFactor.maximumPercent",
                    Code.NOT_POSITIVE,
                    ""),
            new Mistake(
                    "\"standardMetres\": \"3\"",
                    "\"standardMetres\": \"0.3\"",
                    "rates[3].heightFactor.standardMetres",
                    Code.TOO_SMALL,
                    "1"));

    @Test
    void takesEverythingAndWritesItBackWithoutAChange() {
        var accepted = (TariffReading.Accepted) TariffReader.read(EVERYTHING);
        assertThat(TariffWriter.write(accepted.version())).isEqualTo(EVERYTHING);
    }

    @ParameterizedTest
    @FieldSource("MISTAKES")
    void namesTheMistakeAndItsPlace(Mistake mistake) {
        assertThat(problems(mistake.json()))
                .contains(new TariffProblem(mistake.field(), mistake.code(), mistake.detail()));
    }

    @Test
    void namesAnEmptyBracket() {
        var json = EVERYTHING.replace("\"upToMetres\": \"4\"", "\"upToMetres\": \"3.3\"");
        assertThat(problems(json))
                .extracting(TariffProblem::code)
                .containsExactlyInAnyOrder(Code.BRACKET_EMPTY, Code.LADDER_HOLE);
    }

    @Test
    void namesWhatIsNotJson() {
        assertThat(problems("{ \"tariff\": ")).extracting(TariffProblem::code).containsExactly(Code.NOT_JSON);
        assertThat(problems("")).extracting(TariffProblem::code).containsExactly(Code.NOT_AN_OBJECT);
        assertThat(problems("[]")).extracting(TariffProblem::code).containsExactly(Code.NOT_AN_OBJECT);
        assertThat(problems(EVERYTHING + "{}")).extracting(TariffProblem::code).containsExactly(Code.NOT_JSON);
        assertThat(problems(EVERYTHING + "{}").getFirst().english())
                .contains("line")
                .doesNotContain("jackson");
        assertThat(problems("[".repeat(5000))).extracting(TariffProblem::code).containsExactly(Code.NOT_JSON);
    }

    @Test
    void refusesAFieldThatStandsTwice() {
        var problem = problems(EVERYTHING.replace("\"per\": \"DAY\"", "\"per\": \"DAY\",\n\"per\": \"DAY\""))
                .getFirst();
        assertThat(problem.code()).isEqualTo(Code.NOT_JSON);
        assertThat(problem.english()).contains("line 75", "per");
    }

    @Test
    void refusesADocumentThatIsTooLong() {
        assertThat(problems(" ".repeat(200_001)))
                .containsExactly(new TariffProblem("", Code.DOCUMENT_TOO_LONG, "200000"));
    }

    @Test
    void namesAllProblemsAtOnce() {
        var json = EVERYTHING
                .replace("\"Sample city\"", "7")
                .replace("\"0.28\"", "\"0\"")
                .replace("\"30.00\"", "30")
                .replace("\"BUILDING\",\n      \"coefficient\": \"0.90\"", "\"INNER\"")
                .replace("\"MONTH\"", "\"WEEK\"")
                .replace("\"upToMetres\": \"3.3\"", "\"upToMetres\": \"3.0\"")
                .replace("\"year\": 2026", "\"year\": 2026, \"page\": 3");
        assertThat(problems(json))
                .extracting(TariffProblem::field)
                .containsExactly(
                        "city",
                        "documents[0].page",
                        "rates[0].price.per",
                        "rates[0].chargingArea[3]",
                        "rates[1].price.parts[0].yuanPerSquareMetre",
                        "rates[1].heightFactor.brackets[1]",
                        "rates[2].price.parts[0].yuanPerSquareMetre");
    }

    @Test
    void aVersionWithProblemsCannotBeMade() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Samples.version(
                        Samples.price(Price.Per.SEASON, "0"), Samples.BUILDING_AREA, Samples.NO_HEIGHT_FACTOR))
                .withMessageContaining("NOT_POSITIVE");
    }

    @Test
    void everyProblemHasATest() {
        var tested =
                MISTAKES.stream().map(Mistake::code).collect(Collectors.toCollection(() -> EnumSet.noneOf(Code.class)));
        // the rest are tested one by one, here and in TariffTest
        tested.addAll(EnumSet.of(
                Code.NOT_JSON, Code.DOCUMENT_TOO_LONG, Code.BRACKET_EMPTY, Code.ANOTHER_TARIFF, Code.DATE_TAKEN));
        assertThat(tested).containsExactlyInAnyOrder(Code.values());
    }

    @ParameterizedTest
    @EnumSource
    void everyProblemIsToldInBothLanguages(Code code) {
        var problem = new TariffProblem("city", code, "7");
        assertThat(problem.english()).matches("[\\x20-\\x7e]+").doesNotContain("%");
        assertThat(problem.chinese()).containsPattern("\\p{IsHan}").doesNotContain("%");
    }

    private static List<TariffProblem> problems(String json) {
        return ((TariffReading.Refused) TariffReader.read(json)).problems();
    }

    private static String everything() {
        try (var in = TariffReaderTest.class.getResourceAsStream("/tariffs/everything.json")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
