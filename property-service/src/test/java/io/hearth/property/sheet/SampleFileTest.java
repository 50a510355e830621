package io.hearth.property.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleFileTest {

    private static final Path COMMITTED = SampleFile.FOLDER.resolve(SampleFile.SHEET);

    @TempDir
    Path folder;

    @Test
    void isCommittedAsItIsMade() throws IOException {
        var made = Sheets.write(folder.resolve("made.xlsx"), SampleFile::write);
        assertThat(source(COMMITTED))
                .as("run SampleFile.main in property-service and commit what it makes")
                .isEqualTo(source(made));
        assertThat(Files.readString(SampleFile.FOLDER.resolve(SampleFile.NETWORK)))
                .isEqualTo(SampleFile.network());
    }

    @Test
    void hasFiveHundredPropertiesAndThreeRowsToCorrect() {
        try (var sheet = PropertySheet.open(COMMITTED, SheetLimits.standard())) {
            var outcomes = sheet.rows().toList();
            assertThat(sheet.tally()).isEqualTo(new SheetTally(511, 501, 2, 3));
            assertThat(sheet.warnings()).extracting(SheetWarning::name).containsExactly("备注");
            assertThat(outcomes)
                    .filteredOn(RowOutcome.Skipped.class::isInstance)
                    .extracting(outcome -> outcome.source().line())
                    .containsExactly(255, 510, 511);
        }
        assertThat(Sheets.errors(COMMITTED))
                .extracting(RowError::line, RowError::code)
                .containsExactly(
                        tuple(112, RowErrorCode.DUPLICATE_IN_FILE), tuple(191, RowErrorCode.AREA_NOT_POSITIVE));
        assertThat(Sheets.good(COMMITTED).getLast()).satisfies(unknown -> {
            assertThat(unknown.line()).isEqualTo(509);
            assertThat(unknown.address().community()).isEqualTo("望江名邸");
            assertThat(SampleFile.network()).doesNotContain("望江名邸");
        });
    }

    @Test
    void hasTheDirtThatItsReadmeTells() {
        var rows = source(COMMITTED).stream().collect(Collectors.toMap(SourceLine::line, Function.identity()));
        assertThat(rows).doesNotContainKeys(114, 406);
        assertThat(cells(rows, "建筑面积(㎡)", 9, 74, 499, 504)).containsExactly("７１．８５", "84.16㎡", "1,286.40", "１，１０５．７５");
        assertThat(cells(rows, "使用面积(㎡)", 10, 75)).containsExactly("４７．４２", " 70.47 ");
        assertThat(cells(rows, "楼栋", 11, 112)).containsExactly("１号楼", "2#");
        assertThat(cells(rows, "房号", 16, 64, 112, 191)).containsExactly("１０１", "201", "201室", "阁楼");
        assertThat(cells(rows, "户名", 94)).allMatch(name -> name.contains("　"));
        assertThat(cells(rows, "联系电话", 95, 96)).allMatch(phone -> phone.matches("154[- ]\\d{4}[- ]\\d{4}"));
        assertThat(cells(rows, "首次供热日期", 449, 452, 455, 458))
                .containsExactly("2026-11-02", "2026年11月11日", "2026/11/20", "2026.11.29");
        assertThat(cells(rows, "供热状态", 21, 62, 137, 203, 251, 309, 341, 379, 437, 475))
                .containsOnly("停供");
    }

    private static List<String> cells(Map<Integer, SourceLine> rows, String column, int... lines) {
        int place = SampleFile.HEADER.indexOf(column);
        return Arrays.stream(lines)
                .mapToObj(line -> Objects.requireNonNull(rows.get(line)).cell(place))
                .toList();
    }

    @Test
    void isADistrictWithShops() {
        var properties = Sheets.good(COMMITTED);
        assertThat(properties.stream()
                        .map(property -> property.address().community())
                        .distinct())
                .containsExactly("江畔嘉园", "松浦新苑", "冰城和园", "学苑雅居", "江湾新城", "望江名邸");
        var shops = properties.stream()
                .filter(property -> property.customerClass() == CustomerClass.SHOP)
                .toList();
        assertThat(shops)
                .hasSize(32)
                .allSatisfy(shop -> assertThat(shop.storeyHeightMetres())
                        .isBetween(new BigDecimal("2.80"), new BigDecimal("5.40")));
        assertThat(properties)
                .filteredOn(property -> property.supplyStatus() == SupplyStatus.STOPPED)
                .hasSize(10);
        assertThat(properties)
                .filteredOn(property -> LocalDate.of(2026, 10, 20).isBefore(property.firstSuppliedOn()))
                .hasSize(12);
        assertThat(properties)
                .allSatisfy(property ->
                        assertThat(property.areas().usableSquareMetres()).isPositive());
    }

    @Test
    void namesNobodyWhoCanExist() {
        var customers =
                Sheets.good(COMMITTED).stream().map(PropertyEntry::customer).toList();
        assertThat(customers).allSatisfy(customer -> {
            assertThat(customer.phone()).matches("154\\d{8}");
            assertThat(customer.identityNumber()).startsWith("990101");
        });
        assertThat(new HashSet<>(customers)).hasSizeBetween(480, 495);
        assertThat(customers.stream().map(CustomerEntry::phone).distinct()).hasSameSizeAs(new HashSet<>(customers));
    }

    @Test
    void isReadTheSameFromCsv() {
        var text = Sheets.csvText(",", SampleFile.rows());
        var csv = Sheets.bytes(folder, text.getBytes(Charset.forName("GB18030")));
        assertThat(Sheets.good(csv)).isEqualTo(Sheets.good(COMMITTED));
        assertThat(Sheets.errors(csv)).isEqualTo(Sheets.errors(COMMITTED));
    }

    private static List<SourceLine> source(Path file) {
        var rows = new ArrayList<SourceLine>();
        try (var workbook = SourceFile.open(file, SheetLimits.standard());
                var sheet = workbook.candidates().getFirst().rows()) {
            for (var row = sheet.next(); row != null; row = sheet.next()) {
                rows.add(row);
            }
        }
        return rows;
    }
}
