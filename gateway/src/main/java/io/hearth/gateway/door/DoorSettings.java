package io.hearth.gateway.door;

import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * What the door lets in.
 *
 * @param maxBody of a request
 * @param maxUpload of a request to a path in {@code uploads}
 * @param uploads paths, with all below them, that take files
 * @param corsOrigins web sites elsewhere whose pages may call us; none by default
 * @param openMetrics whether the gateway's own metrics can be read through its door; only where that is not the open internet
 */
@ConfigurationProperties("hearth.gateway")
public record DoorSettings(
        @DefaultValue("2MB") DataSize maxBody,
        @DefaultValue("20MB") DataSize maxUpload,
        @DefaultValue("/api/properties/imports") List<String> uploads,
        @DefaultValue List<String> corsOrigins,
        @DefaultValue("false") boolean openMetrics) {

    public DoorSettings {
        if (maxBody.toBytes() <= 0 || maxUpload.toBytes() < maxBody.toBytes()) {
            throw new IllegalArgumentException(
                    "hearth.gateway: max-body must be positive, and max-upload at least as large");
        }
        if (corsOrigins.contains("*")) {
            throw new IllegalArgumentException("hearth.gateway.cors-origins: name the web sites, not all of them");
        }
        uploads = List.copyOf(uploads);
        corsOrigins = List.copyOf(corsOrigins);
    }

    long limitFor(String path) {
        return uploads.stream().anyMatch(upload -> path.equals(upload) || path.startsWith(upload + "/"))
                ? maxUpload.toBytes()
                : maxBody.toBytes();
    }
}
