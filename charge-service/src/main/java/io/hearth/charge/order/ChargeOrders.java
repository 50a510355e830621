package io.hearth.charge.order;

import com.baomidou.mybatisplus.core.toolkit.Wrappers;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.charge.ChargeProblem;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Repository;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The stored charge orders. */
@Repository
public class ChargeOrders {

    private static final TypeReference<Map<String, String>> PAY = new TypeReference<>() {};

    private final OrderMapper mapper;
    private final JsonMapper json;

    ChargeOrders(OrderMapper mapper, JsonMapper json) {
        this.mapper = mapper;
        this.json = json;
    }

    public Optional<ChargeOrder> byNumber(String chargeOrderNo) {
        return Optional.ofNullable(mapper.selectById(chargeOrderNo)).map(this::order);
    }

    /**
     * Stores a step of an order.
     *
     * @throws io.hearth.problem.ProblemException {@link ChargeProblem#ORDER_CHANGED} when somebody was faster
     */
    public ChargeOrder store(ChargeOrder before, ChargeOrder after) {
        if (mapper.step(before, after, after.payNo().orElse(null), json.writeValueAsString(after.pay())) != 1) {
            throw ChargeProblem.ORDER_CHANGED.because(before.chargeOrderNo());
        }
        return after;
    }

    Optional<ChargeOrder> byRequest(String requestKey) {
        return Optional.ofNullable(mapper.byRequest(requestKey)).map(this::order);
    }

    void add(ChargeOrder order, Instant nextLookAt) {
        var way = order.way();
        mapper.insert(new OrderRow(
                order.chargeOrderNo(),
                order.customerNo(),
                order.requestKey(),
                order.amount(),
                way.channel(),
                way.method(),
                way.clientIp(),
                way.payerOpenid(),
                order.status(),
                order.payNo().orElse(null),
                json.writeValueAsString(order.pay()),
                order.expiresAt(),
                nextLookAt,
                order.version(),
                order.createdBy(),
                order.createdAt()));
        order.items().forEach(item -> mapper.insertItem(order.chargeOrderNo(), item));
    }

    Paged<ChargeOrder> ofCustomers(List<String> customerNos, PageQuery query) {
        var found = mapper.selectPage(
                Page.of(query.number(), query.length()),
                Wrappers.<OrderRow>query().in("customer_no", customerNos).orderByDesc("created_at"));
        return Paged.of(query, found.getRecords(), found.getTotal()).map(this::order);
    }

    List<String> toLookAfter(Instant now, int limit) {
        return mapper.toLookAfter(now, limit);
    }

    /** Whether this instance is the one that looks after the order now. */
    boolean takeCare(String chargeOrderNo, Instant now, Instant next) {
        return mapper.takeCare(chargeOrderNo, now, next) == 1;
    }

    private ChargeOrder order(OrderRow row) {
        return new ChargeOrder(
                row.chargeOrderNo(),
                row.customerNo(),
                row.requestKey(),
                mapper.items(row.chargeOrderNo()),
                new PayWay(row.channel(), row.method(), row.clientIp(), row.payerOpenid()),
                row.status(),
                Optional.ofNullable(row.payNo()),
                row.pay() == null ? Map.of() : json.readValue(row.pay(), PAY),
                row.expiresAt(),
                row.createdAt(),
                row.createdBy(),
                row.version());
    }
}
