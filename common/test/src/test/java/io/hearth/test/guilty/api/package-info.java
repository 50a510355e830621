@NullMarked
package io.hearth.test.guilty.api;

import org.jspecify.annotations.NullMarked;
