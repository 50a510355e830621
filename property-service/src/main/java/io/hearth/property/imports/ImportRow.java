package io.hearth.property.imports;

import com.baomidou.mybatisplus.annotation.TableName;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** An import as it is stored; the migration says what its columns mean. */
@TableName("property_import")
record ImportRow(
        long id,
        String fileName,
        String fileHash,
        long fileBytes,
        ImportMode mode,
        boolean createMissing,
        ImportStatus status,
        @Nullable Integer total,
        int lastLine,
        int good,
        int rejected,
        int skipped,
        int warnings,
        long workingMillis,
        int undone,
        int kept,
        long lastUndoneId,
        @Nullable String refusal,
        @Nullable String refusalChinese,
        @Nullable String refusalEnglish,
        int attempts,
        String receivedBy,
        Instant receivedAt,
        @Nullable Instant startedAt,
        @Nullable Instant finishedAt,
        @Nullable String undoneBy) {

    /** Names the registration of a line's customer for ever. */
    String reference(int line) {
        return "import:" + id + ":" + line;
    }
}
