package io.hearth.property.sheet;

/** Gathers the text of one cell or shared string: the parts of a rich text, without the reading aids set above it. */
final class CellText {

    private final StringBuilder text = new StringBuilder();
    private boolean inText;
    private boolean inReadingAid;

    /** Takes the text inside the tag: a cell may hold the remains of another value besides its own. */
    void follow(XmlPart xml, String tag) {
        if (xml.isStart() || xml.isEnd()) {
            if (xml.tag().equals(tag)) {
                inText = xml.isStart();
            } else if (xml.tag().equals("rPh")) {
                inReadingAid = xml.isStart();
            }
        } else if (inText && !inReadingAid && xml.isText()) {
            xml.appendTextTo(text);
            if (text.length() > SheetLimits.CELL_CHARACTERS) {
                throw SheetRefusal.UNPACKS_TOO_LARGE.because();
            }
        }
    }

    /** The text gathered since the last call. */
    String take() {
        var taken = text.toString();
        text.setLength(0);
        inText = false;
        // Excel writes line breaks and tabs in this way.
        return taken.indexOf("_x00") < 0
                ? taken
                : taken.replace("_x000D_", "\r").replace("_x000A_", "\n").replace("_x0009_", "\t");
    }
}
