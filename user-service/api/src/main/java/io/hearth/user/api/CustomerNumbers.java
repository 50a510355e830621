package io.hearth.user.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/** Customers by their numbers, at most 500. */
public record CustomerNumbers(@NotNull @Size(max = 500) List<@NotBlank @Size(max = 32) String> customerNos) {}
