package io.hearth.property.sheet;

/**
 * Something in a sheet that is not read, which its sender may not expect.
 *
 * @param code what it is, for programs
 * @param name the heading or the sheet meant
 * @param chinese for people
 * @param english for people
 */
public record SheetWarning(Code code, String name, String chinese, String english) {

    /** What is not read. */
    public enum Code {
        UNKNOWN_COLUMN("“%s”列不认识，未导入", "Column '%s' is not known and not imported"),
        REPEATED_COLUMN(
                "“%s”列与前面的列含义相同，只导入前面的列", "Column '%s' tells the same as an earlier one; only that one is imported"),
        OTHER_SHEET("工作表“%s”未导入：一次只导入一个工作表", "Sheet '%s' is not imported: one sheet at a time");

        private final String chinese;
        private final String english;

        Code(String chinese, String english) {
            this.chinese = chinese;
            this.english = english;
        }

        SheetWarning about(String name) {
            return new SheetWarning(this, name, chinese.formatted(name), english.formatted(name));
        }
    }
}
