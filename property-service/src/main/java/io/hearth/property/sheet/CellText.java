package io.hearth.property.sheet;

/** Gathers the text of one cell or shared string: the parts of a rich text, without the reading aids set above it. */
final class CellText {

    private final StringBuilder text = new StringBuilder();
    private boolean inText;
    private boolean inReadingAid;

    void follow(XmlPart xml) {
        if (xml.isStart() || xml.isEnd()) {
            switch (xml.tag()) {
                case "v", "t" -> inText = xml.isStart();
                case "rPh" -> inReadingAid = xml.isStart();
                default -> {}
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
