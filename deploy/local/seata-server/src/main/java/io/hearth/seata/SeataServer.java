package io.hearth.seata;

import io.seata.server.ServerApplication;
import java.io.IOException;

/** The transaction coordinator of the local stack: Seata 2.0.0, mended. */
public final class SeataServer {

    private SeataServer() {}

    public static void main(String[] args) throws IOException, IllegalAccessException {
        LastBranchFirst.MEND.apply();
        LoopbackOnly.MEND.apply();
        ServerApplication.main(args);
    }
}
