package io.hearth.property.imports;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.hearth.service.BusinessTime;
import io.hearth.web.Paged;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How an import stands.
 *
 * @param totalRows null until the sheet has been read through
 * @param doneRows of which so many were good, rejected or skipped (repeated headers, totals, footnotes)
 * @param good stored; in a dry run those that would be
 * @param rowsPerSecond over the time it was at work
 * @param refusal code and text if the whole sheet was refused, else null
 * @param keptProperties that came into use while it was being undone
 * @param rejectedUrl xlsx of the rows to correct; null when there are none
 */
record ImportView(
        long importId,
        ImportStatus status,
        ImportMode mode,
        boolean createMissingCommunities,
        String statusUrl,
        String fileName,
        String fileHash,
        @Nullable Integer totalRows,
        int doneRows,
        int good,
        int rejected,
        int skipped,
        int warnings,
        long rowsPerSecond,
        @Nullable Refusal refusal,
        int undoneProperties,
        int keptProperties,
        @Nullable String rejectedUrl,
        String receivedBy,
        OffsetDateTime receivedAt,
        @Nullable OffsetDateTime startedAt,
        @Nullable OffsetDateTime finishedAt,
        @Nullable String undoneBy) {

    private static final long MILLIS = 1000;

    static ImportView of(ImportRow row, Locale language) {
        int done = row.good() + row.rejected() + row.skipped();
        return new ImportView(
                row.id(),
                row.status(),
                row.mode(),
                row.createMissing(),
                url(row),
                row.fileName(),
                row.fileHash(),
                row.total(),
                done,
                row.good(),
                row.rejected(),
                row.skipped(),
                row.warnings(),
                row.workingMillis() == 0 ? 0 : done * MILLIS / row.workingMillis(),
                Refusal.of(row, language),
                row.undone(),
                row.kept(),
                row.rejected() == 0 ? null : url(row) + "/rejected",
                row.receivedBy(),
                inBusinessTime(row.receivedAt()),
                row.startedAt() == null ? null : inBusinessTime(row.startedAt()),
                row.finishedAt() == null ? null : inBusinessTime(row.finishedAt()),
                row.undoneBy());
    }

    static String url(ImportRow row) {
        return "/api/properties/imports/" + row.id();
    }

    private static OffsetDateTime inBusinessTime(Instant moment) {
        return moment.atZone(BusinessTime.ZONE).toOffsetDateTime();
    }

    /** Why the whole sheet was refused. */
    record Refusal(String code, String message) {

        static @Nullable Refusal of(ImportRow row, Locale language) {
            if (row.refusal() == null || row.refusalChinese() == null || row.refusalEnglish() == null) {
                return null;
            }
            boolean english = language.getLanguage().equals(Locale.ENGLISH.getLanguage());
            return new Refusal(row.refusal(), english ? row.refusalEnglish() : row.refusalChinese());
        }
    }

    /** With one page of what was found in its rows. */
    record WithFindings(@JsonUnwrapped ImportView propertyImport, Paged<FindingView> findings) {}

    /**
     * @param line as Excel shows it; 0 for the sheet as a whole
     * @param column its heading in the file
     * @param severity ERROR for a row that was refused
     */
    record FindingView(int line, String column, Finding.Severity severity, String code, String message) {

        static FindingView of(Finding finding, Locale language) {
            return new FindingView(
                    finding.line(), finding.heading(), finding.severity(), finding.code(), finding.text(language));
        }
    }

    /**
     * What the sender of a sheet hears at once.
     *
     * @param sameFileAs the import that stored the same file before; null when none did
     * @param warning a text about that
     */
    record Accepted(
            long importId,
            ImportStatus status,
            String statusUrl,
            @Nullable Long sameFileAs,
            @Nullable String warning) {}
}
