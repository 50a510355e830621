/** The books check can fail. */
@NullMarked
package io.hearth.books;

import org.jspecify.annotations.NullMarked;
