package io.hearth.local.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The TCP ports of this machine: free or held, and by whom. */
public final class Ports {

    private static final String LISTENING = "0A";

    private Ports() {}

    /** The process that listens at a port. */
    public record Holder(long pid, String command) {

        @Override
        public String toString() {
            var shown = command.length() > 160 ? command.substring(0, 160) + "..." : command;
            return "pid " + pid + (shown.isEmpty() ? "" : " (" + shown + ")");
        }
    }

    public static boolean isFree(int port) {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether somebody accepts connections there within a second. */
    public static boolean answers(Address address) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(address.host(), address.port()), 1_000);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Who listens at a port, as far as the system shows it to us. */
    public static Optional<Holder> holder(int port) {
        var sockets = Stream.of("/proc/net/tcp", "/proc/net/tcp6")
                .flatMap(table -> lines(Path.of(table)).stream())
                .flatMap(line -> listeningSocket(line, port).stream())
                .collect(Collectors.toSet());
        if (sockets.isEmpty()) {
            return Optional.empty();
        }
        return ProcessHandle.allProcesses()
                .filter(process -> holdsOneOf(process.pid(), sockets))
                .map(process -> new Holder(process.pid(), commandOf(process.pid())))
                .findFirst();
    }

    /** The socket's name as {@code /proc/PID/fd} shows it, if this line of {@code /proc/net/tcp} listens at the port. */
    static Optional<String> listeningSocket(String line, int port) {
        var columns = line.strip().split("\\s+");
        if (columns.length < 10 || !columns[3].equals(LISTENING)) {
            return Optional.empty();
        }
        var local = columns[1];
        return Integer.parseInt(local.substring(local.indexOf(':') + 1), 16) == port
                ? Optional.of("socket:[" + columns[9] + "]")
                : Optional.empty();
    }

    private static boolean holdsOneOf(long pid, Set<String> sockets) {
        try (var descriptors = Files.list(Path.of("/proc", "" + pid, "fd"))) {
            return descriptors.anyMatch(descriptor -> {
                try {
                    return sockets.contains(Files.readSymbolicLink(descriptor).toString());
                } catch (IOException e) {
                    return false;
                }
            });
        } catch (IOException e) {
            return false;
        }
    }

    private static String commandOf(long pid) {
        try {
            return String.join(
                    " ", Files.readString(Path.of("/proc", "" + pid, "cmdline")).split("\0"));
        } catch (IOException e) {
            return "";
        }
    }

    private static List<String> lines(Path table) {
        try {
            return Arrays.asList(Files.readString(table).split("\n"));
        } catch (IOException e) {
            return List.of();
        }
    }
}
