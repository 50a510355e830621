package io.hearth.test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceInitializationAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.boot.servlet.autoconfigure.HttpEncodingAutoConfiguration;
import org.springframework.boot.thymeleaf.autoconfigure.ThymeleafAutoConfiguration;
import org.springframework.boot.tomcat.autoconfigure.servlet.TomcatServletWebServerAutoConfiguration;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorMvcAutoConfiguration;
import org.springframework.context.annotation.Configuration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A simulator of the outside world beside the service under test, in the same process, with data of its own. */
public final class RunningSimulator {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final HttpClient http = HttpClient.newHttpClient();
    private final Path folder;
    private final URI url;

    /**
     * Starts it, at a free port and in a new folder.
     *
     * @param application its class with {@code main}
     * @param settings further ones, each {@code name=file}; the file is in the folder
     */
    public RunningSimulator(Class<?> application, String... settings) {
        this.folder = newFolder();
        var program = application.getProtectionDomain().getCodeSource().getLocation();
        var own = program.toString().endsWith(".jar")
                ? "jar:" + program + "!/application.yml"
                : program + "application.yml";
        // Nothing of what else lies on the class path of a service's tests may configure itself here. Arguments,
        // because
        // the service's own are system properties by now.
        var arguments = Stream.concat(
                Stream.of(
                        "spring.boot.enableautoconfiguration=false",
                        "spring.config.location=" + own,
                        "spring.cloud.nacos.config.import-check.enabled=false",
                        "spring.cloud.nacos.config.enabled=false",
                        "spring.datasource.url=jdbc:h2:file:" + folder.resolve("book"),
                        "server.port=0",
                        "hearth.simulator.data=" + folder),
                Stream.of(settings).map(this::inFolder));
        var context = new SpringApplicationBuilder(application, Needed.class)
                .run(arguments.map("--"::concat).toArray(String[]::new));
        this.url = URI.create(
                "http://127.0.0.1:" + context.getEnvironment().getRequiredProperty("local.server.port", Integer.class));
    }

    public URI url() {
        return url;
    }

    /** Where it keeps what it stores. */
    public Path folder() {
        return folder;
    }

    /** What a page for people or tests says, as JSON. */
    public JsonNode get(String path) {
        return JSON.readTree(send(HttpRequest.newBuilder(url.resolve(path))).body());
    }

    /** @param body an object, or JSON as text */
    public void post(String path, Object body) {
        var json = body instanceof String text ? text : JSON.writeValueAsString(body);
        var answer = send(HttpRequest.newBuilder(url.resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json)));
        if (answer.statusCode() >= 300) {
            throw new IllegalStateException(path + ": " + answer.body());
        }
    }

    public void delete(String path) {
        send(HttpRequest.newBuilder(url.resolve(path)).DELETE());
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.timeout(PATIENCE).build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private String inFolder(String setting) {
        var name = setting.substring(0, setting.indexOf('='));
        return name + "=" + folder.resolve(setting.substring(name.length() + 1));
    }

    private static Path newFolder() {
        try {
            return Files.createTempDirectory("hearth-simulator");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ImportAutoConfiguration({
        JacksonAutoConfiguration.class,
        HttpMessageConvertersAutoConfiguration.class,
        HttpEncodingAutoConfiguration.class,
        TomcatServletWebServerAutoConfiguration.class,
        DispatcherServletAutoConfiguration.class,
        WebMvcAutoConfiguration.class,
        ErrorMvcAutoConfiguration.class,
        ThymeleafAutoConfiguration.class,
        DataSourceAutoConfiguration.class,
        DataSourceInitializationAutoConfiguration.class,
        DataSourceTransactionManagerAutoConfiguration.class,
        TransactionAutoConfiguration.class,
        JdbcTemplateAutoConfiguration.class,
        JdbcClientAutoConfiguration.class
    })
    static class Needed {}
}
