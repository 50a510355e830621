package io.hearth.seata;

import io.hearth.mending.Mend;
import io.seata.server.coordinator.Core;
import io.seata.server.session.BranchSession;
import io.seata.server.session.GlobalSession;
import java.util.List;

/**
 * Mends the order in which Seata 2.0.0 rolls branches back.
 *
 * <p>It takes the oldest branch first (issue 6120 of apache/incubator-seata, mended there in 2.1). When two local
 * transactions of one global transaction wrote the same row, the first undo then meets the row as the second one left
 * it, refuses, and the row stays dirty and locked for good.
 */
public final class LastBranchFirst {

    static final Mend MEND = new Mend(
            Core.class, "DefaultCore", "doGlobalRollback", "getSortedBranches", LastBranchFirst.class, "branches");

    private LastBranchFirst() {}

    /** Called by the mended class. */
    public static List<BranchSession> branches(GlobalSession session) {
        return session.getReverseSortedBranches();
    }
}
