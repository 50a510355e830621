package io.hearth.web;

import com.alibaba.csp.sentinel.adapter.spring.webmvc_v6x.callback.BlockExceptionHandler;
import feign.RequestInterceptor;
import feign.codec.ErrorDecoder;
import io.hearth.problem.WebProblem;
import io.hearth.web.client.RemoteProblems;
import io.hearth.web.client.TraceOfCalls;
import io.micrometer.tracing.Tracer;
import io.micrometer.tracing.propagation.Propagator;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Scope;
import org.springframework.core.Ordered;
import org.springframework.web.servlet.LocaleResolver;
import org.springframework.web.servlet.i18n.AcceptHeaderLocaleResolver;
import tools.jackson.databind.json.JsonMapper;

/** Gives a servlet service its door. */
@AutoConfiguration(before = {JacksonAutoConfiguration.class, WebMvcAutoConfiguration.class})
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@EnableConfigurationProperties(WebSettings.class)
@Import(ProblemAdvice.class)
public class WebAutoConfiguration {

    // After the tracing filter, which opens the span, and before security, whose refusals carry the trace id too.
    private static final int AFTER_TRACING = Ordered.HIGHEST_PRECEDENCE + 10;

    /** As Boot does it, but with our limits: it takes no factory from anybody. */
    @Bean
    @Scope(BeanDefinition.SCOPE_PROTOTYPE)
    JsonMapper.Builder jsonMapperBuilder(List<JsonMapperBuilderCustomizer> customizers) {
        var builder = JsonMapper.builder(StrictJson.factory());
        customizers.forEach(customizer -> customizer.customize(builder));
        return builder;
    }

    @Bean
    StrictJson strictJson() {
        return new StrictJson();
    }

    @Bean
    LocaleResolver localeResolver() {
        var languages = new AcceptHeaderLocaleResolver();
        languages.setDefaultLocale(Locale.SIMPLIFIED_CHINESE);
        languages.setSupportedLocales(List.of(Locale.SIMPLIFIED_CHINESE, Locale.ENGLISH));
        return languages;
    }

    @Bean
    ProblemResponses problemResponses(JsonMapper json, LocaleResolver languages, Tracer tracer) {
        return new ProblemResponses(json, languages, tracer);
    }

    @Bean
    FilterRegistrationBean<TraceIdFilter> traceIdFilter(Tracer tracer) {
        var filter = new FilterRegistrationBean<>(new TraceIdFilter(tracer));
        filter.setOrder(AFTER_TRACING);
        return filter;
    }

    @Bean
    FilterRegistrationBean<BodyLimitFilter> bodyLimitFilter(WebSettings settings, ProblemResponses problems) {
        var filter = new FilterRegistrationBean<>(new BodyLimitFilter(settings.maxBody(), problems));
        filter.setOrder(AFTER_TRACING + 1);
        return filter;
    }

    /** Flow control answers 429 with a friendly text. */
    @Bean
    BlockExceptionHandler blockExceptionHandler(ProblemResponses problems) {
        return (request, response, resource, blocked) -> problems.write(
                WebProblem.TOO_MANY_REQUESTS.because().retryAfter(Duration.ofSeconds(3)), request, response);
    }

    /** Calls of other services go on with the trace of the deed that makes them. */
    @Bean
    RequestInterceptor traceOfCalls(Tracer tracer, Propagator propagator) {
        return new TraceOfCalls(tracer, propagator);
    }

    @Bean
    ErrorDecoder remoteProblems(JsonMapper json) {
        return new RemoteProblems(json);
    }
}
