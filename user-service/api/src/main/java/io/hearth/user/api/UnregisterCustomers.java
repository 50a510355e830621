package io.hearth.user.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.util.List;

/** @param externalRefs registrations to be taken back, at most 500 */
public record UnregisterCustomers(@NotEmpty @Size(max = 500) List<@NotBlank @Size(max = 128) String> externalRefs) {}
