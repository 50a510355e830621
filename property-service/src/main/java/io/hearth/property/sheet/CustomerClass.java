package io.hearth.property.sheet;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** For what a property is used, as price documents tell customers apart, and how sheets name it. */
public enum CustomerClass {
    RESIDENT("居民", "住宅", "民用", "居民用户"),
    LOW_INCOME("低保", "低保户", "困难户", "low income"),
    SCHOOL("学校", "教育", "幼儿园"),
    HOSPITAL("医院", "医疗"),
    OFFICE("办公", "写字楼", "机关", "行政办公"),
    HOTEL("宾馆", "酒店", "旅馆"),
    SHOP("商业", "商铺", "商服", "门市", "商户", "店铺", "网点"),
    FACTORY("工业", "厂房", "工厂", "企业"),
    PUBLIC_BUILDING("公建", "公共建筑", "公益", "public building"),
    OTHER("非居民", "其他", "其它");

    private final List<String> words;

    CustomerClass(String... words) {
        this.words = List.of(words);
    }

    /** The class of this name in Chinese or English. */
    static Optional<CustomerClass> named(String word) {
        var wanted = word.toLowerCase(Locale.ROOT).replace('_', ' ');
        return Arrays.stream(values())
                .filter(each -> each.words.contains(wanted)
                        || each.name()
                                .toLowerCase(Locale.ROOT)
                                .replace('_', ' ')
                                .equals(wanted))
                .findFirst();
    }

    /** The first Chinese word for each class, for texts that say what may be written. */
    static String choices() {
        return Arrays.stream(values()).map(each -> each.words.getFirst()).collect(Collectors.joining("、"));
    }
}
