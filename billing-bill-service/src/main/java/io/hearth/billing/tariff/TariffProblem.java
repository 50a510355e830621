package io.hearth.billing.tariff;

/**
 * One thing that is wrong with a tariff, in words for the clerk who enters it.
 *
 * @param field where, for example {@code rates[1].heightFactor.brackets[0].upToMetres}; empty for the whole document
 * @param detail the figure or word in question; may be empty
 */
public record TariffProblem(String field, Code code, String detail) {

    public String english() {
        return code.english.formatted(detail);
    }

    public String chinese() {
        return code.chinese.formatted(detail);
    }

    /** What can be wrong with a tariff. */
    public enum Code {
        NOT_JSON("this is not valid JSON (%s)", "不是有效的 JSON（%s）"),
        DOCUMENT_TOO_LONG("the document has more than %s characters", "文档超过 %s 个字符"),
        UNKNOWN_FIELD("there is no such field", "没有这个字段"),
        MISSING("this field is missing", "缺少该字段"),
        NOT_AN_OBJECT("this must be a group of fields in { }", "应为 { } 括起的一组字段"),
        NOT_A_LIST("this must be a list in [ ]", "应为 [ ] 括起的列表"),
        EMPTY_LIST("at least one entry is needed", "至少需要一项"),
        TOO_MANY("at most %s entries are allowed", "最多允许 %s 项"),
        NOT_A_TEXT("this must be a text in quotes", "应为引号括起的文本"),
        BLANK("this text is empty", "文本为空"),
        TOO_LONG("at most %s characters are allowed", "最多允许 %s 个字符"),
        NOT_A_CODE(
                "capital letters, digits and underscores are allowed, at most 32, not \"%s\"",
                "只允许大写字母、数字和下划线，最多 32 个字符，不能是“%s”"),
        NOT_A_TARIFF_CODE(
                "small letters, digits and hyphens are allowed, at most 64, not \"%s\"",
                "只允许小写字母、数字和连字符，最多 64 个字符，不能是“%s”"),
        NOT_ONE_OF("this must be one of: %s", "应为以下之一：%s"),
        NOT_A_DECIMAL(
                "this must be a decimal number in quotes, for example \"38.32\", not %s",
                "应为引号括起的小数，例如 \"38.32\"，不能是 %s"),
        NOT_A_WHOLE_NUMBER("this must be a whole number without quotes", "应为不带引号的整数"),
        NOT_TRUE_OR_FALSE("this must be true or false", "应为 true 或 false"),
        NOT_A_DATE("this must be a date like 2026-11-15, not \"%s\"", "应为形如 2026-11-15 的日期，不能是“%s”"),
        NOT_A_DAY_OF_YEAR("this must be month and day like 11-15, not \"%s\"", "应为形如 11-15 的月日，不能是“%s”"),
        NOT_POSITIVE("this must be more than 0", "必须大于 0"),
        TOO_SMALL("this must be at least %s", "不得小于 %s"),
        TOO_LARGE("this must be at most %s", "不得大于 %s"),
        TOO_MANY_DECIMALS("at most %s decimals are allowed", "最多允许 %s 位小数"),
        MISSING_CLASS("no customer class is named for this price", "该价格没有指明用户类别"),
        CLASS_TWICE("the customer class %s already has a price", "用户类别 %s 已有价格"),
        CHOICE_NEVER_REACHED("an earlier choice already covers every property of this one", "前面的选项已覆盖该选项的所有房产"),
        LADDER_HOLE("no coefficient for the heights %s", "层高 %s 没有系数"),
        LADDER_OVERLAP("two coefficients for the heights %s", "层高 %s 有两个系数"),
        BRACKET_EMPTY("the upper height must be above the lower one", "上限必须高于下限"),
        SEASON_DAYS_DISAGREE("the dates of the season make %s days", "按供热季起止日期应为 %s 天"),
        MONTHS_NEEDED("a price is per month, so the season needs its number of months", "有按月计算的价格，供热季须注明月数"),
        ANOTHER_TARIFF("this is not a version of the tariff %s", "不是热价方案 %s 的版本"),
        DATE_TAKEN("another version already begins on %s", "已有版本自 %s 起生效");

        private final String english;
        private final String chinese;

        Code(String english, String chinese) {
            this.english = english;
            this.chinese = chinese;
        }
    }
}
