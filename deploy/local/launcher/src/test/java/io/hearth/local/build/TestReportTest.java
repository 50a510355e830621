package io.hearth.local.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.local.program.Checkout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestReportTest {

    private static final Instant BEGUN = Instant.parse("2026-11-01T08:00:00Z");

    @TempDir
    private Path root;

    @BeforeEach
    void checkOut() throws Exception {
        Files.writeString(root.resolve("pom.xml"), "<module>gateway</module><module>common/money</module>");
    }

    @Test
    void addsUpWhatAllModulesSaid() throws Exception {
        report("gateway/target/surefire-reports/TEST-A.xml", "tests=\"10\" errors=\"1\" skipped=\"2\" failures=\"3\"");
        report("gateway/target/failsafe-reports/TEST-B.xml", "tests=\"5\" errors=\"0\" skipped=\"0\" failures=\"0\"");
        report(
                "common/money/target/surefire-reports/TEST-C.xml",
                "tests=\"7\" errors=\"0\" skipped=\"0\" failures=\"0\"");

        var summary = TestReport.of(new Checkout(root), BEGUN);

        assertThat(summary.hasFailures()).isTrue();
        assertThat(summary.toString().lines()).contains("16 passed, 4 failed, 2 skipped");
    }

    @Test
    void reportsOfAnEarlierBuildDoNotCount() throws Exception {
        var old = report(
                "gateway/target/surefire-reports/TEST-A.xml", "tests=\"10\" errors=\"1\" skipped=\"2\" failures=\"3\"");
        Files.setLastModifiedTime(old, FileTime.from(BEGUN.minusSeconds(1)));

        var summary = TestReport.of(new Checkout(root), BEGUN);

        assertThat(summary.hasFailures()).isFalse();
        assertThat(summary.toString().lines()).contains("0 passed, 0 failed, 0 skipped");
    }

    private Path report(String path, String counts) throws Exception {
        var file = root.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(
                file,
                "<?xml version=\"1.0\"?>\n<testsuite name=\"GatewayTest\" time=\"1.5\" %s>\n<testcase time=\"9\"/></testsuite>"
                        .formatted(counts));
    }
}
