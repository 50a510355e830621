package io.hearth.property.sheet;

import java.util.Arrays;

/** All that can be wrong with a row, with what people are told. */
public enum RowErrorCode {
    MISSING_VALUE("不能为空", "Must not be blank"),
    SPREADSHEET_ERROR("单元格是公式错误 %s", "The cell holds the spreadsheet's error %s"),
    TEXT_TOO_LONG("文字过长：最多 %s 个字", "Too long: at most %s characters"),
    ADDRESS_IS_A_DATE("被 Excel 改成了日期 %s，请按文本重新填写", "Excel made it the date %s: write it as text"),
    NOT_A_NUMBER("“%s”不是数字", "'%s' is not a number"),
    AREA_NOT_POSITIVE("面积必须大于 0；不知道请留空", "An area must be above 0; leave it blank if unknown"),
    AREA_TOO_LARGE("面积大于 %s 平方米，不合常理", "An area above %s m² is not plausible"),
    NO_AREA("没有任何面积", "No area at all"),
    AREA_ABOVE_BUILDING_AREA("大于建筑面积，可能两列填反了", "Above the building area: the two may be swapped"),
    HEIGHT_NOT_PLAUSIBLE("层高应大于 0，且不超过 %s 米", "A storey height is above 0 and at most %s m"),
    UNKNOWN_CUSTOMER_CLASS("“%s”不是用户类别，可填：%s", "'%s' is no customer class; write one of: %s"),
    UNKNOWN_SUPPLY_STATUS("“%s”不是供热状态，请填在供或停供", "'%s' is no supply status; write 在供 or 停供"),
    NOT_A_DATE("“%s”不是日期，请写成 2026-10-20", "'%s' is not a date; write it as 2026-10-20"),
    DATE_NOT_PLAUSIBLE("日期不合常理", "The date is not plausible"),
    PHONE_NOT_VALID("不是有效的电话号码", "Not a valid phone number"),
    IDENTITY_NUMBER_NOT_VALID(
            "不是有效的证件号（18 位，校验码须正确）", "Not a valid identity number (18 characters, right check digit)"),
    DIGITS_LOST("按数字存储，末尾几位已丢失，请按文本重新填写", "Stored as a number, the last digits are lost: write it as text"),
    DUPLICATE_IN_FILE(
            "第 %s 行与第 %s 行是同一房产（小区、楼栋、单元、房号相同）",
            "Row %s is the same property as row %s (community, building, unit, room)"),
    UNKNOWN_COMMUNITY("小区“%s”尚未建档", "Community '%s' is not known"),
    UNKNOWN_DISTRICT("片区“%s”尚未建档", "District '%s' is not known"),
    UNKNOWN_STATION("换热站“%s”尚未建档", "Heat exchange station '%s' is not known"),
    OTHER_DISTRICT("小区“%s”属于片区“%s”", "Community '%s' lies in district '%s'"),
    ALREADY_STORED("该房产已存在", "The property is already stored");

    private final String chinese;
    private final String english;

    RowErrorCode(String chinese, String english) {
        this.chinese = chinese;
        this.english = english;
    }

    /**
     * The error at a place of the file; the details fill the gaps of the text, if it has any. Digits that may be a phone
     * or identity number are masked in them: in a row whose cells have shifted, such a number stands anywhere.
     */
    public RowError at(int line, String column, Object... details) {
        var masked = Arrays.stream(details)
                .map(detail -> detail instanceof String text ? SourceCell.masked(text) : detail)
                .toArray();
        return new RowError(line, column, this, chinese.formatted(masked), english.formatted(masked));
    }
}
