package io.hearth.charge.order;

import io.hearth.charge.ChargeProblem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.redisson.api.RLock;
import org.redisson.api.RedissonClient;
import org.redisson.client.RedisException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Keeps two creations for one bill from doing the same work side by side.
 *
 * <p>It only spares work: what makes a bill taken once is the database. So a Redis that is down or forgets is no reason to
 * refuse anybody.
 */
@Component
class BillLocks {

    private static final Logger LOG = LoggerFactory.getLogger(BillLocks.class);
    private static final Duration LEASE = Duration.ofSeconds(30);

    private final RedissonClient redis;

    BillLocks(RedissonClient redis) {
        this.redis = redis;
    }

    /**
     * Does a deed while nobody else does one for these bills.
     *
     * @throws io.hearth.problem.ProblemException {@link ChargeProblem#BILL_BEING_PAID} at once when somebody does
     */
    <T> T whileHolding(List<String> billNos, Supplier<T> deed) {
        var taken = new ArrayList<RLock>();
        try {
            billNos.stream().sorted().forEach(billNo -> take(billNo, taken));
            return deed.get();
        } finally {
            taken.forEach(BillLocks::giveBack);
        }
    }

    private void take(String billNo, List<RLock> taken) {
        var lock = redis.getLock("hearth:charge:bill:" + billNo);
        try {
            if (!lock.tryLock(0, LEASE.toMillis(), TimeUnit.MILLISECONDS)) {
                throw ChargeProblem.BILL_BEING_PAID.because(billNo).with("billNo", billNo);
            }
            taken.add(lock);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ChargeProblem.BILL_BEING_PAID.because(billNo).with("billNo", billNo);
        } catch (RedisException e) {
            LOG.atWarn()
                    .setCause(e)
                    .addKeyValue("billNo", billNo)
                    .log("no lock from Redis; the database decides alone");
        }
    }

    private static void giveBack(RLock lock) {
        try {
            if (lock.isHeldByCurrentThread()) {
                lock.unlock();
            }
        } catch (RedisException | IllegalMonitorStateException e) {
            LOG.atWarn().setCause(e).log("a lock could not be given back; it ends by itself");
        }
    }
}
