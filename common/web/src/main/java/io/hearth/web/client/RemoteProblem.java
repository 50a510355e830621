package io.hearth.web.client;

import java.util.Map;

/**
 * Another service refused a call; the client's adapter says in our words what that means here.
 *
 * <p>Left untranslated it is a bug of ours: we asked for something that the other service never grants.
 */
public final class RemoteProblem extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;
    private final transient Map<String, Object> document;

    RemoteProblem(String call, int status, String code, Map<String, Object> document) {
        super(call + " was refused with " + status + " " + code + ": " + document.getOrDefault("detail", ""));
        this.status = status;
        this.code = code;
        this.document = Map.copyOf(document);
    }

    /** The HTTP status of the answer. */
    public int status() {
        return status;
    }

    /** The other service's code, for example {@code BILL_BEING_PAID}; empty when the answer was no problem document. */
    public String code() {
        return code;
    }

    /** A fact from the document, for example {@code dueFen}; empty text when absent. */
    public String fact(String name) {
        return String.valueOf(document.getOrDefault(name, ""));
    }
}
