package io.hearth.property.sheet;

import static io.hearth.property.sheet.Sheets.home;
import static io.hearth.property.sheet.Sheets.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RejectedRowsTest {

    private static final Object[] HEADER = {"序号", "小区", "楼栋", "单元", "房号", "用户类别", "建筑面积(㎡)", "入网日期", "证件号", "备注"};

    @TempDir
    Path folder;

    @Test
    void canBeCorrectedAndSentAgain() throws IOException {
        var source = Sheets.xlsx(
                folder,
                row("台账"),
                HEADER,
                row(1, "江畔花园", "1", "1", "101", "居民", 0, LocalDate.of(2026, 11, 20), "99010119900307004X", "=1+1"),
                row(2, "江畔花园", "1", "1", "102", "居民", 70, null, null, null),
                row(3, "江畔花园", "1", "1", "103", "居民", "待测", null, null, "备注\n两行"));
        var rejected = rejectedOf(source, "rejected.xlsx");
        assertThat(Sheets.errors(rejected))
                .extracting(RowError::line, RowError::column, RowError::code)
                .containsExactly(
                        tuple(2, "建筑面积(㎡)", RowErrorCode.AREA_NOT_POSITIVE),
                        tuple(3, "建筑面积(㎡)", RowErrorCode.NOT_A_NUMBER));
        try (var sheet = PropertySheet.open(rejected, SheetLimits.standard())) {
            assertThat(sheet.header().names()).startsWith("序号", "小区").endsWith("备注", "错误 / error");
            assertThat(sheet.warnings()).extracting(SheetWarning::name).containsExactly("备注");
        }

        var corrected = corrected(rejected, "89.53");
        assertThat(Sheets.read(corrected)).hasSize(2).allMatch(RowOutcome.Good.class::isInstance);
        assertThat(Sheets.good(corrected).getFirst()).satisfies(property -> {
            assertThat(property.areas().buildingSquareMetres()).isEqualTo(new BigDecimal("89.53"));
            assertThat(property.firstSuppliedOn()).isEqualTo(LocalDate.of(2026, 11, 20));
            assertThat(property.customer().identityNumber()).isEqualTo("99010119900307004X");
        });
    }

    @Test
    void haveOneErrorColumnHoweverOftenTheyAreSent() throws IOException {
        var source = Sheets.xlsx(folder, Sheets.HEADER, row("江畔花园", "1", "1", "101", "居民", "?"), home("102"));
        var again = rejectedOf(rejectedOf(source, "first.xlsx"), "second.xlsx");
        try (var sheet = PropertySheet.open(again, SheetLimits.standard())) {
            assertThat(sheet.header().names()).containsExactly("小区", "楼栋", "单元", "房号", "用户类别", "建筑面积(㎡)", "错误 / error");
            assertThat(sheet.rows())
                    .singleElement()
                    .satisfies(outcome -> assertThat(outcome.source().cell(6))
                            .isEqualTo("建筑面积(㎡): “?”不是数字\n建筑面积(㎡): '?' is not a number"));
        }
    }

    @Test
    void takeErrorsFoundElsewhere() throws IOException {
        var source = Sheets.xlsx(folder, Sheets.HEADER, home("101"));
        var file = folder.resolve("rejected.xlsx");
        try (var sheet = PropertySheet.open(source, SheetLimits.standard());
                var out = new FileOutputStream(file.toFile());
                var rejected = new RejectedRows(out, sheet.header())) {
            sheet.rows()
                    .forEach(outcome -> rejected.add(
                            outcome.source(),
                            List.of(RowErrorCode.UNKNOWN_COMMUNITY.at(
                                    outcome.source().line(),
                                    sheet.header().nameOf(PropertyColumn.COMMUNITY),
                                    "江畔花园"))));
            assertThat(rejected.rows()).isEqualTo(1);
        }
        assertThat(Sheets.read(file))
                .singleElement()
                .satisfies(outcome -> assertThat(outcome.source().cell(6)).startsWith("小区: 小区“江畔花园”尚未建档"));
    }

    @Test
    void holdTextOnlySoThatExcelNeitherRoundsNorReckons() throws IOException {
        var source = Sheets.csv(
                folder,
                HEADER,
                row("1", "江畔花园", "1", "1", "3-2", "居民", "0", "", "99010119900307004X", "=cmd|' /C calc'!A0"));
        try (var workbook = new XSSFWorkbook(
                new FileInputStream(rejectedOf(source, "rejected.xlsx").toFile()))) {
            var cells = workbook.getSheetAt(0).getRow(1);
            assertThat(cells.cellIterator()).toIterable().hasSize(11).allSatisfy(cell -> {
                assertThat(cell.getCellType()).isEqualTo(CellType.STRING);
                assertThat(cell.getCellStyle().getDataFormatString()).isEqualTo("@");
            });
        }
    }

    private Path rejectedOf(Path source, String name) throws IOException {
        var file = folder.resolve(name);
        try (var sheet = PropertySheet.open(source, SheetLimits.standard());
                var out = new FileOutputStream(file.toFile());
                var rejected = new RejectedRows(out, sheet.header())) {
            sheet.rows().forEach(outcome -> {
                if (outcome instanceof RowOutcome.Bad bad) {
                    rejected.add(bad.source(), bad.errors());
                }
            });
        }
        return file;
    }

    /** What a clerk does in Excel. */
    private Path corrected(Path rejected, String area) throws IOException {
        var file = folder.resolve("corrected.xlsx");
        try (var workbook = new XSSFWorkbook(new FileInputStream(rejected.toFile()));
                var out = new FileOutputStream(file.toFile())) {
            var sheet = workbook.getSheetAt(0);
            for (int row = 1; row <= sheet.getLastRowNum(); row++) {
                // Made anew, since this library would leave the old inline text beside the new one; Excel does not.
                sheet.getRow(row).createCell(6).setCellValue(area);
            }
            workbook.write(out);
        }
        return file;
    }
}
