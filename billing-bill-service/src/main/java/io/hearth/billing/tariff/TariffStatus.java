package io.hearth.billing.tariff;

/** A draft may be thrown away; a published version never changes. */
enum TariffStatus {
    DRAFT,
    PUBLISHED
}
