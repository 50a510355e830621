package io.hearth.property.sheet;

import org.jspecify.annotations.Nullable;

/** The rows of one sheet from top to bottom, without the blank ones. */
interface SourceRows extends AutoCloseable {

    /** The next row, or null after the last. */
    @Nullable SourceLine next();

    @Override
    void close();
}
