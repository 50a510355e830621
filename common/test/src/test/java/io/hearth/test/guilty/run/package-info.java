@NullMarked
package io.hearth.test.guilty.run;

import org.jspecify.annotations.NullMarked;
