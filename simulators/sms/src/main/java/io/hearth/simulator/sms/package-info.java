/** A provider of short messages, modelled on Alibaba Cloud's Dysmsapi, and the phones its messages reach. */
@NullMarked
package io.hearth.simulator.sms;

import org.jspecify.annotations.NullMarked;
