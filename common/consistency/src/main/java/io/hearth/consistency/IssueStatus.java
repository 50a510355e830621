package io.hearth.consistency;

/** The life of an issue: it stays open until somebody says how it was settled, and then never moves again. */
public enum IssueStatus {
    OPEN,
    CLOSED
}
