package io.hearth.gateway.door;

/** Paths that exist between services only. */
final class InnerPath {

    private static final String HEALTH = "/actuator/health";
    private static final String METRICS = "/actuator/prometheus";

    private InnerPath() {}

    /** Whether no route may ever lead there. */
    static boolean isInner(String path) {
        return isOrIsBelow(path, "/internal") || isOrIsBelow(path, "/actuator");
    }

    /** Whether it is one of the gateway's own that may be asked from outside. */
    static boolean isOwn(String path, boolean openMetrics) {
        return isOrIsBelow(path, HEALTH) || openMetrics && path.equals(METRICS);
    }

    private static boolean isOrIsBelow(String path, String folder) {
        return path.equals(folder) || path.startsWith(folder + "/");
    }
}
