package io.hearth.local;

import io.hearth.local.middleware.Middleware;
import io.hearth.local.middleware.MiddlewareSet;
import io.hearth.local.process.Address;
import io.hearth.local.process.Command;
import io.hearth.local.process.Folders;
import io.hearth.local.process.Home;
import io.hearth.local.process.Lock;
import io.hearth.local.process.Log;
import io.hearth.local.process.Processes;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.ClassPath;
import io.hearth.local.program.JavaCommand;
import io.hearth.local.program.Progress;
import io.hearth.local.program.Shutdown;
import io.hearth.local.program.StackProblem;
import io.hearth.local.program.Startup;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The process that owns the servers of one build: starts each when the first test asks for it, and stops all when the
 * build has ended, in whatever way it ended.
 *
 * <p>Tests ask by a line of names over a socket of this machine; the answer is a line for each, {@code NAME host:port},
 * or {@code PROBLEM} and the reason.
 */
final class TestSupervisor {

    private static final String NAME = "supervisor";
    private static final String PROBLEM = "PROBLEM";
    private static final Duration TO_LISTEN = Duration.ofSeconds(60);

    private final TestBuild build;
    private final MiddlewareSet servers;
    private final Set<Middleware> running = EnumSet.noneOf(Middleware.class);

    private TestSupervisor(TestBuild build) throws IOException {
        this.build = build;
        this.servers = MiddlewareSet.atFreePorts(build.checkout(), build.home(), System.getenv());
    }

    /** Has the servers running, started by the supervisor of this build, which is started itself if it is not there. */
    static Map<Middleware, Address> request(TestBuild build, Set<Middleware> wanted) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), portOfRunning(build));
                var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
                var out = new PrintWriter(socket.getOutputStream(), true, StandardCharsets.UTF_8)) {
            out.println(wanted.stream().map(Middleware::name).collect(Collectors.joining(" ")));
            return read(in.lines().toList());
        }
    }

    /** Has all processes of this build ended when the build ends. */
    static void watch(TestBuild build) throws IOException {
        portOfRunning(build);
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        var checkout = new Checkout(Path.of(arguments[0]));
        var owner = ProcessHandle.of(Long.parseLong(arguments[1])).orElseThrow();
        new TestSupervisor(TestBuild.of(checkout, owner)).serve();
    }

    private void serve() throws IOException, InterruptedException {
        try (var door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.ofPlatform().start(() -> {
                build.owner().onExit().join();
                end(door);
            });
            build.clearAwayThoseThatAreOver();
            announce(build.home(), door.getLocalPort());
            while (!door.isClosed()) {
                answer(door.accept());
            }
        } catch (SocketException e) {
            // The door was closed since the build is over: `end` is at work and ends this JVM.
            Thread.currentThread().join();
        }
    }

    private void answer(Socket asking) {
        Thread.ofVirtual().start(() -> {
            try (asking;
                    var in =
                            new BufferedReader(new InputStreamReader(asking.getInputStream(), StandardCharsets.UTF_8));
                    var out = new PrintWriter(asking.getOutputStream(), false, StandardCharsets.UTF_8)) {
                var wanted = Arrays.stream(in.readLine().strip().split(" "))
                        .map(Middleware::valueOf)
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Middleware.class)));
                try {
                    start(wanted);
                    wanted.forEach(each -> out.println(each + " " + servers.address(each)));
                } catch (StackProblem e) {
                    out.println(PROBLEM);
                    out.println(e.getMessage());
                }
            } catch (IOException e) {
                System.err.println("a test went away: " + e);
            }
        });
    }

    private synchronized void start(Set<Middleware> wanted) {
        servers.refuseUnreachable(wanted);
        new Startup(build.home(), servers.programs(wanted), Progress.SILENT).run();
        running.addAll(wanted);
    }

    /** Logs stay until the next build, in case this one failed; the data is of no more use. */
    private synchronized void end(ServerSocket door) {
        try {
            door.close();
            new Shutdown(build.wholeStack(), List.of(), Progress.SILENT).endStrays();
            Folders.delete(build.wholeStack().data());
            var shutdown = new Shutdown(build.home(), servers.programs(running), Progress.SILENT);
            shutdown.run();
            shutdown.endStrays();
            Folders.delete(build.home().data());
        } catch (IOException e) {
            System.err.println("the data of the build is left behind: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        System.exit(0);
    }

    private static int portOfRunning(TestBuild build) throws IOException {
        var home = build.home();
        var processes = new Processes(home);
        try (var alone = Lock.take(home.root().resolve("supervisor.lock"))) {
            if (processes.find(NAME).isEmpty()) {
                Files.deleteIfExists(portFile(home));
                processes.start(NAME, command(build));
            }
            return awaitPort(home, processes);
        }
    }

    private static int awaitPort(Home home, Processes processes) throws IOException {
        long end = System.nanoTime() + TO_LISTEN.toNanos();
        while (System.nanoTime() < end && processes.find(NAME).isPresent()) {
            if (Files.exists(portFile(home))) {
                return Integer.parseInt(Files.readString(portFile(home)).strip());
            }
            pause();
        }
        throw new StackProblem("the supervisor of the test servers does not start:\n"
                + String.join("\n", Log.tail(home.log(NAME), 15)));
    }

    private static void pause() {
        try {
            Thread.sleep(Duration.ofMillis(50));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StackProblem("interrupted while the test servers start", e);
        }
    }

    private static Command command(TestBuild build) throws IOException {
        return new JavaCommand(
                        NAME,
                        ClassPath.ofModule(build.checkout().module("deploy/local/launcher"))
                                .staged(build.checkout(), build.home().staged()),
                        64,
                        List.of(),
                        TestSupervisor.class.getName(),
                        List.of(
                                build.checkout().root().toString(),
                                "" + build.owner().pid()))
                .in(build.home(), Map.of());
    }

    private static void announce(Home home, int port) throws IOException {
        var fresh = Files.writeString(home.root().resolve("supervisor.port.new"), "" + port);
        Files.move(fresh, portFile(home), StandardCopyOption.ATOMIC_MOVE);
    }

    private static Path portFile(Home home) {
        return home.root().resolve("supervisor.port");
    }

    private static Map<Middleware, Address> read(List<String> answer) {
        if (answer.isEmpty()) {
            throw new StackProblem("the supervisor of the test servers ended before it answered");
        }
        if (answer.getFirst().equals(PROBLEM)) {
            throw new StackProblem(String.join("\n", answer.subList(1, answer.size())));
        }
        var addresses = new EnumMap<Middleware, Address>(Middleware.class);
        for (var line : answer) {
            var parts = line.split(" ");
            addresses.put(Middleware.valueOf(parts[0]), Address.parse(parts[1]));
        }
        return addresses;
    }
}
