package io.hearth.payment.desk;

import io.hearth.consistency.ConsistencyProblem;
import io.hearth.consistency.Issue;
import io.hearth.consistency.IssueQuery;
import io.hearth.consistency.Issues;
import io.hearth.security.CurrentCaller;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What does not fit together, for those who settle it. */
@RestController
@RequestMapping("/api/consistency-issues")
@PreAuthorize("hasAnyRole('FINANCE', 'OPS')")
class IssueController {

    private final Issues issues;
    private final CurrentCaller caller;

    IssueController(Issues issues, CurrentCaller caller) {
        this.issues = issues;
        this.caller = caller;
    }

    @GetMapping
    Paged<Issue> find(IssueQuery query, @Valid PageQuery page) {
        return issues.find(query, page);
    }

    @GetMapping("/{id}")
    Issue one(@PathVariable long id) {
        return issues.byId(id).orElseThrow(() -> ConsistencyProblem.ISSUE_NOT_FOUND.because(id));
    }

    @PostMapping("/{id}/resolve")
    Issue resolve(@PathVariable long id, @Valid @RequestBody Resolution resolution) {
        return issues.resolve(id, caller.get().subject(), resolution.resolution());
    }

    /** @param resolution how it was settled, for whoever reads it next year */
    record Resolution(@NotBlank @Size(max = 500) String resolution) {}
}
