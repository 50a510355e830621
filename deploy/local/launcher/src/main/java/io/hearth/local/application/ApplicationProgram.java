package io.hearth.local.application;

import io.hearth.local.process.Command;
import io.hearth.local.program.ClassPath;
import io.hearth.local.program.Health;
import io.hearth.local.program.JavaCommand;
import io.hearth.local.program.Program;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A service or simulator as a process: of use when its health is UP and, for a service, when others find it in Nacos. */
record ApplicationProgram(Application application, int port, LocalStack stack) implements Program {

    /** What a JVM with Spring takes besides its heap, as measured. */
    private static final int BESIDES_HEAP_MEGABYTES = 230;

    @Override
    public String name() {
        return application.program();
    }

    @Override
    public List<Integer> ports() {
        return List.of(port);
    }

    @Override
    public Set<String> needs() {
        return Stream.concat(
                        application.middleware().stream().map(middleware -> middleware.program()),
                        application.after().stream().map(Application::program))
                .collect(Collectors.toSet());
    }

    @Override
    public Command prepare() throws IOException {
        if (application.kind() == Application.Kind.SERVICE) {
            stack.publishSettings();
            application.database().ifPresent(stack.middleware().databases()::create);
        }
        return new JavaCommand(
                        name(),
                        ClassPath.ofModule(stack.checkout().module(application.module()))
                                .staged(stack.checkout(), stack.home().staged()),
                        application.heapMegabytes(),
                        List.of(),
                        application.mainClass(),
                        List.of())
                .in(stack.home(), stack.environmentOf(application));
    }

    @Override
    public boolean isReady() {
        return Health.isUp("http://127.0.0.1:" + port + "/actuator/health")
                && (application.kind() == Application.Kind.SIMULATOR
                        || stack.registry().hasHealthy(name(), port));
    }

    @Override
    public boolean isHeavyToStart() {
        return true;
    }

    @Override
    public int memoryMegabytes() {
        return application.heapMegabytes() + BESIDES_HEAP_MEGABYTES;
    }

    @Override
    public Duration readyWithin() {
        return Duration.ofSeconds(240);
    }

    @Override
    public Duration endsWithin() {
        return Duration.ofSeconds(60);
    }
}
