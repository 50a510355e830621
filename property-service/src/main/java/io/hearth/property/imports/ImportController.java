package io.hearth.property.imports;

import io.hearth.problem.FieldProblem;
import io.hearth.problem.WebProblem;
import io.hearth.property.PropertyProblem;
import io.hearth.property.sheet.PropertySheet;
import io.hearth.property.sheet.SheetLimits;
import io.hearth.property.sheet.SheetRefused;
import io.hearth.security.CurrentCaller;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

/** Imports of properties, for administrators. */
@RestController
@RequestMapping("/api/properties/imports")
@PreAuthorize("hasRole('ADMIN')")
class ImportController {

    private static final Logger LOG = LoggerFactory.getLogger(ImportController.class);
    private static final String XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    private static final int LONGEST_NAME = 200;

    private final Imports imports;
    private final ImportUndoing undoing;
    private final RejectedFile rejected;
    private final ImportWorker worker;
    private final CurrentCaller caller;

    ImportController(
            Imports imports, ImportUndoing undoing, RejectedFile rejected, ImportWorker worker, CurrentCaller caller) {
        this.imports = imports;
        this.undoing = undoing;
        this.rejected = rejected;
        this.worker = worker;
        this.caller = caller;
    }

    /**
     * Takes a sheet and works on it later.
     *
     * @param mode DRY_RUN, which stores no property, unless said otherwise
     * @param createMissingCommunities whether unknown communities, districts and stations are entered as the rows name them
     */
    @PostMapping(consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
    ResponseEntity<ImportView.Accepted> receive(
            @RequestPart MultipartFile file,
            @RequestParam(defaultValue = "DRY_RUN") ImportMode mode,
            @RequestParam(defaultValue = "false") boolean createMissingCommunities,
            Locale language) {
        try (var copy = ImportFiles.Copy.empty()) {
            var received = new ReceivedFile(name(file), copy(file, copy.path()), file.getSize());
            refuseWhatIsNoSheet(copy.path());
            var former = imports.ofSameFile(received.hash());
            var warnings = former.map(Finding::sameFile).stream().toList();
            var row = imports.receive(
                    received,
                    copy.path(),
                    mode,
                    createMissingCommunities,
                    warnings,
                    caller.get().subject());
            LOG.atInfo()
                    .addKeyValue("importId", row.id())
                    .addKeyValue("mode", mode)
                    .addKeyValue("bytes", received.bytes())
                    .log("sheet received");
            worker.look();
            return ResponseEntity.accepted()
                    .location(URI.create(ImportView.url(row)))
                    .body(new ImportView.Accepted(
                            row.id(),
                            row.status(),
                            ImportView.url(row),
                            former.orElse(null),
                            warnings.stream()
                                    .map(warning -> warning.text(language))
                                    .findFirst()
                                    .orElse(null)));
        }
    }

    @GetMapping
    Paged<ImportView> page(@Valid PageQuery page, Locale language) {
        return imports.page(page).map(row -> ImportView.of(row, language));
    }

    /** With a page of its findings, by line. */
    @GetMapping("/{id}")
    ImportView.WithFindings one(@PathVariable long id, @Valid PageQuery page, Locale language) {
        var row = imports.row(id);
        return new ImportView.WithFindings(
                ImportView.of(row, language),
                imports.findings(id, page).map(finding -> ImportView.FindingView.of(finding, language)));
    }

    /** The rows to correct and send again; it holds what the sheet held, so it is for nobody's cache. */
    @GetMapping("/{id}/rejected")
    void rejected(@PathVariable long id, HttpServletResponse answer) throws IOException {
        var row = imports.row(id);
        if (row.status() == ImportStatus.WAITING || row.status() == ImportStatus.RUNNING) {
            throw PropertyProblem.IMPORT_STEP_REFUSED.because(id, row.status());
        }
        answer.setContentType(XLSX);
        answer.setHeader(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"rejected-" + id + ".xlsx\"");
        answer.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        rejected.write(row, answer.getOutputStream());
    }

    @PostMapping("/{id}/undo")
    ResponseEntity<ImportView> undo(@PathVariable long id, Locale language) {
        var row = undoing.start(id, caller.get().subject());
        LOG.atInfo().addKeyValue("importId", id).log("import to be undone");
        worker.look();
        return ResponseEntity.accepted()
                .location(URI.create(ImportView.url(row)))
                .body(ImportView.of(row, language));
    }

    private static void refuseWhatIsNoSheet(Path file) {
        try (var sheet = PropertySheet.open(file, SheetLimits.standard())) {
            LOG.atDebug().addKeyValue("columns", sheet.header().names().size()).log("sheet can be read");
        } catch (SheetRefused e) {
            throw PropertyProblem.SHEET_REFUSED
                    .because()
                    .at(List.of(new FieldProblem("file", e.reason().name(), e.chinese(), e.english())))
                    .causedBy(e);
        }
    }

    /** Copies the file and tells its hash. */
    private static String copy(MultipartFile file, Path target) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            try (var in = new DigestInputStream(file.getInputStream(), digest);
                    var out = Files.newOutputStream(target)) {
                in.transferTo(out);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** What the sender called it, for people only: no path, nothing that is not printable. */
    private static String name(MultipartFile file) {
        var sent = Objects.requireNonNullElse(file.getOriginalFilename(), "");
        var name = sent.substring(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1)
                .replaceAll("[\\p{Cntrl}\\p{Cf}]", "")
                .strip();
        if (name.length() > LONGEST_NAME) {
            throw WebProblem.INVALID_CONTENT
                    .because()
                    .at(List.of(new FieldProblem("file", "NAME_TOO_LONG", "文件名过长", "its name is too long")));
        }
        return name;
    }
}
