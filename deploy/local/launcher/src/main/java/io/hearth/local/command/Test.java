package io.hearth.local.command;

import io.hearth.local.application.LocalStack;
import io.hearth.local.build.Build;
import io.hearth.local.build.TestReport;
import io.hearth.local.program.Checkout;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "test",
        mixinStandardHelpOptions = true,
        description = "Builds and tests everything, and prints one summary at the end.")
final class Test implements Callable<Integer> {

    private final Checkout checkout;

    @Parameters(paramLabel = "MAVEN_OPTION", description = "Passed on to Maven, after --.")
    private List<String> further = new ArrayList<>();

    Test(Checkout checkout) {
        this.checkout = checkout;
    }

    @Override
    public Integer call() throws Exception {
        var environment = System.getenv();
        var build = new Build(checkout, LocalStack.home(checkout, environment), environment);
        var begun = Instant.now();
        int maven = build.verify(further);
        var report = TestReport.of(checkout, begun);
        System.out.println();
        System.out.print(report);
        if (maven != 0 && !report.hasFailures()) {
            System.out.println("the build failed, though no test did: see above");
        }
        return maven != 0 ? maven : report.hasFailures() ? 1 : 0;
    }
}
