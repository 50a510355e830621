@NullMarked
package io.hearth.test.guilty.bill;

import org.jspecify.annotations.NullMarked;
