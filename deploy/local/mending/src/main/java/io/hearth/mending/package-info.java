/** Published classes with one call replaced, for servers whose next release we cannot have. */
package io.hearth.mending;
