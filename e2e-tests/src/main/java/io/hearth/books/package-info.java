/** The books check: whether the money of all services, the channel and the tax platform tells one story. */
@NullMarked
package io.hearth.books;

import org.jspecify.annotations.NullMarked;
