package io.hearth.test.guilty.client;

import io.hearth.other.api.OtherView;

/** Innocent: this is where another service's words belong. */
public interface OtherClient {

    OtherView ask();
}
