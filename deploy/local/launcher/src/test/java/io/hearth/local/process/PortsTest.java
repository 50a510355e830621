package io.hearth.local.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;

class PortsTest {

    private static final String LISTENING_AT_13306 =
            "   3: 0100007F:33FA 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 41327 1";

    @Test
    void aListeningSocketIsFoundByItsPort() {
        assertThat(Ports.listeningSocket(LISTENING_AT_13306, 13306)).contains("socket:[41327]");
    }

    @Test
    void anotherPortIsNotIt() {
        assertThat(Ports.listeningSocket(LISTENING_AT_13306, 13307)).isEmpty();
    }

    @Test
    void aConnectionFromThatPortIsNotIt() {
        assertThat(Ports.listeningSocket(LISTENING_AT_13306.replace(" 0A ", " 01 "), 13306))
                .isEmpty();
    }

    @Test
    void theHeadingIsNotIt() {
        assertThat(Ports.listeningSocket("  sl  local_address rem_address   st tx_queue rx_queue tr tm->when", 13306))
                .isEmpty();
    }

    @Test
    void theHolderOfAPortIsNamed() throws Exception {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(Ports.isFree(socket.getLocalPort())).isFalse();
            assertThat(Ports.holder(socket.getLocalPort())).hasValueSatisfying(holder -> {
                assertThat(holder.pid()).isEqualTo(ProcessHandle.current().pid());
                assertThat(holder.command()).contains("java");
            });
        }
    }

    @Test
    void noPortIsGivenOutTwice() {
        var ports = new FreePorts();

        int one = ports.nextWith(List.of(0, 1, -2));
        int other = ports.nextWith(List.of(0, 1, -2));

        assertThat(List.of(one, one + 1, one - 2)).doesNotContain(other, other + 1, other - 2);
    }
}
