/** Who may come in: residents by code, staff by password, their sessions and the tokens that all services trust. */
@NullMarked
package io.hearth.auth;

import org.jspecify.annotations.NullMarked;
