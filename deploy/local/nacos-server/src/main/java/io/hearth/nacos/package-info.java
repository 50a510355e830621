/** Nacos, naming and configuration, started without its console, which is not published as a library. */
package io.hearth.nacos;
