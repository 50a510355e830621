/** Short messages through a provider that speaks Alibaba Cloud's Dysmsapi. */
@NullMarked
package io.hearth.sms;

import org.jspecify.annotations.NullMarked;
