package io.hearth.outside;

import io.hearth.simulator.tax.TaxPlatformSimulator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Configuration;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The real tax platform simulator beside the service under test, once for all tests of a process. */
public final class TaxOffice {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static @Nullable TaxOffice running;

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI url;

    private TaxOffice(Path folder) {
        this.url = URI.create("http://127.0.0.1:"
                + start(folder).getEnvironment().getRequiredProperty("local.server.port", Integer.class));
    }

    public static synchronized TaxOffice running() {
        var found = running;
        if (found == null) {
            found = new TaxOffice(temporary());
            running = found;
        }
        return found;
    }

    public URI url() {
        return url;
    }

    /** The invoices that were issued for a request: none, one, or too many. */
    public List<JsonNode> issuedFor(String requestId) {
        var all = JSON.readTree(send(HttpRequest.newBuilder(url.resolve("/simulator/tax/invoices")))
                .body());
        return all.valueStream()
                .filter(invoice -> invoice.path("requestId").asString().equals(requestId))
                .toList();
    }

    /** Orders it to misbehave, as its README says. */
    public void misbehave(String order) {
        var answer = send(HttpRequest.newBuilder(url.resolve("/simulator/tax/faults"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(order)));
        if (answer.statusCode() >= 300) {
            throw new IllegalStateException(answer.body());
        }
    }

    public void behave() {
        send(HttpRequest.newBuilder(url.resolve("/simulator/tax/faults")).DELETE());
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.timeout(Duration.ofSeconds(20)).build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("hearth-simulator");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ConfigurableApplicationContext start(Path folder) {
        var program =
                TaxPlatformSimulator.class.getProtectionDomain().getCodeSource().getLocation();
        var settings = program.toString().endsWith(".jar")
                ? "jar:" + program + "!/application.yml"
                : program + "application.yml";
        // Nothing of what else lies on the class path of a service's tests may configure itself here.
        return new SpringApplicationBuilder(TaxPlatformSimulator.class, Needed.class)
                .run(
                        "--spring.boot.enableautoconfiguration=false",
                        "--spring.config.location=" + settings,
                        "--spring.cloud.nacos.config.import-check.enabled=false",
                        "--spring.cloud.nacos.config.enabled=false",
                        "--spring.datasource.url=jdbc:h2:file:" + folder.resolve("book"),
                        "--server.port=0",
                        "--hearth.simulator.data=" + folder);
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
