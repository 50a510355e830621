package io.hearth.story.badinput;

import io.hearth.site.Answer;
import io.hearth.story.Town;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import tools.jackson.databind.json.JsonMapper;

/** A request to the gateway over a bare connection, where nothing makes the target tidy on the way. */
final class PlainLine {

    private static final int PATIENCE = (int) Duration.ofSeconds(20).toMillis();
    private static final int HEXADECIMAL = 16;

    private PlainLine() {}

    /**
     * The answer to exactly this.
     *
     * @param target as it stands in the first line
     * @param body all of it or only its beginning; whoever refuses early does not wait for the rest
     */
    static Answer send(String method, String target, Map<String, String> headers, String body) {
        var gateway = URI.create(Town.SITE.gateway());
        var head = new StringBuilder(method + " " + target + " HTTP/1.1\r\nHost: " + gateway.getAuthority() + "\r\n");
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        head.append("Connection: close\r\n\r\n").append(body);
        try (var socket = new Socket(gateway.getHost(), gateway.getPort())) {
            socket.setSoTimeout(PATIENCE);
            socket.getOutputStream().write(head.toString().getBytes(StandardCharsets.UTF_8));
            return read(method + " " + target, socket.getInputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(method + " " + target, e);
        }
    }

    private static Answer read(String request, InputStream in) throws IOException {
        int status = Integer.parseInt(line(in).split(" ")[1]);
        var headers = new HttpHeaders();
        for (var header = line(in); !header.isEmpty(); header = line(in)) {
            int colon = header.indexOf(':');
            headers.add(header.substring(0, colon), header.substring(colon + 1).strip());
        }
        var text = new String(body(headers, in), StandardCharsets.UTF_8);
        return new Answer(request, status, headers, text, JsonMapper.shared().readTree(text));
    }

    private static byte[] body(HttpHeaders headers, InputStream in) throws IOException {
        if (headers.getContentLength() >= 0) {
            return in.readNBytes((int) headers.getContentLength());
        }
        var chunks = new ByteArrayOutputStream();
        for (int size = chunkSize(in); size > 0; size = chunkSize(in)) {
            chunks.write(in.readNBytes(size));
            line(in);
        }
        return chunks.toByteArray();
    }

    private static int chunkSize(InputStream in) throws IOException {
        return Integer.parseInt(line(in), HEXADECIMAL);
    }

    private static String line(InputStream in) throws IOException {
        var line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("the line ended after " + line);
            }
            line.append((char) next);
        }
        return line.toString().strip();
    }
}
