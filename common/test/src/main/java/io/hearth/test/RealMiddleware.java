package io.hearth.test;

import io.hearth.local.TestStack;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Starts the middleware before Spring does anything, and tells the service where it is in the way the launcher does: by its
 * environment and by the settings published to Nacos.
 */
final class RealMiddleware implements BeforeAllCallback {

    private static final String NAMESPACE = "test-" + ProcessHandle.current().pid();
    private static final Map<String, String> DATABASES = new HashMap<>();

    @Override
    public void beforeAll(ExtensionContext test) {
        var service = AnnotationSupport.findAnnotation(
                        test.getRequiredTestClass(), ServiceTest.class, test.getEnclosingTestClasses())
                .orElseThrow(() -> new IllegalStateException("@ServiceTest is missing"));
        var stack = TestStack.shared();
        synchronized (DATABASES) {
            if (DATABASES.isEmpty()) {
                stack.environment(NAMESPACE).forEach(System::setProperty);
                stack.publish(NAMESPACE, settings(), Map.of());
            }
            System.setProperty("spring.datasource.url", DATABASES.computeIfAbsent(service.database(), stack::database));
        }
    }

    private static Path settings() {
        for (var folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("deploy/nacos"))) {
                return folder.resolve("deploy/nacos");
            }
        }
        throw new IllegalStateException(
                "deploy/nacos is not above " + Path.of("").toAbsolutePath());
    }
}
