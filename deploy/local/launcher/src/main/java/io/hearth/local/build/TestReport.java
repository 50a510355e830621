package io.hearth.local.build;

import io.hearth.local.program.Checkout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What the tests of one build said, module by module, from the reports that surefire and failsafe leave. */
public record TestReport(List<ModuleResult> modules) {

    private static final Pattern SUITE = Pattern.compile("<testsuite\\b[^>]*>");

    public TestReport {
        modules = List.copyOf(modules);
    }

    /** The tests of one module; a test that broke counts as failed, as one whose assertion did not hold. */
    public record ModuleResult(String module, int run, int failed, int skipped, double seconds) {

        int passed() {
            return run - failed - skipped;
        }

        private ModuleResult plus(ModuleResult other) {
            return new ModuleResult(
                    module, run + other.run, failed + other.failed, skipped + other.skipped, seconds + other.seconds);
        }
    }

    /** Gathers the reports of all modules; those older than the build are of another one and do not count. */
    public static TestReport of(Checkout checkout, Instant buildStarted) throws IOException {
        var results = new ArrayList<ModuleResult>();
        for (var module : checkout.modules()) {
            var result = new ModuleResult(module, 0, 0, 0, 0);
            for (var report : reports(checkout.module(module))) {
                if (Files.getLastModifiedTime(report).compareTo(FileTime.from(buildStarted)) >= 0) {
                    result = result.plus(read(module, Files.readString(report)));
                }
            }
            if (result.run > 0) {
                results.add(result);
            }
        }
        return new TestReport(results);
    }

    public boolean hasFailures() {
        return total().failed > 0;
    }

    /** For people, and the last line for machines: {@code 412 passed, 0 failed, 3 skipped}. */
    @Override
    public String toString() {
        var text = new StringBuilder();
        text.append("%-36s %8s %8s %8s %9s%n".formatted("module", "passed", "failed", "skipped", "seconds"));
        for (var each : modules) {
            text.append("%-36s %8d %8d %8d %9s%n"
                    .formatted(each.module, each.passed(), each.failed, each.skipped, "%.1f".formatted(each.seconds)));
        }
        var total = total();
        return text.append(
                        "%n%d passed, %d failed, %d skipped%n".formatted(total.passed(), total.failed, total.skipped))
                .toString();
    }

    /** The counts that a report states in the tag of its suite. */
    static ModuleResult read(String module, String report) {
        var suite = SUITE.matcher(report);
        if (!suite.find()) {
            return new ModuleResult(module, 0, 0, 0, 0);
        }
        var tag = suite.group();
        return new ModuleResult(
                module,
                (int) number(tag, "tests"),
                (int) (number(tag, "failures") + number(tag, "errors")),
                (int) number(tag, "skipped"),
                number(tag, "time"));
    }

    private ModuleResult total() {
        return modules.stream().reduce(new ModuleResult("", 0, 0, 0, 0), ModuleResult::plus);
    }

    private static double number(String tag, String attribute) {
        var found = Pattern.compile("\\b" + attribute + "=\"([0-9.,]+)\"").matcher(tag);
        return found.find() ? Double.parseDouble(found.group(1).replace(",", "")) : 0;
    }

    private static List<Path> reports(Path module) throws IOException {
        var reports = new ArrayList<Path>();
        for (var folder : List.of("target/surefire-reports", "target/failsafe-reports")) {
            if (Files.isDirectory(module.resolve(folder))) {
                try (var files = Files.list(module.resolve(folder))) {
                    files.filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml"))
                            .forEach(reports::add);
                }
            }
        }
        return reports;
    }
}
