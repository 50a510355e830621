package io.hearth.local.process;

/** Where a server is reached. */
public record Address(String host, int port) {

    public Address {
        if (host.isBlank()) {
            throw new IllegalArgumentException("an address needs a host");
        }
        if (port < 1 || port > 65_535) {
            throw new IllegalArgumentException("a port lies between 1 and 65535, not " + port);
        }
    }

    public static Address local(int port) {
        return new Address("127.0.0.1", port);
    }

    /**
     * Reads {@code host:port}, also {@code [::1]:port}.
     *
     * @throws IllegalArgumentException naming the text if it is anything else
     */
    public static Address parse(String text) {
        int colon = text.lastIndexOf(':');
        try {
            return new Address(
                    text.substring(0, colon).strip(),
                    Integer.parseInt(text.substring(colon + 1).strip()));
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            throw new IllegalArgumentException("expected host:port, not '" + text + "'", e);
        }
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
