package io.hearth.rocketmq;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.apache.rocketmq.broker.BrokerStartup;
import org.apache.rocketmq.namesrv.NamesrvStartup;

/**
 * The message broker of the local stack: {@code <folder> <port of the name server> <port of the broker> <flush>}, where
 * flush is {@code SYNC_FLUSH} or {@code ASYNC_FLUSH}.
 *
 * <p>Each server stops by its own shutdown hook; the broker needs up to 16 s for it and writes the consumers' offsets
 * last, so its store must not be touched before the process has ended.
 */
public final class RocketMqServer {

    private RocketMqServer() {}

    public static void main(String[] args) throws IOException, IllegalAccessException {
        if (args.length != 4) {
            throw new IllegalArgumentException(
                    "usage: RocketMqServer <folder> <port of the name server> <port of the broker> <flush>");
        }
        var folder = Path.of(args[0]).toAbsolutePath();
        int nameServerPort = Integer.parseInt(args[1]);
        int brokerPort = Integer.parseInt(args[2]);
        var flush = args[3];
        Files.createDirectories(folder);
        System.setProperty("rocketmq.home.dir", folder.toString());

        var nameServer = settings(folder, "namesrv.properties", Map.of("listenPort", "" + nameServerPort));
        var broker = settings(
                folder,
                "broker.properties",
                Map.of(
                        "namesrvAddr",
                        "127.0.0.1:" + nameServerPort,
                        "listenPort",
                        "" + brokerPort,
                        "haListenPort",
                        "" + (brokerPort + 1),
                        "flushDiskType",
                        flush,
                        "storePathRootDir",
                        folder.resolve("store").toString(),
                        "storePathCommitLog",
                        folder.resolve("store/commitlog").toString()));

        LoopbackOnly.MEND.apply();
        NamesrvStartup.main0(new String[] {"-c", nameServer.toString()});
        BrokerStartup.start(BrokerStartup.createBrokerController(new String[] {"-c", broker.toString()}));
    }

    /** The settings packed with this server and those of this run, in a file, since both servers read nothing else. */
    private static Path settings(Path folder, String name, Map<String, String> ofThisRun) throws IOException {
        var settings = new Properties();
        try (var packed = RocketMqServer.class.getResourceAsStream("/" + name)) {
            settings.load(new InputStreamReader(packed, StandardCharsets.UTF_8));
        }
        settings.putAll(ofThisRun);
        var file = folder.resolve(name);
        try (var out = Files.newBufferedWriter(file)) {
            settings.store(out, null);
        }
        return file;
    }
}
