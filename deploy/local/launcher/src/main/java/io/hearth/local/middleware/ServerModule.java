package io.hearth.local.middleware;

import io.hearth.local.process.Home;
import io.hearth.local.program.Checkout;
import io.hearth.local.program.ClassPath;
import java.io.IOException;

/** A module of this build that wraps a server. */
record ServerModule(Checkout checkout, String folder) {

    ClassPath classPath(Home home) throws IOException {
        return ClassPath.ofModule(checkout.module(folder)).staged(checkout, home.staged());
    }
}
