/** Staff sign in with a password and, where switched on, a second factor; administrators look after their accounts. */
@NullMarked
package io.hearth.auth.staff;

import org.jspecify.annotations.NullMarked;
