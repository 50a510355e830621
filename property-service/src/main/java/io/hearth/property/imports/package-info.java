/** The import of properties from a company's sheets: tried first, done in batches that survive a crash, undone while unused. */
@NullMarked
package io.hearth.property.imports;

import org.jspecify.annotations.NullMarked;
