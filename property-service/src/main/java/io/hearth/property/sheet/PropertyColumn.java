package io.hearth.property.sheet;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What a column of a property sheet tells, and how heating companies head it. */
public enum PropertyColumn {
    CUSTOMER_NO("用户编号", "customer no", "用户号", "户号", "客户编号", "用热户号", "customer number", "customer id", "account no"),
    CUSTOMER_NAME("户名", "customer name", "姓名", "业主", "业主姓名", "用户名称", "用户姓名", "客户名称", "产权人", "name", "owner"),
    PHONE("联系电话", "phone", "手机", "手机号", "手机号码", "电话", "电话号码", "联系方式", "mobile", "telephone"),
    IDENTITY_NUMBER("证件号", "identity number", "证件号码", "身份证", "身份证号", "身份证号码", "统一社会信用代码", "id number", "identity no"),
    CUSTOMER_CLASS("用户类别", "customer class", "用户类型", "用热类别", "用热性质", "用户性质", "热用户类型", "class", "customer type"),
    HEAT_SOURCE("热源", "heat source", "热源名称", "热源厂"),
    STATION("换热站", "station", "换热站名称", "热力站", "热力站名称", "heat exchange station", "substation"),
    DISTRICT("片区", "district", "片区名称", "供热片区", "所属片区", "管理片区"),
    COMMUNITY("小区", "community", "小区名称", "所属小区", "住宅小区"),
    BUILDING("楼栋", "building", "楼号", "楼栋号", "幢", "幢号", "栋", "栋号", "楼", "楼座", "building no"),
    UNIT("单元", "unit", "单元号", "unit no"),
    ROOM("房号", "room", "房间号", "门牌", "门牌号", "室号", "室", "户室号", "room no", "door no"),
    BUILDING_AREA("建筑面积", "building area", "建面", "gross area"),
    USABLE_AREA("使用面积", "usable area"),
    INNER_AREA("套内面积", "inner area", "套内建筑面积"),
    CHARGING_AREA("收费面积", "charging area", "计费面积", "供热面积", "采暖面积"),
    STOREY_HEIGHT("层高", "storey height", "房屋层高", "floor height"),
    SUPPLY_STATUS("供热状态", "supply status", "供暖状态", "用热状态", "供热情况", "status"),
    FIRST_SUPPLIED_ON("首次供热日期", "first supplied on", "入网日期", "初次供热日期", "首供日期", "connected on", "connection date");

    static final List<PropertyColumn> AREAS = List.of(BUILDING_AREA, USABLE_AREA, INNER_AREA, CHARGING_AREA);

    /** Columns without which a row says nothing that could be billed; one of the areas is needed besides. */
    static final List<PropertyColumn> REQUIRED = List.of(COMMUNITY, BUILDING, ROOM, CUSTOMER_CLASS);

    /** The column that {@link RejectedRows} adds. */
    static final String ERROR_HEADING = "错误 / error";

    private static final Pattern REMARK = Pattern.compile("\\([^)]*\\)|\\[[^]]*]");
    private static final Pattern NEITHER_LETTER_NOR_DIGIT = Pattern.compile("[^\\p{L}\\p{N}]");
    private static final Pattern MEASURE = Pattern.compile("(m2|平方米|平米|(?<=\\p{IsHan})(m|米))$");

    private static final Map<String, PropertyColumn> BY_HEADING = byHeading();

    /** Headings of columns that are there for people, or were added by us: not worth a warning. */
    private static final Set<String> MEANINGLESS = Set.of("序号", "no", "错误", plain(ERROR_HEADING));

    private final String chinese;
    private final String english;
    private final List<String> otherHeadings;

    PropertyColumn(String chinese, String english, String... otherHeadings) {
        this.chinese = chinese;
        this.english = english;
        this.otherHeadings = List.of(otherHeadings);
    }

    /** The usual Chinese heading. */
    public String chinese() {
        return chinese;
    }

    /** The usual English heading. */
    public String english() {
        return english;
    }

    /** The column that is headed so, in any usual spelling, with or without a measure: {@code 建筑面积（㎡）}. */
    static Optional<PropertyColumn> headed(String heading) {
        return Optional.ofNullable(BY_HEADING.get(plain(heading)));
    }

    static boolean isMeaningless(String heading) {
        var plain = plain(heading);
        return plain.isEmpty() || MEANINGLESS.contains(plain);
    }

    static boolean isErrorHeading(String heading) {
        return plain(heading).equals(plain(ERROR_HEADING));
    }

    private static Map<String, PropertyColumn> byHeading() {
        var headings = new HashMap<String, PropertyColumn>();
        Arrays.stream(values()).forEach(column -> {
            headings.put(plain(column.chinese), column);
            headings.put(plain(column.english), column);
            column.otherHeadings.forEach(heading -> headings.put(plain(heading), column));
        });
        return Map.copyOf(headings);
    }

    private static String plain(String heading) {
        var letters = REMARK.matcher(Normalizer.normalize(heading, Normalizer.Form.NFKC))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
        return MEASURE.matcher(NEITHER_LETTER_NOR_DIGIT.matcher(letters).replaceAll(""))
                .replaceFirst("");
    }
}
