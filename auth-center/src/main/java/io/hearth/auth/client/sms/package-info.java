/** Sends sign-in codes through an SMS provider that speaks Alibaba Cloud's Dysmsapi. */
@NullMarked
package io.hearth.auth.client.sms;

import org.jspecify.annotations.NullMarked;
