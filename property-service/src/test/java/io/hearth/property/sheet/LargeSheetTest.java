package io.hearth.property.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.concurrent.TimeUnit;
import org.dhatim.fastexcel.Workbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LargeSheetTest {

    private static final int ROWS = 100_000;

    @TempDir
    Path folder;

    @Test
    void isReadInA128MebibyteHeap() throws Exception {
        var file = folder.resolve("large.xlsx");
        write(file, ROWS);
        var output = folder.resolve("output.txt");
        var process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx128m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        LargeSheetTest.class.getName(),
                        file.toString(),
                        folder.resolve("rejected.xlsx").toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            assertThat(process.waitFor(3, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        var said = Files.readString(output, StandardCharsets.UTF_8);
        System.out.println(said);
        assertThat(process.exitValue()).as(said).isZero();
        assertThat(said).contains("good=99000", "bad=1000");
    }

    /** Reads a sheet and writes its rejected rows, as an import does, in a process whose heap is limited. */
    public static void main(String[] args) throws IOException {
        if (args.length == 1) {
            write(Path.of(args[0]), ROWS);
            return;
        }
        long start = System.nanoTime();
        try (var sheet = PropertySheet.open(Path.of(args[0]), SheetLimits.standard());
                var out = new BufferedOutputStream(Files.newOutputStream(Path.of(args[1])));
                var rejected = new RejectedRows(out, sheet.header())) {
            sheet.rows().forEach(outcome -> {
                if (outcome instanceof RowOutcome.Bad bad) {
                    rejected.add(bad.source(), bad.errors());
                }
            });
            System.out.printf(
                    "%s, %d bytes, %d ms, heap peak %d MiB%n",
                    sheet.tally(),
                    Files.size(Path.of(args[0])),
                    (System.nanoTime() - start) / 1_000_000,
                    ManagementFactory.getMemoryPoolMXBeans().stream()
                                    .filter(pool -> pool.getType() == MemoryType.HEAP)
                                    .map(MemoryPoolMXBean::getPeakUsage)
                                    .mapToLong(MemoryUsage::getUsed)
                                    .sum()
                            >> 20);
        }
    }

    /** Every text of a row its own, as bad as it gets for the shared strings; every hundredth row has a usable area of 0. */
    private static void write(Path file, int rows) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
                var workbook = new Workbook(out, "test", "1.0")) {
            var sheet = workbook.newWorksheet("用户");
            for (int c = 0; c < SampleFile.HEADER.size(); c++) {
                sheet.value(0, c, SampleFile.HEADER.get(c));
            }
            for (int n = 1; n <= rows; n++) {
                Object[] cells = {
                    n,
                    "BJ%06d".formatted(n),
                    "样例用户" + n,
                    SamplePeople.phone(n),
                    SamplePeople.identityNumber(LocalDate.of(1950, 1, 1).plusDays(n / 10), n),
                    "居民",
                    "滨江热源厂",
                    "滨江" + n % 50 + "号换热站",
                    "滨江片区",
                    "样例小区" + n / 2000,
                    n / 100 % 20 + "号楼",
                    n / 50 % 2 + 1,
                    n % 50 + 100,
                    60.37 + n % 90,
                    n % 100 == 0 ? 0 : 45.12 + n % 90,
                    2.8,
                    "在供",
                    LocalDate.of(2010, 10, 20).plusDays(n % 5000),
                    "备注" + n
                };
                for (int c = 0; c < cells.length; c++) {
                    switch (cells[c]) {
                        case LocalDate day -> {
                            sheet.value(n, c, day);
                            sheet.style(n, c).format("yyyy-mm-dd").set();
                        }
                        case Number number -> sheet.value(n, c, number);
                        default -> sheet.value(n, c, cells[c].toString());
                    }
                }
                if (n % 1000 == 0) {
                    sheet.flush();
                }
            }
        }
    }
}
