/** What every module's tests share: the house rules, and the real middleware. */
@NullMarked
package io.hearth.test;

import org.jspecify.annotations.NullMarked;
