package io.hearth.property.sheet;

import static io.hearth.property.sheet.Sheets.HEADER;
import static io.hearth.property.sheet.Sheets.home;
import static io.hearth.property.sheet.Sheets.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PropertySheetTest {

    /** Format-valid, made up: 154 is given to no network, 990101 to no place. */
    private static final String PHONE = "15400001234";

    private static final String IDENTITY_NUMBER = "99010119900307004X";

    @TempDir
    Path folder;

    @Nested
    class Headers {

        @Test
        void areFoundBelowTitlesInAnyOrderAndSpelling() {
            var file = Sheets.xlsx(
                    folder,
                    row("哈尔滨滨江供热有限公司"),
                    row("2026-2027 供热季用户台账", null, null, "单位：平方米"),
                    row(),
                    row("序号", "姓 名", "建筑面积\n（㎡）", "门牌号", "单元号", "楼号", "小区名称", "用户类型*", "手机号码", "身份证号"),
                    row(1, "张　三", 89.53, 301, 2, "1号楼", "江畔花园", "居民", PHONE, IDENTITY_NUMBER));
            assertThat(Sheets.good(file)).singleElement().satisfies(property -> {
                assertThat(property.line()).isEqualTo(5);
                assertThat(property.address()).isEqualTo(new PropertyAddress("江畔花园", "1号楼", "2", "301"));
                assertThat(property.customerClass()).isEqualTo(CustomerClass.RESIDENT);
                assertThat(property.areas()).isEqualTo(new Areas(new BigDecimal("89.53"), null, null, null));
                assertThat(property.supplyStatus()).isEqualTo(SupplyStatus.SUPPLIED);
                assertThat(property.customer()).isEqualTo(new CustomerEntry(null, "张三", PHONE, IDENTITY_NUMBER));
            });
        }

        @Test
        void mayBeEnglish() {
            var file = Sheets.csv(
                    folder,
                    row(
                            "Community",
                            "Building No.",
                            "Unit",
                            "Room",
                            "Customer Class",
                            "Usable area (m²)",
                            "Storey_height",
                            "Station",
                            "Heat source",
                            "District",
                            "Supply status",
                            "First supplied on",
                            "Customer no"),
                    row(
                            "River Garden",
                            "1",
                            "2",
                            "301",
                            "Low income",
                            "61.2",
                            "2.8m",
                            "S1",
                            "Plant",
                            "North",
                            "stopped",
                            "2026-11-20",
                            "C1"));
            assertThat(Sheets.good(file))
                    .singleElement()
                    .isEqualTo(new PropertyEntry(
                            2,
                            new PropertyAddress("River Garden", "1", "2", "301"),
                            new HeatNetwork("Plant", "S1", "North"),
                            CustomerClass.LOW_INCOME,
                            new Areas(null, new BigDecimal("61.20"), null, null),
                            new BigDecimal("2.80"),
                            SupplyStatus.STOPPED,
                            LocalDate.of(2026, 11, 20),
                            new CustomerEntry("C1", null, null, null)));
        }

        @ParameterizedTest
        @EnumSource
        void areKnownByTheirUsualNames(PropertyColumn column) {
            assertThat(PropertyColumn.headed(column.chinese())).contains(column);
            assertThat(PropertyColumn.headed(" " + column.english().toUpperCase() + " "))
                    .contains(column);
            assertThat(PropertyColumn.headed(column.name())).contains(column);
        }

        @ParameterizedTest
        @CsvSource({
            "建筑面积㎡,BUILDING_AREA",
            "建筑面积（平方米）,BUILDING_AREA",
            "*套内建筑面积,INNER_AREA",
            "收费面积[m²],CHARGING_AREA",
            "层高米,STOREY_HEIGHT",
            "层高(m),STOREY_HEIGHT",
            "幢,BUILDING",
            "室号：,ROOM",
            "入网日期,FIRST_SUPPLIED_ON",
            "业主姓名,CUSTOMER_NAME",
            "所属片区,DISTRICT",
            "room,ROOM"
        })
        void areKnownWithMeasuresAndMarks(String heading, PropertyColumn column) {
            assertThat(PropertyColumn.headed(heading)).contains(column);
        }

        @Test
        void mayTakeTwoRows() {
            var file = Sheets.xlsx(
                    folder,
                    row("房屋", null, null, null, "用户类别", "面积(㎡)", null),
                    row("小区", "楼号", "单元", "房号", null, "建筑", "使用"),
                    row("江畔花园", "1", "1", "101", "居民", "89.5", "67"));
            assertThat(Sheets.good(file))
                    .singleElement()
                    .extracting(PropertyEntry::areas)
                    .isEqualTo(new Areas(new BigDecimal("89.50"), new BigDecimal("67.00"), null, null));
        }

        @Test
        void warnOfColumnsThatAreNotImported() {
            var file = Sheets.xlsx(
                    folder,
                    row("序号", "小区", "楼栋", "房号", "用户类别", "建筑面积", "备注", "房间号"),
                    row(1, "江畔花园", "1", "101", "居民", "89.5", "阳台封闭", "102"));
            try (var sheet = PropertySheet.open(file, SheetLimits.standard())) {
                assertThat(sheet.warnings())
                        .extracting(SheetWarning::code, SheetWarning::name)
                        .containsExactly(
                                tuple(SheetWarning.Code.UNKNOWN_COLUMN, "备注"),
                                tuple(SheetWarning.Code.REPEATED_COLUMN, "房间号"));
                assertThat(sheet.rows())
                        .singleElement()
                        .asInstanceOf(InstanceOfAssertFactories.type(RowOutcome.Good.class))
                        .extracting(good -> good.property().address().room())
                        .isEqualTo("101");
            }
        }

        @Test
        void thatLackColumnsRefuseTheFileAndNameThem() {
            var file = Sheets.xlsx(folder, row("小区", "房号", "户名"), row("江畔花园", "101", "张三"));
            assertThatThrownBy(() -> Sheets.read(file)).isInstanceOfSatisfying(SheetRefused.class, refused -> {
                assertThat(refused.reason()).isEqualTo(SheetRefusal.MISSING_COLUMNS);
                assertThat(refused.chinese()).isEqualTo("缺少必需的列：楼栋、用户类别、面积（建筑面积、使用面积、套内面积、收费面积之一）");
                assertThat(refused.english())
                        .isEqualTo("Required columns are missing: building, customer class,"
                                + " an area (building, usable, inner or charging area)");
            });
        }

        @Test
        void thatAreNowhereRefuseTheFile() {
            var file = Sheets.csv(folder, row("张三", "李四"), row("1", "2"));
            assertThatThrownBy(() -> Sheets.read(file)).extracting("reason").isEqualTo(SheetRefusal.HEADER_NOT_FOUND);
        }
    }

    @Nested
    class Cells {

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "89.53|89.53",
                    "８９．５３|89.53",
                    "1,234.5|1234.50",
                    "１，２３４．５０|1234.50",
                    "89.5㎡|89.50",
                    "89.5 m²|89.50",
                    "89.5平方米|89.50",
                    "89.5平米|89.50",
                    " 89 . 5 |89.50",
                    "89。5|89.50",
                    "89.534|89.53",
                    "89.535|89.54",
                    "89|89.00",
                    "12,345,678.9|-",
                    "99999.99|99999.99",
                    "89,5|-",
                    "12,34.5|-",
                    "约89|-",
                    "1e3|-",
                    "89.5.1|-",
                    "NaN|-",
                    "٨٩|-"
                })
        void holdAreasAsPeopleWriteThem(String written, String read) {
            var file = Sheets.xlsx(folder, HEADER, row("江畔花园", "1", "1", "101", "居民", written));
            if (read.equals("-")) {
                assertThat(Sheets.errors(file)).singleElement().satisfies(error -> {
                    assertThat(error.column()).isEqualTo("建筑面积(㎡)");
                    assertThat(error.code()).isIn(RowErrorCode.NOT_A_NUMBER, RowErrorCode.AREA_TOO_LARGE);
                });
            } else {
                assertThat(Sheets.good(file))
                        .singleElement()
                        .extracting(property -> property.areas().buildingSquareMetres())
                        .isEqualTo(new BigDecimal(read));
            }
        }

        @ParameterizedTest
        @CsvSource({
            "0,AREA_NOT_POSITIVE",
            "0.004,AREA_NOT_POSITIVE",
            "-5,AREA_NOT_POSITIVE",
            "100000.01,AREA_TOO_LARGE",
            "'',NO_AREA",
            "-,NO_AREA",
            "#N/A,SPREADSHEET_ERROR",
            "#REF!,SPREADSHEET_ERROR",
            "待测,NOT_A_NUMBER"
        })
        void holdNoAreaThatCannotBe(String written, RowErrorCode code) {
            var file = Sheets.csv(folder, HEADER, row("江畔花园", "1", "1", "101", "居民", written));
            assertThat(Sheets.errors(file))
                    .extracting(RowError::line, RowError::column, RowError::code)
                    .containsExactly(tuple(2, "建筑面积(㎡)", code));
        }

        @Test
        void holdNoPartThatIsLargerThanTheBuildingArea() {
            var file = Sheets.csv(
                    folder,
                    row("小区", "楼栋", "房号", "用户类别", "建筑面积", "使用面积", "套内面积"),
                    row("江畔花园", "1", "101", "居民", "67", "89.5", "70"));
            assertThat(Sheets.errors(file))
                    .extracting(RowError::column, RowError::code)
                    .containsExactly(
                            tuple("使用面积", RowErrorCode.AREA_ABOVE_BUILDING_AREA),
                            tuple("套内面积", RowErrorCode.AREA_ABOVE_BUILDING_AREA));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "2026-10-20",
                    "2026/10/20",
                    "2026.10.20",
                    "2026年10月20日",
                    "２０２６－１０－２０",
                    "20261020",
                    "46315",
                    "2026-10-20 00:00:00",
                    "2026 年 10 月 20 日"
                })
        void holdDaysAsPeopleWriteThem(String written) {
            assertThat(Sheets.good(supplied(written)))
                    .singleElement()
                    .extracting(PropertyEntry::firstSuppliedOn)
                    .isEqualTo(LocalDate.of(2026, 10, 20));
        }

        @Test
        void holdDaysAsExcelStoresThem() {
            for (Object stored : new Object[] {LocalDate.of(2026, 10, 20), 46315, 20261020}) {
                assertThat(Sheets.good(supplied(stored)))
                        .singleElement()
                        .extracting(PropertyEntry::firstSuppliedOn)
                        .isEqualTo(LocalDate.of(2026, 10, 20));
            }
        }

        @ParameterizedTest
        @CsvSource({
            "2026-02-30,NOT_A_DATE",
            "去年,NOT_A_DATE",
            "26-10-20,NOT_A_DATE",
            "0202-10-20,DATE_NOT_PLAUSIBLE",
            "2206-10-20,DATE_NOT_PLAUSIBLE",
            "12345,DATE_NOT_PLAUSIBLE"
        })
        void holdNoDayThatCannotBe(String written, RowErrorCode code) {
            assertThat(Sheets.errors(supplied(written)))
                    .extracting(RowError::column, RowError::code)
                    .containsExactly(tuple("入网日期", code));
        }

        private Path supplied(Object day) {
            return Sheets.xlsx(
                    folder, row("小区", "楼栋", "房号", "用户类别", "建筑面积", "入网日期"), row("江畔花园", "1", "101", "居民", "89.5", day));
        }

        @ParameterizedTest
        @CsvSource({"0,HEIGHT_NOT_PLAUSIBLE", "30.01,HEIGHT_NOT_PLAUSIBLE", "-3,HEIGHT_NOT_PLAUSIBLE", "高,NOT_A_NUMBER"
        })
        void holdNoHeightThatCannotBe(String written, RowErrorCode code) {
            var file = Sheets.csv(
                    folder,
                    row("小区", "楼栋", "房号", "用户类别", "建筑面积", "层高"),
                    row("江畔花园", "1", "101", "商铺", "89.5", written));
            assertThat(Sheets.errors(file)).extracting(RowError::code).containsExactly(code);
        }

        @Test
        void nameClassAndStatusInWordsThatAreKnown() {
            var file = Sheets.csv(
                    folder,
                    row("小区", "楼栋", "房号", "用户类别", "建筑面积", "供热状态"),
                    row("江畔花园", "1", "101", "住宅", "89.5", "报停"),
                    row("江畔花园", "1", "102", "商 服", "89.5", ""),
                    row("江畔花园", "1", "103", "外星人", "89.5", "也许"));
            assertThat(Sheets.good(file))
                    .extracting(PropertyEntry::customerClass, PropertyEntry::supplyStatus)
                    .containsExactly(
                            tuple(CustomerClass.RESIDENT, SupplyStatus.STOPPED),
                            tuple(CustomerClass.SHOP, SupplyStatus.SUPPLIED));
            assertThat(Sheets.errors(file))
                    .extracting(RowError::code)
                    .containsExactly(RowErrorCode.UNKNOWN_CUSTOMER_CLASS, RowErrorCode.UNKNOWN_SUPPLY_STATUS);
            assertThat(Sheets.errors(file).getFirst().chinese())
                    .isEqualTo("“外星人”不是用户类别，可填：居民、低保、学校、医院、办公、宾馆、商业、工业、公建、非居民");
        }

        @Test
        void thatExcelMadeADateOfAreNoRooms() {
            var file = Sheets.xlsx(
                    folder, HEADER, row("江畔花园", LocalDate.of(2026, 3, 2), "1", LocalDate.of(2026, 5, 1), "居民", 89.5));
            assertThat(Sheets.errors(file))
                    .extracting(RowError::column, RowError::code)
                    .containsExactly(
                            tuple("楼栋", RowErrorCode.ADDRESS_IS_A_DATE), tuple("房号", RowErrorCode.ADDRESS_IS_A_DATE));
        }

        @Test
        void tellAllThatIsWrongAtOnce() {
            var file = Sheets.csv(folder, HEADER, row("", "", "1", "x".repeat(101), "", "abc"));
            assertThat(Sheets.errors(file))
                    .extracting(RowError::column, RowError::code)
                    .containsExactly(
                            tuple("小区", RowErrorCode.MISSING_VALUE),
                            tuple("楼栋", RowErrorCode.MISSING_VALUE),
                            tuple("房号", RowErrorCode.TEXT_TOO_LONG),
                            tuple("用户类别", RowErrorCode.MISSING_VALUE),
                            tuple("建筑面积(㎡)", RowErrorCode.NOT_A_NUMBER));
        }
    }

    @Nested
    class People {

        private static final Object[] WITH_PEOPLE = {"小区", "楼栋", "房号", "用户类别", "建筑面积", "户名", "联系电话", "证件号"};

        private Path with(@Nullable Object phone, @Nullable Object identityNumber) {
            return Sheets.xlsx(folder, WITH_PEOPLE, row("江畔花园", "1", "101", "居民", "89.5", "张三", phone, identityNumber));
        }

        @ParameterizedTest
        @ValueSource(strings = {"154 0000 1234", "154-0000-1234", "+8615400001234", "１５４００００１２３４", "8615400001234"})
        void havePhonesInAnyForm(String written) {
            assertThat(Sheets.good(with(written, null)))
                    .singleElement()
                    .extracting(property -> property.customer().phone())
                    .isEqualTo(PHONE);
        }

        @Test
        void havePhonesStoredAsNumbers() {
            assertThat(Sheets.good(with(15400001234L, null)))
                    .singleElement()
                    .extracting(property -> property.customer().phone())
                    .isEqualTo(PHONE);
        }

        @ParameterizedTest
        @ValueSource(strings = {"12345678901", "1540000123", "154000012345", "张三", "1540000123x"})
        void haveNoPhoneThatIsNone(String written) {
            assertThat(Sheets.errors(with(written, null)))
                    .extracting(RowError::column, RowError::code)
                    .containsExactly(tuple("联系电话", RowErrorCode.PHONE_NOT_VALID));
        }

        @Test
        void haveIdentityNumbersWithARightCheckDigit() {
            assertThat(Sheets.good(with(null, "990101 1990 0307 004x")))
                    .singleElement()
                    .extracting(property -> property.customer().identityNumber())
                    .isEqualTo(IDENTITY_NUMBER);
            assertThat(Sheets.errors(with(null, "990101199003070041")))
                    .extracting(RowError::code)
                    .containsExactly(RowErrorCode.IDENTITY_NUMBER_NOT_VALID);
        }

        @Test
        void loseTheirIdentityNumberToExcel() {
            assertThat(Sheets.errors(with(null, 990101199003070041L)))
                    .extracting(RowError::column, RowError::code)
                    .containsExactly(tuple("证件号", RowErrorCode.DIGITS_LOST));
        }

        @Test
        void areNeverNamedInErrors() {
            var shifted = Sheets.csv(
                    folder,
                    WITH_PEOPLE,
                    row(PHONE, IDENTITY_NUMBER, PHONE, PHONE, IDENTITY_NUMBER, PHONE, IDENTITY_NUMBER, PHONE),
                    row("江畔花园", "2", "101", "15400 00123 4", "154-0000-1234", "张三", "1540000123", "9901011990030700"));
            assertThat(Sheets.errors(shifted)).hasSizeGreaterThanOrEqualTo(6).allSatisfy(error -> {
                assertThat(error.toString()).doesNotContainPattern("\\d{7}");
                assertThat(error.chinese() + error.english()).doesNotContain("1234", "0307", "张三");
            });
            assertThat(Sheets.read(shifted).toString()).doesNotContain(PHONE, IDENTITY_NUMBER, "张三");
        }

        @Test
        void areNotNamedInErrorsFoundElsewhereEither() {
            var error = RowErrorCode.UNKNOWN_COMMUNITY.at(2, "小区", PHONE);
            assertThat(error.chinese()).isEqualTo("小区“***********”尚未建档");
        }

        @Test
        void areNotPrintedWithTheirRows() {
            assertThat(Sheets.read(with(PHONE, IDENTITY_NUMBER)).toString())
                    .contains("江畔花园")
                    .doesNotContain(PHONE, IDENTITY_NUMBER, "张三");
        }
    }

    @Nested
    class Rows {

        @Test
        void keepTheLineThatExcelShows() {
            for (var file : new Path[] {
                Sheets.xlsx(folder, row("标题"), row(), HEADER, home("101"), row(), row(" ", "　"), home("102")),
                Sheets.csv(folder, row("标题"), row(), HEADER, home("101"), row(), row(" ", "　"), home("102"))
            }) {
                assertThat(Sheets.read(file))
                        .extracting(outcome -> outcome.source().line())
                        .containsExactly(4, 7);
            }
        }

        @Test
        void areSkippedWhenTheyAreNoProperties() {
            var file = Sheets.xlsx(
                    folder,
                    HEADER,
                    home("101"),
                    HEADER,
                    home("102"),
                    row("小 计", null, null, null, null, 179.06),
                    home("103"),
                    row("合　计", null, null, null, null, 268.59),
                    row("制表人：样例", null, null, "审核："));
            try (var sheet = PropertySheet.open(file, SheetLimits.standard())) {
                assertThat(sheet.rows().filter(RowOutcome.Skipped.class::isInstance))
                        .extracting(outcome -> outcome.source().line(), outcome -> ((RowOutcome.Skipped) outcome).why())
                        .containsExactly(
                                tuple(3, RowOutcome.Skipped.Why.REPEATED_HEADER),
                                tuple(5, RowOutcome.Skipped.Why.TOTAL),
                                tuple(7, RowOutcome.Skipped.Why.TOTAL),
                                tuple(8, RowOutcome.Skipped.Why.FOOTNOTE));
                assertThat(sheet.tally()).isEqualTo(new SheetTally(8, 3, 0, 4));
                assertThat(sheet.tally().rows()).isEqualTo(7);
            }
        }

        @Test
        void areCountedWhileTheyAreRead() {
            var file = Sheets.xlsx(folder, HEADER, home("101"), home("101"), home("102"));
            try (var sheet = PropertySheet.open(file, SheetLimits.standard())) {
                var rows = sheet.rows().iterator();
                rows.next();
                assertThat(sheet.tally()).isEqualTo(new SheetTally(2, 1, 0, 0));
                rows.next();
                assertThat(sheet.tally()).isEqualTo(new SheetTally(3, 1, 1, 0));
            }
        }

        @Test
        void thatTellTheSamePropertyTwiceNameBothLines() {
            var file = Sheets.xlsx(
                    folder,
                    HEADER,
                    row("江畔花园", "1号楼", "2单元", "301室", "居民", 89.53),
                    home("302"),
                    row("江畔 花园", "１＃", "二单元", "0301", "居民", 70));
            assertThat(Sheets.errors(file)).singleElement().satisfies(error -> {
                assertThat(error.line()).isEqualTo(4);
                assertThat(error.column()).isEqualTo("房号");
                assertThat(error.code()).isEqualTo(RowErrorCode.DUPLICATE_IN_FILE);
                assertThat(error.chinese()).isEqualTo("第 4 行与第 2 行是同一房产（小区、楼栋、单元、房号相同）");
                assertThat(error.english()).contains("Row 4", "row 2");
            });
        }

        @Test
        void areTheSameFromXlsxAndCsv() {
            Object[][] table = {
                HEADER, home("101"), home("１０２"), row("江畔花园", "2", null, "商1", "商铺", "1,234.5"), home("101"), row("合计")
            };
            assertThat(Sheets.read(Sheets.csv(folder, table)))
                    .hasSize(5)
                    .isEqualTo(Sheets.read(Sheets.xlsx(folder, table)));
        }
    }

    @Nested
    class Limits {

        private static final SheetLimits FEW =
                new SheetLimits(5000, 1 << 20, 1 << 16, 3, BigDecimal.TEN, BigDecimal.TEN);

        @Test
        void holdForRows() {
            var file = Sheets.xlsx(folder, HEADER, home("1"), home("2"), home("3"), home("4"));
            try (var sheet = PropertySheet.open(file, FEW)) {
                assertThatThrownBy(() -> sheet.rows().toList())
                        .hasFieldOrPropertyWithValue("reason", SheetRefusal.TOO_MANY_ROWS)
                        .hasMessageContaining("at most 3");
            }
        }

        @Test
        void holdForFiles() {
            var file = Sheets.bytes(folder, new byte[5001]);
            assertThatThrownBy(() -> PropertySheet.open(file, FEW))
                    .hasFieldOrPropertyWithValue("reason", SheetRefusal.FILE_TOO_LARGE);
        }

        @Test
        void holdForColumns() {
            Object[] wide = Stream.concat(
                            Stream.of(HEADER), IntStream.range(0, 251).mapToObj(i -> "x" + i))
                    .toArray();
            for (var file : new Path[] {Sheets.xlsx(folder, wide), Sheets.csv(folder, wide)}) {
                assertThatThrownBy(() -> Sheets.read(file))
                        .hasFieldOrPropertyWithValue("reason", SheetRefusal.TOO_MANY_COLUMNS);
            }
        }

        @Test
        void mustBePositive() {
            assertThatThrownBy(() -> new SheetLimits(1, 1, 1, 0, BigDecimal.ONE, BigDecimal.ONE))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new SheetLimits(1, 1, 1, 1, BigDecimal.ZERO, BigDecimal.ONE))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
