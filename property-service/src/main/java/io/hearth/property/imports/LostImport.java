package io.hearth.property.imports;

/** Another worker took the import over because this one seemed dead; nothing of the present batch is stored. */
final class LostImport extends RuntimeException {

    private static final long serialVersionUID = 1;

    LostImport(long importId) {
        super("import " + importId + " has another worker now");
    }
}
