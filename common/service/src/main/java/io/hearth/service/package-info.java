/** What every service has: its clock and time zone, its place in the registry, live settings, health, metrics, masked JSON logs. */
@NullMarked
package io.hearth.service;

import org.jspecify.annotations.NullMarked;
