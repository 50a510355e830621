package io.hearth.local.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {

    @TempDir
    private Path folder;

    private Path module;
    private Path jar;

    @BeforeEach
    void build() throws Exception {
        module = folder.resolve("checkout/gateway");
        jar = module.resolve("target/hearth-gateway-0.1.0.jar");
        Files.createDirectories(module.resolve("target/classes"));
        Files.writeString(module.resolve("target/classpath"), "/m2/b.jar:/m2/a.jar\n");
        write(module.resolve("target/classes/Gateway.class"), 1_000);
        write(jar, 2_000);
    }

    @Test
    void keepsTheOrderOfThePom() {
        assertThat(ClassPath.ofModule(module).entries())
                .containsExactly(jar, Path.of("/m2/b.jar"), Path.of("/m2/a.jar"));
    }

    @Test
    void takesTheClassesWhereTheyAreNewerThanTheJar() throws Exception {
        write(module.resolve("target/classes/Gateway.class"), 3_000);

        assertThat(ClassPath.ofModule(module).entries()).startsWith(module.resolve("target/classes"));
    }

    @Test
    void doesNotTakeAnExecutableJar() throws Exception {
        write(module.resolve("target/hearth-gateway-0.1.0-exec.jar"), 9_000);

        assertThat(ClassPath.ofModule(module).entries()).startsWith(jar);
    }

    @Test
    void refusesWhatHasNotBeenBuilt() {
        assertThatThrownBy(() -> ClassPath.ofModule(folder.resolve("checkout/user-service")))
                .isInstanceOf(StackProblem.class)
                .hasMessageContaining("has not been built");
    }

    @Test
    void stagesOnlyWhatTheBuildMayOverwrite() throws Exception {
        var staged = ClassPath.ofModule(module).staged(new Checkout(folder.resolve("checkout")), folder.resolve("st"));

        assertThat(staged.entries().getFirst()).startsWith(folder.resolve("st")).hasSameBinaryContentAs(jar);
        assertThat(staged.entries()).endsWith(Path.of("/m2/b.jar"), Path.of("/m2/a.jar"));
    }

    @Test
    void stagesTheSameVersionOnceAndAnotherBesideIt() throws Exception {
        var checkout = new Checkout(folder.resolve("checkout"));
        var first = ClassPath.ofModule(module).staged(checkout, folder.resolve("st"));
        var again = ClassPath.ofModule(module).staged(checkout, folder.resolve("st"));
        write(jar, 4_000);
        var next = ClassPath.ofModule(module).staged(checkout, folder.resolve("st"));

        assertThat(again).isEqualTo(first);
        assertThat(next).isNotEqualTo(first);
        assertThat(first.entries().getFirst()).exists();
    }

    private static void write(Path file, long changedAtMillis) throws Exception {
        Files.writeString(file, "written at " + changedAtMillis);
        Files.setLastModifiedTime(file, FileTime.fromMillis(changedAtMillis));
    }
}
