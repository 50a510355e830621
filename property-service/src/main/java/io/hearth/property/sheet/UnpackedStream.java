package io.hearth.property.sheet;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A part of an xlsx as it is unpacked, counted: a small file may unpack to gigabytes, and one attribute or text of
 * millions of characters would be gathered in memory by the XML parser before we see it.
 */
final class UnpackedStream extends FilterInputStream {

    private static final int LONGEST_RUN = 1 << 20;

    private final long limit;
    private long count;
    private int sinceTag;

    UnpackedStream(InputStream in, long limit) {
        super(in);
        this.limit = limit;
    }

    @Override
    public int read() throws IOException {
        var one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = super.read(buffer, offset, length);
        for (int i = offset; i < offset + read; i++) {
            sinceTag = buffer[i] == '<' ? 0 : sinceTag + 1;
            if (sinceTag > LONGEST_RUN) {
                throw SheetRefusal.UNPACKS_TOO_LARGE.because();
            }
        }
        count += Math.max(read, 0);
        if (count > limit) {
            throw SheetRefusal.UNPACKS_TOO_LARGE.because();
        }
        return read;
    }

    @Override
    public long skip(long bytes) throws IOException {
        return readNBytes((int) Math.min(bytes, 8192)).length;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
