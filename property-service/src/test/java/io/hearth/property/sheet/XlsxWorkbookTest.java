package io.hearth.property.sheet;

import static io.hearth.property.sheet.Sheets.HEADER;
import static io.hearth.property.sheet.Sheets.home;
import static io.hearth.property.sheet.Sheets.xmlRow;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.crypt.EncryptionMode;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFRichTextString;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XlsxWorkbookTest {

    private static final Object[] DATED = {"小区", "楼栋", "房号", "用户类别", "建筑面积", "入网日期"};

    @TempDir
    Path folder;

    @Nested
    class AsExcelWritesIt {

        @Test
        void hasRichTextFormulasAndMergedTitles() {
            var file = excel(sheet -> {
                fill(sheet.createRow(0), "滨江片区用户台账");
                sheet.addMergedRegion(new CellRangeAddress(0, 0, 0, 5));
                fill(sheet.createRow(1), HEADER);
                var row = sheet.createRow(2);
                fill(row, home("101"));
                var community = new XSSFRichTextString("江畔花园");
                community.applyFont(0, 2, (short) 0);
                row.getCell(0).setCellValue(community);
                row.getCell(3).setCellFormula("100+1");
                row.getCell(4).setCellFormula("\"居\"&\"民\"");
                row.getCell(5).setCellFormula("ROUND(80+9.53,2)");
                sheet.getWorkbook().getCreationHelper().createFormulaEvaluator().evaluateAll();
            });
            assertThat(Sheets.good(file)).singleElement().satisfies(property -> {
                assertThat(property.address()).isEqualTo(new PropertyAddress("江畔花园", "1号楼", "1", "101"));
                assertThat(property.customerClass()).isEqualTo(CustomerClass.RESIDENT);
                assertThat(property.areas().buildingSquareMetres()).isEqualTo(new BigDecimal("89.53"));
            });
        }

        @Test
        void hasFormulasThatFailed() {
            var file = excel(sheet -> {
                fill(sheet.createRow(0), HEADER);
                fill(sheet.createRow(1), home("101"));
                sheet.getRow(1).getCell(5).setCellFormula("1/0");
                sheet.getWorkbook().getCreationHelper().createFormulaEvaluator().evaluateAll();
            });
            assertThat(Sheets.errors(file))
                    .extracting(RowError::column, RowError::code, RowError::english)
                    .containsExactly(tuple(
                            "建筑面积(㎡)",
                            RowErrorCode.SPREADSHEET_ERROR,
                            "The cell holds the spreadsheet's error #DIV/0!"));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "m/d/yy",
                    "yyyy-mm-dd",
                    "yyyy\"年\"m\"月\"d\"日\"",
                    "[$-804]yyyy/m/d;@",
                    "yyyy/m/d h:mm",
                    "d-mmm-yy"
                })
        void hasDatesInManyFormats(String format) {
            assertThat(Sheets.good(dated(format, 46315.5, false)))
                    .singleElement()
                    .extracting(PropertyEntry::firstSuppliedOn)
                    .isEqualTo(LocalDate.of(2026, 10, 20));
        }

        @Test
        void countsDaysFrom1904OnOldMacintoshes() {
            assertThat(Sheets.good(dated("yyyy-mm-dd", 46315 - 1462, true)))
                    .singleElement()
                    .extracting(PropertyEntry::firstSuppliedOn)
                    .isEqualTo(LocalDate.of(2026, 10, 20));
        }

        @ParameterizedTest
        @ValueSource(strings = {"0.00_);[Red]\\(0.00\\)", "#,##0.00\"day\"", "0.00E+00", "General", "0\\d"})
        void hasNumbersInFormatsThatAreNoDates(String format) {
            var file = excel(sheet -> {
                fill(sheet.createRow(0), HEADER);
                fill(sheet.createRow(1), home("101"));
                var style = sheet.getWorkbook().createCellStyle();
                style.setDataFormat(sheet.getWorkbook().createDataFormat().getFormat(format));
                sheet.getRow(1).getCell(5).setCellStyle(style);
                sheet.getRow(1).getCell(5).setCellValue(1234.5);
            });
            assertThat(Sheets.good(file))
                    .singleElement()
                    .extracting(property -> property.areas().buildingSquareMetres())
                    .isEqualTo(new BigDecimal("1234.50"));
        }

        @Test
        void hasTheListOnAnotherSheet() {
            var file = excel(sheet -> {
                fill(sheet.createRow(0), "填表说明");
                var workbook = sheet.getWorkbook();
                var list = workbook.createSheet("明细");
                fill(list.createRow(0), HEADER);
                fill(list.createRow(1), home("101"));
                fill(workbook.createSheet("小区").createRow(0), "小区", "楼栋");
                var hidden = workbook.createSheet("去年");
                fill(hidden.createRow(0), HEADER);
                workbook.setSheetHidden(workbook.getSheetIndex(hidden), true);
            });
            try (var sheet = PropertySheet.open(file, SheetLimits.standard())) {
                assertThat(sheet.rows()).hasSize(1);
                assertThat(sheet.warnings())
                        .extracting(SheetWarning::code, SheetWarning::name)
                        .containsExactly(
                                tuple(SheetWarning.Code.OTHER_SHEET, "用户"), tuple(SheetWarning.Code.OTHER_SHEET, "小区"));
            }
        }

        @Test
        void isRefusedWithAPassword() throws IOException {
            var plain = excel(sheet -> fill(sheet.createRow(0), HEADER));
            var file = folder.resolve("secret.xlsx");
            try (var container = new POIFSFileSystem()) {
                var encryptor = new EncryptionInfo(EncryptionMode.agile).getEncryptor();
                encryptor.confirmPassword("secret");
                try (var out = encryptor.getDataStream(container)) {
                    Files.copy(plain, out);
                } catch (GeneralSecurityException e) {
                    throw new IOException(e);
                }
                Sheets.write(file, container::writeFilesystem);
            }
            refuses(file, SheetRefusal.ENCRYPTED);
        }

        @Test
        void isRefusedInTheOldFormat() throws IOException {
            try (var workbook = new HSSFWorkbook()) {
                fill(workbook.createSheet().createRow(0), HEADER);
                refuses(Sheets.write(folder.resolve("old.xls"), workbook::write), SheetRefusal.OLD_EXCEL);
            }
        }

        private Path dated(String format, double day, boolean since1904) {
            return excel(sheet -> {
                var workbook = (XSSFWorkbook) sheet.getWorkbook();
                if (since1904) {
                    workbook.getCTWorkbook().addNewWorkbookPr().setDate1904(true);
                }
                fill(sheet.createRow(0), DATED);
                fill(sheet.createRow(1), "江畔花园", "1", "101", "居民", "89.5", "");
                var style = workbook.createCellStyle();
                style.setDataFormat(workbook.createDataFormat().getFormat(format));
                sheet.getRow(1).getCell(5).setCellStyle(style);
                sheet.getRow(1).getCell(5).setCellValue(day);
            });
        }

        private Path excel(Consumer<Sheet> filling) {
            try (var workbook = new XSSFWorkbook()) {
                filling.accept(workbook.createSheet("用户"));
                return Sheets.write(folder.resolve("excel.xlsx"), workbook::write);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static void fill(Row row, Object... cells) {
            for (int i = 0; i < cells.length; i++) {
                row.createCell(i).setCellValue(cells[i].toString());
            }
        }
    }

    @Nested
    class AsOthersWriteIt {

        @Test
        void mayLackReferences() {
            assertThat(Sheets.good(Sheets.zip(folder, Sheets.parts(xmlRow(HEADER) + xmlRow(home("101"))))))
                    .extracting(PropertyEntry::line)
                    .containsExactly(2);
        }

        @Test
        void mayHaveReadingAidsAboveTheText() {
            var aided = xmlRow(home("101")).replace("江畔花园</t>", "江畔花园</t><rPh sb=\"0\" eb=\"1\"><t>JIANG</t></rPh>");
            assertThat(Sheets.good(Sheets.zip(folder, Sheets.parts(xmlRow(HEADER) + aided))))
                    .extracting(property -> property.address().community())
                    .containsExactly("江畔花园");
        }

        @ParameterizedTest
        @CsvSource({
            "89.530000000000001,89.53",
            "1234.5699999999999,1234.57",
            "8.9530000000000001E1,89.53",
            "89.5,89.50",
            "9E1,90.00"
        })
        void mayHaveNumbersOfSeventeenDigits(String stored, String read) {
            assertThat(Sheets.good(withArea("<c><v>" + stored + "</v></c>")))
                    .extracting(property -> property.areas().buildingSquareMetres())
                    .containsExactly(new BigDecimal(read));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "1E999999999",
                    "1E-999999999",
                    "-1E2147483647",
                    "1E-2147483647",
                    "123456789012345678901234567890"
                })
        void mayHaveNumbersThatNobodyCanMean(String stored) {
            assertThat(Sheets.errors(withArea("<c><v>" + stored + "</v></c>"))).hasSize(1);
        }

        @Test
        void mayHaveTheRemainsOfAnOldText() {
            assertThat(Sheets.good(withArea("<c><v>89.5</v><is><t>待测</t></is></c>")))
                    .extracting(property -> property.areas().buildingSquareMetres())
                    .containsExactly(new BigDecimal("89.50"));
        }

        @Test
        void mayHaveDatesAsText() {
            var rows = xmlRow(DATED)
                    + xmlRow("江畔花园", "1", "101", "居民", "89.5")
                            .replace("</row>", "<c t=\"d\"><v>2026-10-20T00:00:00Z</v></c></row>");
            assertThat(Sheets.good(Sheets.zip(folder, Sheets.parts(rows))))
                    .extracting(PropertyEntry::firstSuppliedOn)
                    .containsExactly(LocalDate.of(2026, 10, 20));
        }
    }

    private Path withArea(String cell) {
        var rows = xmlRow(HEADER) + xmlRow("江畔花园", "1", "1", "101", "居民").replace("</row>", cell + "</row>");
        return Sheets.zip(folder, Sheets.parts(rows));
    }

    @Nested
    class MadeToHarm {

        @Test
        void unpacksToMoreThanAllowed() {
            var parts = Sheets.parts(xmlRow(HEADER) + (xmlRow(home("101")) + " ".repeat(1000)).repeat(20_000));
            var limits = new SheetLimits(1 << 20, 10 << 20, 1 << 20, 100_000, BigDecimal.TEN, BigDecimal.TEN);
            var file = Sheets.zip(folder, parts);
            assertThatThrownBy(() -> {
                        try (var sheet = PropertySheet.open(file, limits)) {
                            sheet.rows().count();
                        }
                    })
                    .hasFieldOrPropertyWithValue("reason", SheetRefusal.UNPACKS_TOO_LARGE);
        }

        @Test
        void hasOneEndlessAttribute() {
            refusesRows("<row r=\"" + "1".repeat(5 << 20) + "\"/>", SheetRefusal.UNPACKS_TOO_LARGE);
        }

        @Test
        void hasOneEndlessCell() {
            refusesRows(xmlRow("x".repeat(1 << 19)), SheetRefusal.UNPACKS_TOO_LARGE);
        }

        @Test
        void hasOneEndlessRow() {
            refusesRows(
                    xmlRow((Object[]) "x".repeat(20).split("(?<=x)"))
                            .replace("<c t", "<c r=\"A1\" t")
                            .replace(">x<", ">" + "x".repeat(30_000) + "<"),
                    SheetRefusal.ROW_TOO_LONG);
        }

        @ParameterizedTest
        @ValueSource(strings = {"ZZZZZZZZZZ1", "XFD1", "IW1"})
        void claimsColumnsFarOut(String reference) {
            refusesRows("<row r=\"1\"><c r=\"" + reference + "\"><v>1</v></c></row>", SheetRefusal.TOO_MANY_COLUMNS);
        }

        @Test
        void namesAFileOfTheServer() throws IOException {
            var secret = Files.writeString(folder.resolve("secret.txt"), "江畔花园");
            var parts = Sheets.parts(xmlRow(HEADER) + xmlRow(home("101")).replace("江畔花园", "&secret;"));
            parts.computeIfPresent(
                    "xl/worksheets/sheet1.xml",
                    (name, xml) -> "<!DOCTYPE worksheet [<!ENTITY secret SYSTEM \"" + secret.toUri() + "\">]>" + xml);
            refuses(Sheets.zip(folder, parts), SheetRefusal.DAMAGED);
        }

        @Test
        void multipliesEntities() {
            var parts = Sheets.parts(xmlRow(HEADER) + xmlRow(home("&b;")));
            parts.computeIfPresent(
                    "xl/worksheets/sheet1.xml",
                    (name, xml) -> "<!DOCTYPE w [<!ENTITY a \"xxxxxxxxxx\"><!ENTITY b \"&a;&a;&a;&a;\">]>" + xml);
            refuses(Sheets.zip(folder, parts), SheetRefusal.DAMAGED);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "<row r=\"x\"/>",
                    "<row r=\"-1\"/>",
                    "<row r=\"99999999999\"/>",
                    "<row r=\"2\"/><row r=\"1\"/>",
                    "<row><c t=\"s\"><v>7</v></c></row>",
                    "<row><c t=\"s\"><v>-1</v></c></row>",
                    "<row><c><v>abc</v></c></row>",
                    "<row><c r=\"11\"><v>1</v></c></row>",
                    "<row><c s=\"x\"><v>1</v></c></row>",
                    "<row>",
                    "<row></c>",
                    "&x;"
                })
        void isDamaged(String rows) {
            refusesRows(rows, SheetRefusal.DAMAGED);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/worksheets/sheet1.xml"})
        void lacksAPart(String part) {
            var parts = Sheets.parts(xmlRow(HEADER));
            parts.remove(part);
            refuses(Sheets.zip(folder, parts), SheetRefusal.NOT_A_SHEET);
        }

        @Test
        void isCutOff() throws IOException {
            var whole = Files.readAllBytes(Sheets.xlsx(folder, HEADER, home("101")));
            for (int length : List.of(4, 100, whole.length / 2, whole.length - 10)) {
                refuses(Sheets.bytes(folder, Arrays.copyOf(whole, length)), SheetRefusal.DAMAGED);
            }
        }

        private void refusesRows(String rows, SheetRefusal reason) {
            refuses(Sheets.zip(folder, Sheets.parts(rows)), reason);
        }
    }

    private static void refuses(Path file, SheetRefusal reason) {
        assertThatThrownBy(() -> Sheets.read(file))
                .isInstanceOf(SheetRefused.class)
                .hasFieldOrPropertyWithValue("reason", reason);
    }
}
