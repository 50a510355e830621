package io.hearth.test;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HouseRulesTest {

    private static final String SERVICE = "io.hearth.test.guilty";
    private static final Set<String> INNOCENT = Set.of("Innocent", "OtherClient");
    private static final JavaClasses ALL = new ClassFileImporter().importPackages(SERVICE);

    record Guilt(ArchRule rule, String of) {

        @Override
        public String toString() {
            return of;
        }
    }

    static Stream<Guilt> guilt() {
        return Stream.of(
                new Guilt(HouseRules.packagesAreNullMarked(), "Unmarked"),
                new Guilt(HouseRules.momentsAreGiven(), "BillUtil.today"),
                new Guilt(HouseRules.settingsAreRecords(), "BillUtil.limit"),
                new Guilt(HouseRules.beansAreConstructed(), "BillUtil.clock"),
                new Guilt(HouseRules.storageIsPrivate(), "BillRow"),
                new Guilt(HouseRules.doorsArePrivate(), "BillDoor"),
                new Guilt(HouseRules.namesSayWhat(), "BillUtil"),
                new Guilt(HouseRules.amountsAreWhole(), "BillUtil.amount"),
                new Guilt(HouseRules.outputGoesToTheLog(), "BillUtil.print"),
                new Guilt(HouseRules.nobodySleeps(), "BillUtil.print"),
                new Guilt(HouseRules.theApiIsOnlyAnApi(SERVICE), "ChattyView"),
                new Guilt(HouseRules.foreignServicesAreBehindClients(SERVICE), "OtherView"),
                new Guilt(HouseRules.featuresStandAlone(SERVICE), "Slice bill"));
    }

    @ParameterizedTest
    @MethodSource
    void guilt(Guilt guilt) {
        assertThatThrownBy(() -> guilt.rule().check(ALL))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(guilt.of());
    }

    @ParameterizedTest
    @MethodSource("guilt")
    void innocence(Guilt guilt) {
        var innocent = ALL.that(describe("innocent", type -> INNOCENT.contains(type.getSimpleName())));
        guilt.rule().allowEmptyShould(true).check(innocent);
    }

    @Test
    void everyRuleHasAGuiltyClass() {
        Set<String> guilty = new HashSet<>();
        Consumer<ArchRule> seen = rule -> guilty.add(rule.getDescription());
        guilt().map(Guilt::rule).forEach(seen);
        assertThat(HouseRules.of(SERVICE).stream().map(ArchRule::getDescription))
                .allMatch(guilty::contains);
    }
}
