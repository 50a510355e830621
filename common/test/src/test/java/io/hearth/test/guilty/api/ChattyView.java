package io.hearth.test.guilty.api;

import io.hearth.problem.ProblemException;

public record ChattyView(ProblemException refusal) {}
