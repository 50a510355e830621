package io.hearth.local.middleware;

import com.alibaba.nacos.api.NacosFactory;
import com.alibaba.nacos.api.PropertyKeyConst;
import com.alibaba.nacos.api.config.ConfigService;
import com.alibaba.nacos.api.exception.NacosException;
import io.hearth.local.process.Address;
import io.hearth.local.process.Deadline;
import io.hearth.local.program.StackProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The settings and rules of {@code deploy/nacos} as Nacos holds them: {@code *.yaml} in group HEARTH,
 * {@code sentinel/*.json} in group SENTINEL, each under the name of its file.
 */
public record SettingsFiles(Path folder) {

    /** The group of settings and services. */
    public static final String GROUP = "HEARTH";

    private static final Pattern PLACEHOLDER = Pattern.compile("@([a-z]+(?:\\.[a-z]+)?)@");

    private static final Duration HANDED_OUT_WITHIN = Duration.ofSeconds(20);
    private static final Duration ANSWERS_WITHIN = Duration.ofSeconds(5);

    /** One entry of Nacos. */
    record Entry(String dataId, String group, String type, String text) {}

    /**
     * Publishes all files into a namespace, the addresses put in; returns how many.
     *
     * @param addresses by the name between the two {@code @}
     * @throws StackProblem if a file asks for an address that is not given, or Nacos refuses
     */
    public int publish(Address nacos, String namespace, Map<String, String> addresses) {
        var entries = entries(addresses);
        if (entries.isEmpty()) {
            return 0;
        }
        var properties = new Properties();
        properties.put(PropertyKeyConst.SERVER_ADDR, nacos.toString());
        properties.put(PropertyKeyConst.NAMESPACE, namespace);
        try {
            var service = NacosFactory.createConfigService(properties);
            try {
                for (var entry : entries) {
                    publish(service, entry);
                }
            } finally {
                service.shutDown();
            }
        } catch (NacosException e) {
            throw new StackProblem(
                    "Nacos at %s does not take the settings of %s: %s".formatted(nacos, folder, e.getErrMsg()), e);
        }
        return entries.size();
    }

    /** What would be published. */
    List<Entry> entries(Map<String, String> addresses) {
        var entries = new ArrayList<Entry>();
        for (var file : files(folder, ".yaml")) {
            entries.add(new Entry(name(file), GROUP, "yaml", filledIn(file, addresses)));
        }
        for (var file : files(folder.resolve("sentinel"), ".json")) {
            entries.add(new Entry(name(file), "SENTINEL", "json", filledIn(file, addresses)));
        }
        return entries;
    }

    // Nacos takes an entry before it hands it out; a service that asked in between would start without its settings.
    private static void publish(ConfigService service, Entry entry) throws NacosException {
        if (!service.publishConfig(entry.dataId(), entry.group(), entry.text(), entry.type())) {
            throw new NacosException(NacosException.SERVER_ERROR, "it refuses " + entry.dataId());
        }
        var patience = Deadline.in(HANDED_OUT_WITHIN);
        while (!entry.text().equals(service.getConfig(entry.dataId(), entry.group(), ANSWERS_WITHIN.toMillis()))) {
            if (patience.isOver()) {
                throw new NacosException(NacosException.SERVER_ERROR, "it does not hand out " + entry.dataId());
            }
            patience.waitABit();
        }
    }

    private static String filledIn(Path file, Map<String, String> addresses) {
        try {
            return PLACEHOLDER.matcher(Files.readString(file)).replaceAll(found -> {
                var address = addresses.get(found.group(1));
                if (address == null) {
                    throw new StackProblem("%s asks for %s, but the addresses known are %s"
                            .formatted(
                                    file,
                                    found.group(),
                                    addresses.keySet().stream().sorted().toList()));
                }
                return Matcher.quoteReplacement(address);
            });
        } catch (IOException e) {
            throw new StackProblem(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static List<Path> files(Path folder, String ending) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> name(file).endsWith(ending)).sorted().toList();
        } catch (IOException e) {
            throw new StackProblem(folder + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }
}
