package io.hearth.outside;

import io.hearth.simulator.fault.FaultRequest;
import io.hearth.simulator.pay.PayChannelsSimulator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceInitializationAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.boot.thymeleaf.autoconfigure.ThymeleafAutoConfiguration;
import org.springframework.boot.tomcat.autoconfigure.servlet.TomcatServletWebServerAutoConfiguration;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorMvcAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.ComponentScan.Filter;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FilterType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The real simulator of WeChat Pay beside the service under test, once for all tests of a process. */
public final class WeChatPay {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static @Nullable WeChatPay running;

    private final HttpClient http = HttpClient.newHttpClient();
    private final Path folder;
    private final URI url;

    private WeChatPay(Path folder) {
        this.folder = folder;
        this.url = URI.create("http://127.0.0.1:"
                + start(folder).getEnvironment().getRequiredProperty("local.server.port", Integer.class));
    }

    public static synchronized WeChatPay running() {
        var found = running;
        if (found == null) {
            found = new WeChatPay(temporary());
            running = found;
        }
        return found;
    }

    public URI url() {
        return url;
    }

    public Path keys() {
        return folder.resolve("keys");
    }

    /** The trade in the channel's own book; a missing node if it knows none. */
    public JsonNode trade(String payNo) {
        return JSON.readTree(send(HttpRequest.newBuilder(url.resolve("/simulator/wechat/trades/" + payNo)))
                .body());
    }

    /** Somebody pays what was asked for. */
    public void pay(String payNo) {
        post("/simulator/wechat/trades/" + payNo + "/pay", "{}");
    }

    /** Somebody pays another amount: a channel gone wrong. */
    public void pay(String payNo, long amountFen) {
        post("/simulator/wechat/trades/" + payNo + "/pay", "{\"amountFen\":%d}".formatted(amountFen));
    }

    public void misbehave(FaultRequest order) {
        post("/simulator/wechat/faults", JSON.writeValueAsString(order));
    }

    public void behave() {
        send(HttpRequest.newBuilder(url.resolve("/simulator/wechat/faults")).DELETE());
    }

    private void post(String path, String body) {
        var answer = send(HttpRequest.newBuilder(url.resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
        if (answer.statusCode() >= 300) {
            throw new IllegalStateException(path + ": " + answer.body());
        }
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.timeout(Duration.ofSeconds(10)).build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static Path temporary() {
        try {
            return Files.createTempDirectory("wechat-pay");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ConfigurableApplicationContext start(Path folder) {
        var program =
                PayChannelsSimulator.class.getProtectionDomain().getCodeSource().getLocation();
        var settings = program.toString().endsWith(".jar")
                ? "jar:" + program + "!/application.yml"
                : program + "application.yml";
        return new SpringApplicationBuilder(Program.class)
                .run(
                        "--spring.config.location=" + settings,
                        "--spring.cloud.nacos.config.import-check.enabled=false",
                        "--spring.cloud.nacos.config.enabled=false",
                        // The service's own is a system property by now, which would win over the file above.
                        "--spring.datasource.url=jdbc:h2:mem:pay-channels",
                        "--server.port=0",
                        "--hearth.simulator.data=" + folder.resolve("data"),
                        "--hearth.simulator.wechat.keys=" + folder.resolve("keys"));
    }

    /** The simulator with what it needs and nothing of what else lies on the class path of a service's tests. */
    @Configuration(proxyBeanMethods = false)
    @ComponentScan(
            basePackageClasses = PayChannelsSimulator.class,
            excludeFilters = @Filter(type = FilterType.ASSIGNABLE_TYPE, classes = PayChannelsSimulator.class))
    @ConfigurationPropertiesScan(basePackageClasses = PayChannelsSimulator.class)
    @ImportAutoConfiguration({
        JacksonAutoConfiguration.class,
        HttpMessageConvertersAutoConfiguration.class,
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
    static class Program {

        @Bean
        Clock clock() {
            return Clock.tick(Clock.systemUTC(), Duration.ofMillis(1));
        }
    }
}
