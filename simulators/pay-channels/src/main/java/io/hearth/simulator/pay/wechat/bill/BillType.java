package io.hearth.simulator.pay.wechat.bill;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;

/** Which entries a trade bill has, and in which columns. */
public enum BillType {
    ALL(
            entry -> true,
            "交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,"
                    + "微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注"),
    SUCCESS(
            entry -> entry instanceof BillEntry.Paid,
            "交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,"
                    + "商品名称,商户数据包,手续费,费率,订单金额,费率备注"),
    REFUND(
            entry -> entry instanceof BillEntry.Refunded,
            "交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,"
                    + "退款申请时间,退款成功时间,"
                    + "微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注");

    private final Predicate<BillEntry> has;
    private final String header;

    BillType(Predicate<BillEntry> has, String header) {
        this.has = has;
        this.header = header;
    }

    /** The type of this name. */
    public static Optional<BillType> named(String name) {
        return Arrays.stream(values()).filter(type -> type.name().equals(name)).findFirst();
    }

    boolean has(BillEntry entry) {
        return has.test(entry);
    }

    String header() {
        return header;
    }
}
