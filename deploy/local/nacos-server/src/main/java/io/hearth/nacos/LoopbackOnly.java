package io.hearth.nacos;

import com.alibaba.nacos.core.remote.grpc.GrpcConnection;
import com.alipay.sofa.jraft.rpc.impl.FutureImpl;
import io.grpc.ServerBuilder;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import io.hearth.mending.Mend;
import java.net.InetSocketAddress;
import java.util.List;

/** Has the gRPC ports listen to this machine only: there is no setting for them, and nobody is asked who he is. */
public final class LoopbackOnly {

    static final List<Mend> MENDS = List.of(
            new Mend(GrpcConnection.class, "BaseGrpcServer", "startServer", "forPort", LoopbackOnly.class, "clients"),
            new Mend(FutureImpl.class, "GrpcRaftRpcFactory", "createRpcServer", "forPort", LoopbackOnly.class, "raft"));

    private LoopbackOnly() {}

    /** Called by the mended class. */
    public static NettyServerBuilder clients(int port) {
        return NettyServerBuilder.forAddress(new InetSocketAddress("127.0.0.1", port));
    }

    /** Called by the mended class. */
    public static ServerBuilder<?> raft(int port) {
        return clients(port);
    }
}
