package io.hearth.consistency;

import org.jspecify.annotations.Nullable;

/** Which issues are asked for, bound from a list's query parameters; null means any. */
public record IssueQuery(
        @Nullable IssueStatus status,
        @Nullable IssueType type,
        @Nullable String sourceType,
        @Nullable String sourceId) {}
