package io.hearth.simulator.fault;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** A request whose body can be read more than once: to name the call, to check its signature and to serve it. */
public final class BufferedRequest extends HttpServletRequestWrapper {

    private static final int MOST_BYTES = 1 << 20;

    private final byte[] body;

    private BufferedRequest(HttpServletRequest request, byte[] body) {
        super(request);
        this.body = body;
    }

    /**
     * Reads the body to its end, unless that was done before.
     *
     * @throws IOException if it is longer than 1 MiB or breaks off
     */
    public static BufferedRequest of(HttpServletRequest request) throws IOException {
        if (request instanceof BufferedRequest buffered) {
            return buffered;
        }
        var body = request.getInputStream().readNBytes(MOST_BYTES + 1);
        if (body.length > MOST_BYTES) {
            throw new IOException("a body of more than " + MOST_BYTES + " bytes");
        }
        return new BufferedRequest(request, body);
    }

    /** The whole body. */
    public byte[] body() {
        return body.clone();
    }

    @Override
    public ServletInputStream getInputStream() {
        return new Replay(new ByteArrayInputStream(body));
    }

    @Override
    public BufferedReader getReader() {
        return new BufferedReader(new InputStreamReader(getInputStream(), StandardCharsets.UTF_8));
    }

    private static final class Replay extends ServletInputStream {

        private final ByteArrayInputStream bytes;

        Replay(ByteArrayInputStream bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            return bytes.read(into, offset, length);
        }

        @Override
        public boolean isFinished() {
            return bytes.available() == 0;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            throw new UnsupportedOperationException("the body is here already");
        }
    }
}
