package io.hearth.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.hearth.web.StrictJson;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * What others rely on, field by field: a change of an api record is a change for every service that calls or listens.
 *
 * <p>A service's {@code GoldenJsonTest} stands in the package of its api and gives the documents.
 */
public abstract class GoldenJson {

    private static final JsonMapper JSON = StrictJson.mapper();

    /** Records of the api and the JSON that they are on the wire; between them they show every public one of the package. */
    protected abstract Map<Record, String> documents();

    @TestFactory
    Stream<DynamicTest> staysAsItIs() {
        return documents().entrySet().stream()
                .map(document -> dynamicTest(
                        document.getKey().getClass().getSimpleName(),
                        () -> isWrittenAndReadAs(document.getKey(), document.getValue())));
    }

    @Test
    void leavesNoRecordOut() {
        var known = publicRecords(getClass().getPackageName());
        assertThat(known).isNotEmpty();
        showsAll(known, documents().keySet());
    }

    static void showsAll(Set<String> known, Collection<Record> documents) {
        var shown = documents.stream()
                .flatMap(GoldenJson::records)
                .map(record -> record.getClass().getName())
                .collect(Collectors.toSet());
        assertThat(shown).containsAll(known);
    }

    static void isWrittenAndReadAs(Record document, String json) {
        assertThat(JSON.readTree(JSON.writeValueAsString(document))).isEqualTo(JSON.readTree(json));
        assertThat(JSON.readValue(json, document.getClass())).isEqualTo(document);
    }

    private static Set<String> publicRecords(String api) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages(api).stream()
                        .filter(type -> type.isRecord() && type.getModifiers().contains(JavaModifier.PUBLIC))
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet());
    }

    /** The value and all it holds that are records. */
    private static Stream<Record> records(@Nullable Object value) {
        return switch (value) {
            case Record one ->
                Stream.concat(
                        Stream.of(one),
                        Arrays.stream(one.getClass().getRecordComponents())
                                .map(component -> held(one, component))
                                .flatMap(GoldenJson::records));
            case Collection<?> several -> several.stream().flatMap(GoldenJson::records);
            case null, default -> Stream.empty();
        };
    }

    private static @Nullable Object held(Record one, RecordComponent component) {
        try {
            return component.getAccessor().invoke(one);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(Objects.toString(component), e);
        }
    }
}
