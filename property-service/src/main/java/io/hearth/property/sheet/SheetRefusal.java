package io.hearth.property.sheet;

/** Why a whole file is not read. */
public enum SheetRefusal {
    EMPTY_FILE("文件是空的", "The file is empty"),
    FILE_TOO_LARGE("文件过大：最多 %s 字节，请分成几个文件", "The file is too large: at most %s bytes; split it"),
    NOT_A_SHEET("不是 xlsx 或 csv 文件", "Neither an xlsx nor a csv file"),
    OLD_EXCEL("这是旧版 Excel（.xls）文件，请另存为 .xlsx", "An old Excel (.xls) file: save it as .xlsx"),
    ENCRYPTED("文件有打开密码，请去掉密码后再上传", "The file has a password: remove it and send the file again"),
    WEB_PAGE(
            "这是网页或 XML 格式的表格，请用 Excel 打开并另存为 .xlsx",
            "A web page or XML in place of a sheet: open it in Excel, save it as .xlsx"),
    DAMAGED("文件已损坏，无法读取，请用 Excel 打开并另存后再试", "The file is damaged: open it in Excel, save it and try again"),
    UNPACKS_TOO_LARGE("文件解压后过大，拒绝读取", "The file unpacks to more than is allowed"),
    TOO_MANY_ROWS("行数过多：最多 %s 行，请分成几个文件", "Too many rows: at most %s; split the file"),
    TOO_MANY_COLUMNS("列数过多：最多 %s 列", "Too many columns: at most %s"),
    ROW_TOO_LONG("第 %s 行附近内容过长（引号可能没有成对）", "Too much text near row %s (a quotation mark may be unpaired)"),
    HEADER_NOT_FOUND(
            "前 %s 行里找不到表头（如：小区、楼栋、房号、建筑面积）", "No header (community, building, room, area ...) in the first %s rows"),
    MISSING_COLUMNS("缺少必需的列：%s", "Required columns are missing: %2$s");

    private final String chinese;
    private final String english;

    SheetRefusal(String chinese, String english) {
        this.chinese = chinese;
        this.english = english;
    }

    SheetRefused because(Object... details) {
        return new SheetRefused(this, chinese.formatted(details), english.formatted(details));
    }

    SheetRefused causedBy(Throwable cause) {
        var refused = because();
        refused.initCause(cause);
        return refused;
    }
}
