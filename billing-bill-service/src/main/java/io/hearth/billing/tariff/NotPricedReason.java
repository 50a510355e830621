package io.hearth.billing.tariff;

/** Why a property cannot be priced, in words for the clerk who must put it right. */
public enum NotPricedReason {
    NO_CUSTOMER_CLASS("the property has no customer class", "房产没有用户类别"),
    NO_PRICE_FOR_CLASS("the tariff has no price for this customer class", "热价方案中没有该用户类别的价格"),
    NO_AREA("the area that the tariff counts is not known", "缺少计费所需的面积"),
    AREA_ZERO("the area is 0", "面积为 0"),
    AREA_IMPOSSIBLE(
            "the area is negative, above 1,000,000 m² or has more than two decimals", "面积为负数、超过 1000000 平方米或超过两位小数"),
    NO_AREA_RULE("the tariff has no area rule for this type of building", "热价方案中没有该建筑类型的面积规则"),
    NO_BUILDING_TYPE("the type of the building is not known", "缺少建筑类型"),
    LIFT_UNKNOWN("it is not known whether the building has a lift", "不清楚楼栋是否有电梯"),
    NO_HEIGHT("the storey height is not known", "缺少层高"),
    HEIGHT_IMPOSSIBLE(
            "the storey height is not above 0, above 100 m or has more than two decimals", "层高不大于 0、超过 100 米或超过两位小数"),
    SEASON_WITHOUT_MONTHS("the price is per month and the season does not say how many months", "按月计价，但供热季未规定月数"),
    SUPPLY_STOPPED("the supply is stopped", "已停供"),
    OUTSIDE_SEASON("the property is connected only after the season", "房产在供热季结束后才接通");

    private final String english;
    private final String chinese;

    NotPricedReason(String english, String chinese) {
        this.english = english;
        this.chinese = chinese;
    }

    public String english() {
        return english;
    }

    public String chinese() {
        return chinese;
    }
}
