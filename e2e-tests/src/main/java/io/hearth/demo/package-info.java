/** The main job on real input, from an empty system to paid bills. */
@NullMarked
package io.hearth.demo;

import org.jspecify.annotations.NullMarked;
