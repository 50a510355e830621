package io.hearth.payment.paying;

import io.hearth.data.NumberSeries;
import io.hearth.payment.PaymentProblem;
import io.hearth.payment.PaymentSettings;
import io.hearth.payment.channel.Channels;
import io.hearth.payment.channel.CreateOutcome;
import io.hearth.payment.ledger.ChannelRequest;
import io.hearth.payment.ledger.ChannelRequests;
import io.hearth.payment.ledger.Facts;
import io.hearth.payment.ledger.Payments;
import io.hearth.payment.ledger.RequestKind;
import io.hearth.payment.ledger.RequestStatus;
import io.hearth.payment.order.ChannelFact;
import io.hearth.payment.order.ChannelFact.Source;
import io.hearth.payment.order.ChannelStatus;
import io.hearth.payment.order.PaymentOrder;
import io.hearth.payment.order.PaymentTerms;
import io.hearth.service.BusinessTime;
import io.hearth.service.Live;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Asks channels for payments, one for each charge order however often it is asked. */
@Service
class Paying {

    private static final Logger LOG = LoggerFactory.getLogger(Paying.class);
    private static final String SERIES = "P";
    private static final TypeReference<Map<String, String>> PARAMETERS = new TypeReference<>() {};

    private final Payments payments;
    private final ChannelRequests requests;
    private final Facts facts;
    private final Asking asking;
    private final Channels channels;
    private final NumberSeries numbers;
    private final Live<PaymentSettings> settings;
    private final TransactionTemplate transaction;
    private final JsonMapper json;
    private final Clock clock;

    Paying(
            Payments payments,
            ChannelRequests requests,
            Facts facts,
            Asking asking,
            Channels channels,
            NumberSeries numbers,
            Live<PaymentSettings> settings,
            PlatformTransactionManager transactions,
            JsonMapper json,
            Clock clock) {
        this.payments = payments;
        this.requests = requests;
        this.facts = facts;
        this.asking = asking;
        this.channels = channels;
        this.numbers = numbers;
        this.settings = settings;
        this.transaction = new TransactionTemplate(transactions);
        this.json = json;
        this.clock = clock;
    }

    /** The payment of a charge order, asked for if it was not, found out about if it is in doubt. */
    PaymentOrder pay(String chargeOrderNo, String customerNo, PaymentTerms terms) {
        var order = payments.ofChargeOrder(chargeOrderNo).orElseGet(() -> made(chargeOrderNo, customerNo, terms));
        if (!order.customerNo().equals(customerNo) || !isSame(order.terms(), terms)) {
            throw PaymentProblem.PAYMENT_DIFFERS.because(chargeOrderNo);
        }
        if (order.maySend(clock.instant())) {
            return sent(order);
        }
        return isInDoubt(order) ? foundOut(order) : order;
    }

    /** What the payer's client needs; empty while it is not known, and once nobody can pay any more. */
    Map<String, String> parameters(PaymentOrder order) {
        return order.channelStatus() == ChannelStatus.PROCESSING
                ? requests.lastCreate(order.payNo())
                        .filter(create -> create.status() == RequestStatus.ANSWERED)
                        .flatMap(create -> Optional.ofNullable(create.answer()))
                        .map(answer -> json.readValue(answer, PARAMETERS))
                        .orElse(Map.of())
                : Map.of();
    }

    private PaymentOrder made(String chargeOrderNo, String customerNo, PaymentTerms terms) {
        var now = clock.instant();
        if (payments.willNeverBe(chargeOrderNo)) {
            throw PaymentProblem.PAYMENT_ORDER_CLOSED.because(chargeOrderNo);
        }
        if (!now.isBefore(terms.expiresAt())) {
            throw PaymentProblem.PAYMENT_EXPIRED.because(chargeOrderNo);
        }
        var payNo = numbers.next(SERIES, BusinessTime.dayOf(now));
        var order = PaymentOrder.created(payNo, chargeOrderNo, customerNo, terms, now);
        if (payments.add(order)) {
            LOG.atInfo()
                    .addKeyValue("payNo", payNo)
                    .addKeyValue("chargeOrderNo", chargeOrderNo)
                    .addKeyValue("amountFen", terms.amount().fen())
                    .addKeyValue("channel", terms.channel())
                    .log("payment order made");
            return order;
        }
        // Somebody was faster: another create, or the closing of the charge order.
        return payments.ofChargeOrder(chargeOrderNo)
                .orElseThrow(() -> PaymentProblem.PAYMENT_ORDER_CLOSED.because(chargeOrderNo));
    }

    private static boolean isSame(PaymentTerms known, PaymentTerms asked) {
        return known.amount().equals(asked.amount())
                && known.channel().equals(asked.channel())
                && known.method() == asked.method();
    }

    // A CREATE that got no answer is never sent again before the channel itself said that it knows no such order.
    private PaymentOrder foundOut(PaymentOrder order) {
        var asked = asking.ask(order);
        return asked.order().maySendAgain(asked.fact(), order.version(), clock.instant())
                ? sent(asked.order())
                : asked.order();
    }

    // In doubt is also a CREATE whose process died before the answer came.
    private boolean isInDoubt(PaymentOrder order) {
        if (order.channelStatus() != ChannelStatus.PROCESSING) {
            return order.channelStatus() == ChannelStatus.UNKNOWN;
        }
        var create = requests.lastCreate(order.payNo());
        var givenUpBefore = clock.instant().minus(settings.now().callLease());
        if (create.filter(last -> last.status() == RequestStatus.ANSWERED || last.isUnderWay(givenUpBefore))
                .isPresent()) {
            return false;
        }
        create.filter(last -> last.status() == RequestStatus.OPEN).ifPresent(this::giveUp);
        return true;
    }

    private void giveUp(ChannelRequest create) {
        var why = "its process ended before the answer came";
        requests.end(create.id(), RequestStatus.NO_ANSWER, why);
        facts.apply(create.payNo(), new ChannelFact.NoAnswer(Source.CREATE, why));
    }

    private PaymentOrder sent(PaymentOrder order) {
        var request = beginCreate(order);
        if (request.isPresent()) {
            var outcome = channels.of(order.terms().channel()).create(order);
            end(request.getAsLong(), outcome);
            facts.apply(order.payNo(), outcome.fact());
        }
        return payments.existing(order.payNo());
    }

    // Empty when somebody else is sending it; the version and the one open CREATE both see to that.
    private OptionalLong beginCreate(PaymentOrder order) {
        try {
            return transaction.execute(status -> payments.store(order, order.sending())
                    ? OptionalLong.of(requests.open(order, RequestKind.CREATE))
                    : OptionalLong.empty());
        } catch (DuplicateKeyException e) {
            LOG.atInfo().addKeyValue("payNo", order.payNo()).log("a CREATE is under way already");
            return OptionalLong.empty();
        }
    }

    private void end(long request, CreateOutcome outcome) {
        switch (outcome) {
            case CreateOutcome.Accepted(Map<String, String> pay) ->
                requests.end(request, RequestStatus.ANSWERED, json.writeValueAsString(pay));
            case CreateOutcome.Refused(String why) -> requests.end(request, RequestStatus.REFUSED, why);
            case CreateOutcome.Unknown(String why) -> requests.end(request, RequestStatus.NO_ANSWER, why);
        }
    }
}
