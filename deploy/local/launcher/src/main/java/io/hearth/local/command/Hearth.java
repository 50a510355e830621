package io.hearth.local.command;

import io.hearth.local.program.Checkout;
import io.hearth.local.program.StackProblem;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The one command of a checkout. */
@Command(
        name = "./hearth",
        mixinStandardHelpOptions = true,
        version = "Hearth 0.1.0-SNAPSHOT",
        description = "Runs all of Hearth on this machine.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            Up.class,
            Down.class,
            Status.class,
            Logs.class,
            Restart.class,
            Reset.class,
            Test.class,
            CommandLine.HelpCommand.class
        },
        footer = {
            "",
            "Servers that run already are used in place of embedded ones, by host:port:",
            "  HEARTH_MARIADB (with HEARTH_DB_USER and HEARTH_DB_PASSWORD),",
            "  HEARTH_REDIS, HEARTH_ROCKETMQ, HEARTH_NACOS, HEARTH_SEATA",
            "Further environment variables:",
            "  HEARTH_PORT_OFFSET      moves all ports, for a second checkout",
            "  HEARTH_HOME             data and logs; .hearth unless given",
            "  HEARTH_NACOS_NAMESPACE  hearth-local unless given",
            "  HEARTH_FAST=true        as --fast"
        })
public final class Hearth {

    private static final String TOOLS = "e2e-tests";
    private static final String BENCHMARKS = "benchmarks";
    private static final String SIMULATION = "simulation";

    private Hearth() {}

    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    static int run(String... arguments) {
        try {
            return commands(Checkout.around(Path.of(""))).execute(arguments);
        } catch (StackProblem e) {
            System.err.println(e.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    /** Those that this checkout can do: what a module brings is there only with the module. */
    static CommandLine commands(Checkout checkout) {
        var commands = new CommandLine(new Hearth(), new InCheckout(checkout));
        if (checkout.modules().contains(TOOLS)) {
            commands.addSubcommand("demo", Tool.onTheStack(checkout, TOOLS, "io.hearth.demo.Demo"));
            commands.addSubcommand("books", Tool.onTheStack(checkout, TOOLS, "io.hearth.books.Books"));
        }
        if (checkout.modules().contains(BENCHMARKS)) {
            commands.addSubcommand("benchmark", Tool.onTheStack(checkout, BENCHMARKS, "io.hearth.benchmark.Benchmark"));
        }
        if (checkout.modules().contains(SIMULATION)) {
            commands.addSubcommand("simulate", Tool.alone(checkout, SIMULATION, "io.hearth.simulation.Simulate"));
        }
        return commands.setExecutionExceptionHandler(Hearth::explain);
    }

    /** What we know the reason of is told in words; everything else is a bug and comes with its trace. */
    private static int explain(Exception problem, CommandLine command, CommandLine.ParseResult parsed)
            throws Exception {
        if (problem instanceof StackProblem) {
            command.getErr().println();
            command.getErr().println(problem.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
        throw problem;
    }
}
