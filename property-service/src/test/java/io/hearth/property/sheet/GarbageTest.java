package io.hearth.property.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is sent, the answer is rows, errors of rows, or a refusal by name; {@code -Dseed=N} replays a run. */
class GarbageTest {

    private static final int FILES = 300;

    private static final String[] SCRAPS = {
        "0",
        "-1",
        "１２３",
        "1,234.5",
        "89.5㎡",
        "1E+400",
        "1E-400",
        "NaN",
        "#N/A",
        "2026-02-30",
        "0000-00-00",
        "46315",
        "合计",
        "制表",
        "小区",
        "建筑面积",
        "居民",
        "商业",
        "在供",
        "15400001234",
        "99010119900307004X",
        "\"",
        "'",
        ",",
        "\t",
        ";",
        "\n",
        "\r",
        "\uFEFF",
        "\u200B",
        "\u0000",
        "\uD842\uDFB7",
        "\uD842",
        "<",
        "&amp;",
        "]]>",
        "_x000D_",
        "%s%n%d",
        "$1\\",
        "|",
        "（",
        "—",
        "一二三",
        "十",
        "号楼",
        "#",
        "x".repeat(200),
        "9".repeat(400),
        "٣",
        "²",
        "Ⅷ",
        "㍿"
    };

    @TempDir
    Path folder;

    private final long seed = Long.getLong("seed", System.nanoTime());
    private final Random random = new Random(seed);

    @BeforeEach
    void printSeed() {
        System.out.println("GarbageTest seed " + seed);
    }

    @Test
    void inCellsOfXlsx() {
        for (int i = 0; i < FILES; i++) {
            var rows = Stream.concat(
                    Stream.<Object[]>of(Sheets.HEADER),
                    Stream.generate(this::cells).limit(20));
            reads(Sheets.xlsx(folder, rows.toArray(Object[][]::new)));
        }
    }

    @Test
    void inCellsOfCsv() {
        for (int i = 0; i < FILES; i++) {
            var text = new StringBuilder(Sheets.csvText(",", Sheets.HEADER, Sheets.home("101")));
            Stream.generate(this::cells)
                    .limit(20)
                    .forEach(cells -> text.append("\r\n")
                            .append(String.join(
                                    random.nextBoolean() ? "," : "",
                                    Arrays.copyOf(cells, cells.length, String[].class))));
            reads(Sheets.bytes(folder, text.toString().getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Test
    void inHeaders() {
        for (int i = 0; i < FILES; i++) {
            reads(Sheets.xlsx(folder, cells(), cells(), cells(), cells(), cells()));
        }
    }

    @Test
    void inBytesOfXlsx() throws Exception {
        var whole = Files.readAllBytes(Sheets.xlsx(folder, Sheets.HEADER, Sheets.home("101"), Sheets.home("102")));
        for (int i = 0; i < FILES; i++) {
            reads(Sheets.bytes(folder, damaged(whole)));
        }
    }

    @Test
    void inPartsOfXlsx() {
        for (int i = 0; i < FILES; i++) {
            var parts = Sheets.parts(Sheets.xmlRow(Sheets.HEADER) + Sheets.xmlRow(Sheets.home("101")));
            var names = parts.keySet().toArray(String[]::new);
            parts.computeIfPresent(
                    names[random.nextInt(names.length)],
                    (name, xml) ->
                            new String(damaged(xml.getBytes(StandardCharsets.UTF_8)), StandardCharsets.ISO_8859_1));
            reads(Sheets.zip(folder, parts));
        }
    }

    @Test
    void inPlaceOfAnyFile() {
        for (int i = 0; i < FILES; i++) {
            var bytes = new byte[random.nextInt(2000)];
            random.nextBytes(bytes);
            if (random.nextBoolean() && bytes.length > 4) {
                System.arraycopy(new byte[] {'P', 'K', 3, 4}, 0, bytes, 0, 4);
            }
            reads(Sheets.bytes(folder, bytes));
        }
    }

    private Object[] cells() {
        return IntStream.range(0, random.nextInt(12))
                .mapToObj(i -> IntStream.range(0, random.nextInt(4))
                        .mapToObj(j -> SCRAPS[random.nextInt(SCRAPS.length)])
                        .reduce("", String::concat))
                .toArray();
    }

    private byte[] damaged(byte[] whole) {
        var bytes = whole.clone();
        for (int i = random.nextInt(8); i >= 0; i--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
    }

    private void reads(Path file) {
        try (var sheet = PropertySheet.open(file, SheetLimits.standard());
                var rejected = new RejectedRows(OutputStream.nullOutputStream(), sheet.header())) {
            sheet.rows().forEach(outcome -> {
                if (outcome instanceof RowOutcome.Bad bad) {
                    assertThat(bad.errors()).isNotEmpty();
                    rejected.add(bad.source(), bad.errors());
                }
            });
        } catch (SheetRefused refused) {
            assertThat(refused.chinese()).isNotBlank();
        } catch (RuntimeException e) {
            fail("seed " + seed, e);
        }
    }
}
