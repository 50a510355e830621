package io.hearth.local.program;

import io.hearth.local.process.Command;
import io.hearth.local.process.Home;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A program of a few lines of shell; it is ready when it has made the file {@code ready} in its folder. */
record Script(Home home, String name, Set<String> needs, List<Integer> ports, String lines) implements Program {

    static final String SERVES = "touch ready; exec sleep 60";

    Script(Home home, String name, String... needs) {
        this(home, name, Set.of(needs), List.of(), SERVES);
    }

    @Override
    public Command prepare() {
        return new Command(List.of("/bin/sh", "-c", lines), home.data(name), Map.of());
    }

    @Override
    public boolean isReady() {
        return Files.exists(home.data(name).resolve("ready"));
    }

    @Override
    public boolean isHeavyToStart() {
        return true;
    }

    @Override
    public int memoryMegabytes() {
        return 1;
    }

    @Override
    public Duration readyWithin() {
        return Duration.ofSeconds(10);
    }

    @Override
    public Duration endsWithin() {
        return Duration.ofSeconds(5);
    }
}
