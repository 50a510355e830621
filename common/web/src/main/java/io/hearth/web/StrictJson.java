package io.hearth.web;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.math.BigDecimal;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/**
 * JSON as the API promises it: unknown fields, wrong types, missing numbers and floating-point fen are refused; decimals
 * (areas, heat, prices) are texts; moments are ISO-8601.
 */
public final class StrictJson implements JsonMapperBuilderCustomizer {

    static final StreamReadConstraints LIMITS = StreamReadConstraints.builder()
            .maxNestingDepth(32)
            .maxStringLength(1_000_000)
            .maxNumberLength(40)
            .build();

    /** The mapper of a service, for whoever has no application context. */
    public static JsonMapper mapper() {
        var builder = JsonMapper.builder(factory());
        new StrictJson().customize(builder);
        return builder.build();
    }

    static JsonFactory factory() {
        return JsonFactory.builder().streamReadConstraints(LIMITS).build();
    }

    @Override
    public void customize(JsonMapper.Builder mapper) {
        mapper.enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                        DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
                .withCoercionConfig(LogicalType.Textual, texts -> {
                    texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
                    texts.setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
                    texts.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
                })
                .withCoercionConfig(
                        LogicalType.Float,
                        decimals -> decimals.setCoercion(CoercionInputShape.String, CoercionAction.TryConvert))
                .withConfigOverride(
                        BigDecimal.class,
                        decimal -> decimal.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING)));
    }
}
