package io.hearth.story.badinput;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The shapes in one service's description, and texts and numbers that fit them, or do not. */
record Schemas(JsonNode byName) {

    private static final List<String> TEXTS =
            List.of("WECHAT", "13800000001", "123456", "abc-123", "127.0.0.1", "NATIVE", "2026-2027");

    JsonNode resolved(JsonNode schema) {
        var name = schema.path("$ref").asString("");
        return name.isEmpty() ? schema : byName.path(name.substring(name.lastIndexOf('/') + 1));
    }

    /** Query parameters by name; where one is an object, its fields are meant. */
    Map<String, JsonNode> queries(JsonNode parameters) {
        var queries = new TreeMap<String, JsonNode>();
        for (var parameter : parameters) {
            if (parameter.path("in").asString().equals("query")) {
                var schema = resolved(parameter.path("schema"));
                var fields = schema.path("properties");
                if (fields.isMissingNode()) {
                    queries.put(parameter.path("name").asString(), schema);
                } else {
                    fields.properties().forEach(field -> queries.put(field.getKey(), resolved(field.getValue())));
                }
            }
        }
        return queries;
    }

    /** The part of a target that names all queries without which nothing can be found; objects of queries can be left out. */
    String requiredQuery(JsonNode parameters) {
        return parameters
                .valueStream()
                .filter(parameter -> parameter.path("in").asString().equals("query"))
                .filter(parameter -> parameter.path("required").asBoolean())
                .filter(parameter -> !parameter.path("schema").has("$ref"))
                .map(parameter -> parameter.path("name").asString() + "=" + fitting(parameter.path("schema")))
                .collect(Collectors.joining("&", "?", ""));
    }

    /** Something that fits. */
    Object fitting(JsonNode unresolved) {
        var schema = resolved(unresolved);
        if (schema.has("enum")) {
            return schema.path("enum").get(0).asString();
        }
        return switch (schema.path("type").asString("object")) {
            case "string" -> text(schema);
            case "integer" -> schema.path("minimum").asLong(1);
            case "number" -> "10.00";
            case "boolean" -> true;
            case "array" -> List.of(fitting(schema.path("items")));
            default -> {
                var object = new LinkedHashMap<String, Object>();
                schema.path("properties")
                        .properties()
                        .forEach(field -> object.put(field.getKey(), fitting(field.getValue())));
                yield object;
            }
        };
    }

    /** Something of another type. */
    Object misfit(JsonNode unresolved) {
        var schema = resolved(unresolved);
        if (schema.has("enum")) {
            return "NO_SUCH_WORD";
        }
        return switch (schema.path("type").asString("object")) {
            case "string" -> schema.has("format") ? "no such moment" : 12_345;
            case "integer" -> "12";
            case "number" -> "twelve";
            case "boolean" -> "yes";
            case "array" -> "one, two";
            default -> 7;
        };
    }

    private static Object text(JsonNode schema) {
        return switch (schema.path("format").asString("")) {
            case "date" -> "2026-11-01";
            case "date-time" -> "2026-11-01T08:00:00+08:00";
            default -> {
                var pattern = schema.path("pattern").asString(".*");
                yield TEXTS.stream()
                        .filter(text -> text.matches(pattern))
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException("no text here fits " + pattern));
            }
        };
    }
}
