/** The Seata server, mended so that the branches of one transaction are undone last first. */
package io.hearth.seata;
