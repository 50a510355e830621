@NullMarked
package io.hearth.test.guilty.client;

import org.jspecify.annotations.NullMarked;
