package io.hearth.property.imports;

import com.baomidou.mybatisplus.core.toolkit.Wrappers;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.problem.IllegalStepException;
import io.hearth.property.PropertyProblem;
import io.hearth.property.sheet.SheetWarning;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The stored imports; whoever works on one proves with each step that it is still its worker. */
@Repository
class Imports {

    private final ImportMapper mapper;
    private final ImportFiles files;
    private final Clock clock;
    private final ImportSettings settings;

    Imports(ImportMapper mapper, ImportFiles files, Clock clock, ImportSettings settings) {
        this.mapper = mapper;
        this.files = files;
        this.clock = clock;
        this.settings = settings;
    }

    /** The import that stored the properties of the same file, if one did. */
    Optional<Long> ofSameFile(String hash) {
        return Optional.ofNullable(mapper.sameFile(hash));
    }

    @Transactional
    public ImportRow receive(
            ReceivedFile file, Path path, ImportMode mode, boolean createMissing, List<Finding> findings, String by) {
        mapper.receive(file, mode, createMissing, findings.size(), by, clock.instant());
        long id = mapper.lastId();
        files.store(id, path);
        add(id, findings);
        return row(id);
    }

    /** An import that waits or whose worker died, now the worker's; empty when there is none. */
    Optional<ImportRow> claim(String worker) {
        var now = clock.instant();
        var id = mapper.due(now);
        return id != null && mapper.claim(id, worker, now.plus(settings.lease()), now) == 1
                ? Optional.of(row(id))
                : Optional.empty();
    }

    @Transactional
    public void counted(ImportRow job, String worker, int total, List<SheetWarning> warnings) {
        mine(job, mapper.counted(job.id(), worker, total, warnings.size(), until()));
        add(job.id(), warnings.stream().map(Finding::of).toList());
    }

    /** Part of the transaction that stores the batch: what it brought is stored only if the worker still had the import. */
    void advance(ImportRow job, String worker, ImportStep step, List<Finding> findings) {
        mine(job, mapper.advance(job.id(), worker, step, until()));
        add(job.id(), findings);
    }

    /** Likewise for a batch of properties that were removed or kept. */
    void advanceUndoing(ImportRow job, String worker, int undone, int kept, long lastId) {
        mine(job, mapper.advanceUndoing(job.id(), worker, undone, kept, lastId, until()));
    }

    void complete(ImportRow job, String worker) {
        finish(job, worker, ImportStatus.COMPLETED);
    }

    void undone(ImportRow job, String worker) {
        finish(job, worker, ImportStatus.UNDONE);
    }

    @Transactional
    public void fail(ImportRow job, String worker, String code, String chinese, String english) {
        mapper.refused(job.id(), worker, code, chinese, english);
        finish(job, worker, ImportStatus.FAILED);
    }

    /** Lets any worker go on with it now. */
    void release(ImportRow job, String worker) {
        mapper.giveBack(job.id(), worker, job.attempts(), clock.instant());
    }

    /** Lets any worker go on with it after a while, which grows with the attempts that came no further. */
    void retryLater(ImportRow job, String worker, int attempts) {
        Duration wait = settings.waitAfter(attempts);
        mapper.giveBack(job.id(), worker, attempts, clock.instant().plus(wait));
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#IMPORT_STEP_REFUSED} */
    ImportRow startUndoing(ImportRow job, String by) {
        try {
            job.status().to(ImportStatus.UNDOING);
        } catch (IllegalStepException e) {
            throw PropertyProblem.IMPORT_STEP_REFUSED
                    .because(job.id(), job.status())
                    .causedBy(e);
        }
        if (mapper.startUndoing(job.id(), job.status(), by, clock.instant()) != 1) {
            throw PropertyProblem.IMPORT_STEP_REFUSED.because(
                    job.id(), row(job.id()).status());
        }
        return row(job.id());
    }

    void addCustomers(ImportRow job, List<RegisteredCustomer> customers) {
        if (!customers.isEmpty()) {
            mapper.addCustomers(job.id(), customers);
        }
    }

    List<RegisteredCustomer> customers(ImportRow job, int limit) {
        return mapper.customers(job.id(), limit);
    }

    void forgetCustomers(ImportRow job, Collection<RegisteredCustomer> customers) {
        mapper.forgetCustomers(
                job.id(), customers.stream().map(RegisteredCustomer::line).toList());
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#IMPORT_NOT_FOUND} */
    ImportRow row(long id) {
        return Optional.ofNullable(mapper.selectById(id))
                .orElseThrow(() -> PropertyProblem.IMPORT_NOT_FOUND.because(id));
    }

    Paged<ImportRow> page(PageQuery query) {
        var found = mapper.selectPage(
                Page.of(query.number(), query.length()),
                Wrappers.<ImportRow>query().orderByDesc("id"));
        return Paged.of(query, found.getRecords(), found.getTotal());
    }

    Paged<Finding> findings(long id, PageQuery query) {
        var found = mapper.findings(Page.of(query.number(), query.length()), id);
        return Paged.of(query, found.getRecords(), found.getTotal());
    }

    /** The errors of a stretch of lines. */
    List<Finding> errors(long id, int firstLine, int lastLine) {
        return mapper.errors(id, firstLine, lastLine);
    }

    private void finish(ImportRow job, String worker, ImportStatus target) {
        mine(job, mapper.finish(job.id(), worker, job.status(), job.status().to(target), clock.instant()));
    }

    private void add(long id, List<Finding> findings) {
        if (!findings.isEmpty()) {
            mapper.addFindings(id, findings);
        }
    }

    private Instant until() {
        return clock.instant().plus(settings.lease());
    }

    private static void mine(ImportRow job, int updated) {
        if (updated != 1) {
            throw new LostImport(job.id());
        }
    }
}
