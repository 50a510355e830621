package io.hearth.property.sheet;

import static io.hearth.property.sheet.Sheets.HEADER;
import static io.hearth.property.sheet.Sheets.home;
import static io.hearth.property.sheet.Sheets.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CsvFileTest {

    private static final Object[] SHOP = {"江畔花园", "２号楼", "", "商铺，东\"门\"", "商铺", "1,234.50"};

    @TempDir
    Path folder;

    enum Encoding {
        UTF_8("", StandardCharsets.UTF_8),
        UTF_8_WITH_MARK("\uFEFF", StandardCharsets.UTF_8),
        GB18030("", Charset.forName("GB18030")),
        UTF_16_LITTLE("\uFEFF", StandardCharsets.UTF_16LE),
        UTF_16_BIG("\uFEFF", StandardCharsets.UTF_16BE);

        final String mark;
        final Charset charset;

        Encoding(String mark, Charset charset) {
            this.mark = mark;
            this.charset = charset;
        }
    }

    @ParameterizedTest
    @EnumSource
    void isReadInAnyEncoding(Encoding encoding) {
        for (var delimiter : new String[] {",", "\t", ";"}) {
            var text = encoding.mark + Sheets.csvText(delimiter, row("台账"), HEADER, home("101"), SHOP);
            assertThat(Sheets.good(Sheets.bytes(folder, text.getBytes(encoding.charset))))
                    .as("%s, delimiter <%s>", encoding, delimiter)
                    .extracting(property -> property.address().room())
                    .containsExactly("101", "商铺,东\"门\"");
        }
    }

    @Test
    void keepsRareCharactersOfNames() {
        var text = Sheets.csvText(
                ",", row("小区", "楼栋", "房号", "用户类别", "建筑面积", "户名"), row("江畔花园", "1", "101", "居民", "89.5", "𠮷䶮喆"));
        assertThat(Sheets.good(Sheets.bytes(folder, text.getBytes(Charset.forName("GB18030")))))
                .singleElement()
                .extracting(property -> property.customer().name())
                .isEqualTo("𠮷䶮喆");
    }

    @Test
    void countsARowWithLineBreaksInACellAsOne() {
        var file = Sheets.csv(folder, row("标题\n第二行"), HEADER, home("101"));
        assertThat(Sheets.good(file)).extracting(PropertyEntry::line).containsExactly(3);
    }

    @Test
    void thatIsGoneIsNoFaultOfItsSender() {
        assertThatThrownBy(() -> Sheets.read(folder.resolve("gone.csv"))).isInstanceOf(UncheckedIOException.class);
    }

    @Nested
    class Refusing {

        @ParameterizedTest
        @ValueSource(strings = {"a\0b", "\u0001\u0002"})
        void whatIsNoText(String content) {
            refuses(content.getBytes(StandardCharsets.UTF_8), SheetRefusal.NOT_A_SHEET);
        }

        @Test
        void bytesOfNoEncoding() {
            refuses(new byte[] {(byte) 0xFF, (byte) 0xFF, (byte) 0xFF, ','}, SheetRefusal.NOT_A_SHEET);
        }

        @Test
        void anEmptyFile() {
            refuses(new byte[0], SheetRefusal.EMPTY_FILE);
        }

        @ParameterizedTest
        @ValueSource(strings = {"<html><table>", "\uFEFF  <!DOCTYPE html>", "<?xml version='1.0'?><Workbook/>"})
        void webPagesThatCallThemselvesSheets(String content) {
            refuses(content.getBytes(StandardCharsets.UTF_8), SheetRefusal.WEB_PAGE);
        }

        @Test
        void aQuotationMarkThatIsNeverClosed() {
            var text =
                    Sheets.csvText(",", HEADER, home("101")) + "\r\n\"江畔花园" + ",1号楼,1,101,居民,89.5\r\n".repeat(20_000);
            refuses(text.getBytes(StandardCharsets.UTF_8), SheetRefusal.ROW_TOO_LONG);
        }

        private void refuses(byte[] content, SheetRefusal reason) {
            assertThatThrownBy(() -> Sheets.read(Sheets.bytes(folder, content)))
                    .isInstanceOf(SheetRefused.class)
                    .hasFieldOrPropertyWithValue("reason", reason);
        }
    }
}
