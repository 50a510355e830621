package io.hearth.local.build;

import io.hearth.local.process.Home;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.StackProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The Maven build of a checkout, run with the JDK that runs us. */
public final class Build {

    /** From this Java on, what Maven itself is made of is warned of. */
    private static final int WARNS_OF_MAVEN = 24;

    private final Checkout checkout;
    private final Path lastBuild;
    private final String maven;

    public Build(Checkout checkout, Home home, Map<String, String> environment) {
        this.checkout = checkout;
        this.lastBuild = home.shared().resolve("last-build");
        this.maven = environment.getOrDefault("HEARTH_MAVEN", "mvn");
    }

    /** Why the programs must be built before they are started; empty if they are as new as their sources. */
    public Optional<String> reason() throws IOException {
        if (!Files.exists(lastBuild)) {
            return Optional.of("first build");
        }
        var cleaned = checkout.modules().stream()
                .map(checkout::module)
                .filter(module -> Files.isDirectory(module.resolve("src/main")))
                .filter(module -> !Files.isDirectory(module.resolve("target/classes")))
                .findFirst();
        if (cleaned.isPresent()) {
            return Optional.of("not built: " + shown(cleaned.get()));
        }
        return new Sources(checkout)
                .changedAfter(Files.getLastModifiedTime(lastBuild))
                .map(source -> "changed: " + shown(source));
    }

    /**
     * Builds all modules without their tests.
     *
     * @throws StackProblem if the build fails; Maven has said why by then
     */
    public void packageAll() throws IOException, InterruptedException {
        var started = FileTime.from(Instant.now());
        // No formatter, no guards and no tests: who runs the stack in the middle of a change wants to see it work
        // first.
        int exit = run(List.of("-q", "package", "-Dfast", "-Dmaven.test.skip=true", "-Dspotless.check.skip=true"));
        if (exit != 0) {
            throw new StackProblem("the build failed, see above");
        }
        Files.createDirectories(lastBuild.getParent());
        Files.writeString(lastBuild, "");
        Files.setLastModifiedTime(lastBuild, started);
    }

    /** Builds and tests everything, all modules even if one fails; returns Maven's exit code. */
    public int verify(List<String> further) throws IOException, InterruptedException {
        var goals = new ArrayList<>(List.of("verify", "--fail-at-end"));
        goals.addAll(further);
        return run(goals);
    }

    private int run(List<String> goals) throws IOException, InterruptedException {
        var line = new ArrayList<>(List.of(maven, "--batch-mode", "--no-transfer-progress", "-Dstyle.color=never"));
        line.addAll(goals);
        var builder =
                new ProcessBuilder(line).directory(checkout.root().toFile()).inheritIO();
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        if (Runtime.version().feature() >= WARNS_OF_MAVEN) {
            builder.environment()
                    .merge(
                            "MAVEN_OPTS",
                            "--sun-misc-unsafe-memory-access=allow",
                            (theirs, ours) -> theirs + " " + ours);
        }
        return builder.start().waitFor();
    }

    private String shown(Path path) {
        return checkout.root().relativize(path).toString();
    }
}
