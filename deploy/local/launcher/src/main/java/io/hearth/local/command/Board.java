package io.hearth.local.command;

import io.hearth.local.process.Running;
import io.hearth.local.program.Progress;
import io.hearth.local.program.State;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Shows how far each program is: on a terminal a table that is drawn over again and again, elsewhere a line for each
 * step that matters.
 */
final class Board implements Progress, AutoCloseable {

    private static final Duration BETWEEN_DRAWINGS = Duration.ofMillis(500);

    private static final Set<State> WORTH_A_LINE = Set.of(State.STARTING, State.READY, State.FAILED, State.ELSEWHERE);

    private final PrintStream out;
    private final boolean terminal;
    private final Map<String, Row> rows = new LinkedHashMap<>();
    private int linesDrawn;
    private boolean closed;

    private static final class Row {
        private final String where;
        private State state = State.WAITING;
        private @Nullable Instant begun;
        private @Nullable Duration took;
        private @Nullable Running process;

        private Row(String where) {
            this.where = where;
        }

        private Line line(String name, Instant now) {
            var lasted = took == null && begun != null ? Duration.between(begun, now) : took;
            return new Line(name, state, where, lasted, process);
        }
    }

    Board(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
        out.println(Line.HEADER);
        if (terminal) {
            Thread.ofPlatform().daemon().start(this::keepDrawing);
        }
    }

    /** Adds a program that waits for its turn. */
    synchronized void add(String program, String where) {
        rows.put(program, new Row(where));
    }

    @Override
    public synchronized void reached(String program, State state, @Nullable Running process) {
        var row = rows.computeIfAbsent(program, name -> new Row(""));
        var now = Instant.now();
        if (row.begun == null && state != State.ELSEWHERE) {
            row.begun = now;
        }
        if (row.begun != null && (state == State.READY || state == State.FAILED)) {
            row.took = Duration.between(row.begun, now);
        }
        row.state = state;
        row.process = process;
        if (!terminal && WORTH_A_LINE.contains(state)) {
            out.println(row.line(program, now));
        }
    }

    /** The lines as they stand. */
    synchronized Collection<Line> lines() {
        var now = Instant.now();
        return rows.entrySet().stream()
                .map(row -> row.getValue().line(row.getKey(), now))
                .toList();
    }

    /** Draws a last time, if this is a terminal. */
    @Override
    public synchronized void close() {
        if (terminal && !closed) {
            draw();
        }
        closed = true;
    }

    private void keepDrawing() {
        try {
            while (drawnUnlessClosed()) {
                Thread.sleep(BETWEEN_DRAWINGS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean drawnUnlessClosed() {
        if (!closed) {
            draw();
        }
        return !closed;
    }

    private void draw() {
        var table = new StringBuilder();
        if (linesDrawn > 0) {
            table.append("\u001b[").append(linesDrawn).append("A\u001b[J");
        }
        lines().forEach(line -> table.append(line).append('\n'));
        out.print(table);
        out.flush();
        linesDrawn = rows.size();
    }
}
