package io.hearth.charge;

import io.hearth.charge.order.ChargeItem;
import io.hearth.charge.order.ChargeOrder;
import io.hearth.charge.order.OpenBills;
import io.hearth.charge.order.Payments;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/** The services next door, played by small models that can be told to fail; the real ones meet in e2e-tests. */
@TestConfiguration
public class Neighbours {

    @Bean
    @Primary
    public Bills bills() {
        return new Bills();
    }

    @Bean
    @Primary
    public Channel channel() {
        return new Channel();
    }

    /** Bills by number: who holds them and who has paid them. */
    public static class Bills implements OpenBills {

        private final Map<String, String> heldBy = new ConcurrentHashMap<>();
        private final Map<String, String> paidBy = new ConcurrentHashMap<>();
        private final Set<String> failing = ConcurrentHashMap.newKeySet();
        private volatile @Nullable RuntimeException refusal;

        /** For this order only: the care for orders that other tests have left behind must not use it up. */
        public void failNextCallFor(String chargeOrderNo) {
            failing.add(chargeOrderNo);
        }

        public void refuseWith(@Nullable RuntimeException e) {
            refusal = e;
        }

        public @Nullable String holder(String billNo) {
            return heldBy.get(billNo);
        }

        public @Nullable String payer(String billNo) {
            return paidBy.get(billNo);
        }

        @Override
        public List<ChargeItem> hold(String chargeOrderNo, String customerNo, List<Wanted> bills, Instant until) {
            mayFail(chargeOrderNo);
            for (var bill : bills) {
                var holder = heldBy.putIfAbsent(bill.billNo(), chargeOrderNo);
                if (holder != null && !holder.equals(chargeOrderNo)) {
                    throw ChargeProblem.BILL_BEING_PAID.because(bill.billNo());
                }
            }
            return bills.stream()
                    .map(bill -> new ChargeItem(bill.billNo(), bill.amount(), "2026-2027", "滨江花园 501"))
                    .toList();
        }

        @Override
        public void release(ChargeOrder order) {
            mayFail(order.chargeOrderNo());
            order.items().forEach(item -> heldBy.remove(item.billNo(), order.chargeOrderNo()));
        }

        @Override
        public void book(ChargeOrder order, Instant paidAt) {
            mayFail(order.chargeOrderNo());
            for (var item : order.items()) {
                var payer = paidBy.putIfAbsent(item.billNo(), order.chargeOrderNo());
                if (payer != null && !payer.equals(order.chargeOrderNo())) {
                    throw new PaidMeanwhile(item.billNo() + " was paid by " + payer, new IllegalStateException());
                }
            }
        }

        private void mayFail(String chargeOrderNo) {
            var refused = refusal;
            if (refused != null) {
                throw refused;
            }
            if (failing.remove(chargeOrderNo)) {
                throw new IllegalStateException("billing-bill-service is down");
            }
        }
    }

    /** A channel that answers as it is told. */
    public static class Channel implements Payments {

        private final Map<String, String> payments = new HashMap<>();
        private final AtomicInteger silent = new AtomicInteger();
        private volatile Ended ended = Ended.CLOSED;

        public void answerNothing(int calls) {
            silent.set(calls);
        }

        public void endWith(Ended outcome) {
            ended = outcome;
        }

        @Override
        public synchronized Asked ask(ChargeOrder order) {
            var payNo = payments.computeIfAbsent(order.chargeOrderNo(), no -> "P" + no.substring(1));
            if (silent.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                return new Asked.Unknown();
            }
            return new Asked.Open(payNo, Map.of("codeUrl", "weixin://" + payNo));
        }

        @Override
        public Ended end(String chargeOrderNo) {
            return ended;
        }
    }
}
