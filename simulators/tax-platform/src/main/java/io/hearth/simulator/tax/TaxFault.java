package io.hearth.simulator.tax;

import io.hearth.simulator.fault.FaultKind;

/** How the platform itself can refuse without a reason that lies in the request. */
enum TaxFault implements FaultKind {
    /** The seller has used up what it may invoice this month; concerns ISSUE. */
    CREDIT_LIMIT_EXCEEDED
}
