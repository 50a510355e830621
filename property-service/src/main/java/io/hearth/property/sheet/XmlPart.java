package io.hearth.property.sheet;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/** A part of an xlsx, read tag by tag; knows local names only, since strict and transitional files differ in namespaces. */
final class XmlPart implements AutoCloseable {

    private static final XMLInputFactory FACTORY = withoutDocumentTypes();

    private final InputStream in;
    private final XMLStreamReader reader;

    XmlPart(InputStream in) {
        this.in = in;
        try {
            reader = FACTORY.createXMLStreamReader(in);
        } catch (XMLStreamException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
    }

    private static XMLInputFactory withoutDocumentTypes() {
        var factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        // Text comes in pieces, so that a cell's length can be checked before it is whole.
        factory.setProperty(XMLInputFactory.IS_COALESCING, false);
        return factory;
    }

    /** Moves on; false at the end of the part. */
    boolean next() {
        try {
            if (!reader.hasNext()) {
                return false;
            }
            reader.next();
            return true;
        } catch (XMLStreamException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
    }

    boolean isStart() {
        return reader.getEventType() == XMLStreamConstants.START_ELEMENT;
    }

    boolean isEnd() {
        return reader.getEventType() == XMLStreamConstants.END_ELEMENT;
    }

    boolean isText() {
        return switch (reader.getEventType()) {
            case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> true;
            default -> false;
        };
    }

    boolean isStart(String tag) {
        return isStart() && tag.equals(reader.getLocalName());
    }

    String tag() {
        return reader.getLocalName();
    }

    void appendTextTo(StringBuilder text) {
        text.append(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
    }

    @Nullable String attribute(String name) {
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            if (reader.getAttributeLocalName(i).equals(name)) {
                return reader.getAttributeValue(i);
            }
        }
        return null;
    }

    @Override
    public void close() {
        try {
            reader.close();
            in.close();
        } catch (XMLStreamException | IOException e) {
            throw SheetRefusal.DAMAGED.causedBy(e);
        }
    }
}
