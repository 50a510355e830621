package io.hearth.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.hearth.district.Resident;
import io.hearth.site.PayChannel;
import io.hearth.site.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Nobody pays in time. The time is a setting that follows Nacos, so it is made short there while everything runs. */
class ExpiryTest {

    private static final String SETTINGS = "charge-service.yaml";
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    @TempDir
    Path folder;

    private final PayChannel channel = Town.SITE.payChannel();
    private final Resident resident = Town.resident();
    private final List<JsonNode> bills = resident.unpaidBills();

    @AfterEach
    void leavesTheUsualTimeAndBooksThatHold() throws Exception {
        publish("pay-within: 30m");
        awaitPayWithin(Duration.ofMinutes(30));
        Town.booksHold();
    }

    @Test
    void theOrderIsClosedHereAndAtTheChannelAndTheBillIsFree() throws Exception {
        publish("pay-within: 3s");
        awaitPayWithin(Duration.ofSeconds(3));
        var order = resident.order(bills).good();
        var closed = resident.awaitStatus(order.path("chargeOrderNo").asString(), "CLOSED");
        assertThat(resident.unpaidBills())
                .extracting(bill -> bill.path("billNo").asString())
                .containsExactlyInAnyOrderElementsOf(bills.stream()
                        .map(bill -> bill.path("billNo").asString())
                        .toList());
        var trade = channel.trade(closed.path("payNo").asString()).good();
        assertThat(trade.path("state").asString()).isEqualTo("CLOSED");
    }

    private void publish(String payWithin) throws IOException {
        var usual =
                Files.readString(Town.STACK.checkout().resolve("deploy/nacos").resolve(SETTINGS));
        assertThat(usual).contains("pay-within: 30m");
        Files.writeString(folder.resolve(SETTINGS), usual.replace("pay-within: 30m", payWithin));
        Town.STACK.publish(folder);
    }

    /** Orders that are closed at once show which time holds now. */
    private void awaitPayWithin(Duration wanted) {
        Waiting.until(
                "orders to be payable for " + wanted,
                PATIENCE,
                () -> {
                    var order = resident.order(resident.unpaidBills()).good();
                    var time = Duration.between(moment(order, "createdAt"), moment(order, "expiresAt"));
                    var no = order.path("chargeOrderNo").asString();
                    resident.door().post("/api/charge-orders/" + no + "/close", null);
                    resident.awaitStatus(no, "CLOSED");
                    return time;
                },
                wanted::equals);
    }

    private static OffsetDateTime moment(JsonNode order, String field) {
        return OffsetDateTime.parse(order.path(field).asString());
    }
}
