package io.hearth.test;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.NullMarked;

/**
 * The rules of the house, each with its reason; every module's {@code HouseTest} calls {@link #check}.
 *
 * <p>A guilty class for each rule stands in this module's tests: a rule that nobody saw fail is no rule.
 */
public final class HouseRules {

    private static final String AUTOWIRED = "org.springframework.beans.factory.annotation.Autowired";
    private static final String VALUE = "org.springframework.beans.factory.annotation.Value";
    private static final String MAPPER = "org.apache.ibatis.annotations.Mapper";
    private static final String REST_CONTROLLER = "org.springframework.web.bind.annotation.RestController";
    private static final String FEIGN_CLIENT = "org.springframework.cloud.openfeign.FeignClient";

    private HouseRules() {}

    /** Checks the main classes below a package, for example {@code io.hearth.charge}. */
    public static void check(String service) {
        var classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_JARS)
                .importPackages(service);
        check(service, classes);
    }

    static void check(String service, JavaClasses classes) {
        of(service).forEach(rule -> rule.allowEmptyShould(true).check(classes));
    }

    static List<ArchRule> of(String service) {
        return List.of(
                packagesAreNullMarked(),
                momentsAreGiven(),
                settingsAreRecords(),
                beansAreConstructed(),
                storageIsPrivate(),
                doorsArePrivate(),
                namesSayWhat(),
                amountsAreWhole(),
                outputGoesToTheLog(),
                nobodySleeps(),
                theApiIsOnlyAnApi(service),
                foreignServicesAreBehindClients(service),
                featuresStandAlone(service));
    }

    static ArchRule packagesAreNullMarked() {
        return classes()
                .that(not(simpleNameEndingWith("package-info")))
                .should(condition(
                        "live in a @NullMarked package",
                        type -> type.getPackage().isAnnotatedWith(NullMarked.class)))
                .because("NullAway looks only there");
    }

    static ArchRule momentsAreGiven() {
        var takesTheMoment = new DescribedPredicate<JavaAccess<?>>("taking the moment without a clock") {
            private static final Set<String> CLOCKS = Set.of(
                    "java.time.Instant",
                    "java.time.LocalDate",
                    "java.time.LocalDateTime",
                    "java.time.OffsetDateTime",
                    "java.time.ZonedDateTime",
                    "java.time.Year");

            @Override
            public boolean test(JavaAccess<?> access) {
                var owner = access.getTargetOwner().getFullName();
                var name = access.getTarget().getName();
                return CLOCKS.contains(owner)
                                && name.equals("now")
                                && !access.getTarget().getDescription().contains("java.time.Clock")
                        || owner.equals("java.lang.System") && name.equals("currentTimeMillis")
                        || owner.equals("java.util.Date")
                                && access.getTarget().getDescription().contains("<init>()");
            }
        };
        return noClasses()
                .should()
                .accessTargetWhere(takesTheMoment)
                .because("the moment is an argument or comes from the Clock, so that stories can move it");
    }

    static ArchRule settingsAreRecords() {
        return noFields().should().beAnnotatedWith(VALUE).because("settings are records that check themselves");
    }

    static ArchRule beansAreConstructed() {
        return noFields().should().beAnnotatedWith(AUTOWIRED).because("what a bean needs stands in its constructor");
    }

    static ArchRule storageIsPrivate() {
        return classes()
                .that(annotated(MAPPER).or(simpleNameEndingWith("Row")))
                .should()
                .notBePublic()
                .because("only its feature knows how something is stored");
    }

    static ArchRule doorsArePrivate() {
        return classes()
                .that(annotated(REST_CONTROLLER).or(annotated(FEIGN_CLIENT)))
                .should()
                .notBePublic()
                .because("nobody calls a door from inside");
    }

    static ArchRule namesSayWhat() {
        return noClasses()
                .should()
                .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl|DTO|Dto|VO|Constants)")
                .orShould()
                .haveSimpleNameStartingWith("Abstract")
                .orShould()
                .haveSimpleNameStartingWith("Base")
                .because("such names say nothing of heating, bills or payments");
    }

    static ArchRule amountsAreWhole() {
        var floating = Set.of("double", "float", "java.lang.Double", "java.lang.Float");
        return fields().should(condition(
                        "not be floating-point",
                        field -> !floating.contains(field.getRawType().getFullName())))
                .because("money is whole fen, areas and rates are decimals");
    }

    static ArchRule outputGoesToTheLog() {
        return noClasses()
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .because("the log has time, service and trace");
    }

    static ArchRule nobodySleeps() {
        return noClasses()
                .should()
                .callMethod(Thread.class, "sleep", long.class)
                .because("waiting is a schedule or a lock with a limit");
    }

    static ArchRule theApiIsOnlyAnApi(String service) {
        return noClasses()
                .that()
                .resideInAPackage(service + ".api..")
                .should()
                .dependOnClassesThat(not(resideInAnyPackage(
                        "java..",
                        "jakarta.validation..",
                        "org.springframework.web.bind.annotation..",
                        "org.springframework.format.annotation..",
                        "org.jspecify..",
                        service + ".api..")))
                .because("others must be able to use it without anything of ours");
    }

    static ArchRule foreignServicesAreBehindClients(String service) {
        return noClasses()
                .that(resideInAnyPackage(service + "..")
                        .and(not(resideInAnyPackage(service + ".client..", service + ".listener.."))))
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("io.hearth.*.api..").and(not(resideInAnyPackage(service + ".api.."))))
                .because("another service's words go no further than the client that translates them");
    }

    static ArchRule featuresStandAlone(String service) {
        return slices().matching(service + ".(*)..").should().beFreeOfCycles();
    }

    private static DescribedPredicate<JavaClass> annotated(String annotation) {
        return new DescribedPredicate<>("annotated with " + annotation) {
            @Override
            public boolean test(JavaClass type) {
                return type.isAnnotatedWith(annotation);
            }
        };
    }

    private static <T> DescribedPredicate<T> not(DescribedPredicate<T> predicate) {
        return DescribedPredicate.not(predicate);
    }

    private static <T extends HasName.AndFullName> ArchCondition<T> condition(String text, Predicate<T> holds) {
        return new ArchCondition<>(text) {
            @Override
            public void check(T item, ConditionEvents events) {
                events.add(new SimpleConditionEvent(item, holds.test(item), item.getFullName() + " should " + text));
            }
        };
    }
}
