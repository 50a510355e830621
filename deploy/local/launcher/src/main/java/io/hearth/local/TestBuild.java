package io.hearth.local;

import io.hearth.local.process.Folders;
import io.hearth.local.process.Home;
import io.hearth.local.process.Processes;
import io.hearth.local.program.Checkout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One run of the build, for which one set of servers is started and with whose end they end.
 *
 * @param owner the Maven process, or this JVM where there is none, as in an IDE
 * @param home state of its own, so that a build never meets what another one left
 */
record TestBuild(Checkout checkout, ProcessHandle owner, Home home) {

    private static final String MAVEN = "org.codehaus.plexus.classworlds.launcher.Launcher";

    /** The build that this JVM is a part of. */
    static TestBuild current() {
        var owner = Stream.iterate(
                        Optional.of(ProcessHandle.current()),
                        Optional::isPresent,
                        up -> up.flatMap(ProcessHandle::parent))
                .flatMap(Optional::stream)
                .filter(process -> process.info().arguments().stream()
                        .anyMatch(arguments -> Stream.of(arguments).anyMatch(MAVEN::equals)))
                .findFirst()
                .orElse(ProcessHandle.current());
        return of(Checkout.around(Path.of("")), owner);
    }

    /** The build of an owner that runs: of one that has ended, the system no longer tells the start. */
    static TestBuild of(Checkout checkout, ProcessHandle owner) {
        return new TestBuild(
                checkout,
                owner,
                new Home(all(checkout).resolve(key(owner)), checkout.root().resolve(".hearth")));
    }

    /** State of the whole stack that the stories of this build run against. */
    Home wholeStack() {
        return wholeStackIn(home.root(), checkout);
    }

    private static Home wholeStackIn(Path folder, Checkout checkout) {
        return new Home(folder.resolve("whole"), checkout.root().resolve(".hearth"));
    }

    /** Stops what builds that are over have left running, and deletes what they have left on disk. */
    void clearAwayThoseThatAreOver() throws IOException, InterruptedException {
        for (var folder : folders()) {
            if (isOver(folder)) {
                killAllOf(wholeStackIn(folder, checkout));
                killAllOf(new Home(folder));
                Folders.delete(folder);
            }
        }
    }

    private static void killAllOf(Home home) throws InterruptedException {
        var processes = new Processes(home);
        for (var left : processes.all()) {
            processes.kill(left);
        }
    }

    private Iterable<Path> folders() throws IOException {
        if (!Files.isDirectory(all(checkout))) {
            return Stream.<Path>of()::iterator;
        }
        try (var folders = Files.list(all(checkout))) {
            return folders.filter(Files::isDirectory).toList();
        }
    }

    private static Path all(Checkout checkout) {
        return checkout.root().resolve(".hearth/test");
    }

    private static boolean isOver(Path folder) {
        var key = folder.getFileName().toString();
        return ProcessHandle.allProcesses().noneMatch(process -> key(process).equals(key));
    }

    /** Pid and start, since pids are used again. */
    private static String key(ProcessHandle process) {
        return process.pid() + "-"
                + process.info().startInstant().orElse(Instant.EPOCH).getEpochSecond();
    }
}
