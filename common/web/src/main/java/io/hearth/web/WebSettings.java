package io.hearth.web;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Limits of the door.
 *
 * @param maxBody of a request that is not an upload
 */
@ConfigurationProperties("hearth.web")
record WebSettings(@DefaultValue("256KB") DataSize maxBody) {

    WebSettings {
        if (maxBody.toBytes() <= 0) {
            throw new IllegalArgumentException("hearth.web.max-body must be positive");
        }
    }
}
