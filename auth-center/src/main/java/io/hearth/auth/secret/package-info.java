/** What auth-center keeps must not be readable by whoever sees the database: encryption and fingerprints under one data key. */
@NullMarked
package io.hearth.auth.secret;

import org.jspecify.annotations.NullMarked;
