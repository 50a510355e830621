package io.hearth.property;

import io.hearth.problem.Problem;

/** Every refusal of property-service. */
public enum PropertyProblem implements Problem {
    HEAT_SOURCE_NOT_FOUND(404, "没有热源 {0}", "There is no heat source {0}"),
    DISTRICT_NOT_FOUND(404, "没有片区 {0}", "There is no district {0}"),
    STATION_NOT_FOUND(404, "没有换热站 {0}", "There is no heat exchange station {0}"),
    COMMUNITY_NOT_FOUND(404, "没有小区 {0}", "There is no community {0}"),
    BUILDING_NOT_FOUND(404, "没有楼栋 {0}", "There is no building {0}"),
    PROPERTY_NOT_FOUND(404, "没有房产 {0}", "There is no property {0}"),
    BINDING_NOT_FOUND(404, "没有用户绑定 {0}", "There is no binding {0}"),
    IMPORT_NOT_FOUND(404, "没有导入任务 {0}", "There is no import {0}"),
    NAME_TAKEN(409, "“{0}”已存在", "\"{0}\" is there already"),
    PROPERTY_EXISTS(409, "该地址的房产已存在：{0}", "There is a property at this address: {0}"),
    PLACE_CHANGED(409, "刚被他人更新，请刷新后重试", "Somebody else changed it just now, please look again"),
    NO_SUCH_CUSTOMER(422, "没有用户 {0}", "There is no customer {0}"),
    PROPERTY_HAS_CUSTOMER(409, "房产 {0} 已绑定用户，请先结束原绑定", "Property {0} has a customer; end that binding first"),
    BINDING_OVERLAPS(409, "起始日期早于原绑定的结束日期 {0}", "It would begin before {0}, when the former binding ends"),
    BINDING_ENDED(409, "绑定 {0} 已结束", "Binding {0} has ended"),
    SPAN_REVERSED(422, "结束日期早于起始日期 {0}", "It would end before it began on {0}"),
    SHEET_REFUSED(422, "文件无法导入", "The file cannot be imported"),
    IMPORT_STEP_REFUSED(409, "导入任务 {0} 状态为 {1}，不能执行该操作", "Import {0} is {1}; that cannot be done now"),
    IMPORT_IN_USE(
            409, "导入的 {0} 处房产已被更改或使用，不能撤销", "{0} of the properties were changed or used since; it cannot be undone"),
    IMPORT_FILE_GONE(410, "原文件已过保存期", "The file is no longer kept");

    private final int status;
    private final String chinese;
    private final String english;

    PropertyProblem(int status, String chinese, String english) {
        this.status = status;
        this.chinese = chinese;
        this.english = english;
    }

    @Override
    public int status() {
        return status;
    }

    @Override
    public String chinese() {
        return chinese;
    }

    @Override
    public String english() {
        return english;
    }
}
