package io.hearth.seata;

import io.hearth.mending.Mend;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelFuture;
import io.seata.core.rpc.netty.NettyServerConfig;

/** Has the coordinator listen to this machine only; as published it listens to every network, and asks nobody who he is. */
public final class LoopbackOnly {

    static final Mend MEND =
            new Mend(NettyServerConfig.class, "NettyServerBootstrap", "start", "bind", LoopbackOnly.class, "bind");

    private LoopbackOnly() {}

    /** Called by the mended class. */
    public static ChannelFuture bind(ServerBootstrap server, int port) {
        return server.bind("127.0.0.1", port);
    }
}
