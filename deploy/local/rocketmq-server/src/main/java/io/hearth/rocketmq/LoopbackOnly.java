package io.hearth.rocketmq;

import io.hearth.mending.Mend;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketAddress;
import org.apache.rocketmq.store.ha.HAService;

/** Has the broker's replication listen to this machine only: the one port for which there is no setting. */
public final class LoopbackOnly {

    static final Mend MEND = new Mend(
            HAService.class, "DefaultHAService$AcceptSocketService", "beginAccept", "bind", LoopbackOnly.class, "bind");

    private LoopbackOnly() {}

    /** Called by the mended class. */
    public static void bind(ServerSocket socket, SocketAddress everywhere) throws IOException {
        int port = ((InetSocketAddress) everywhere).getPort();
        socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    }
}
