package io.hearth.nacos;

import com.alibaba.nacos.core.code.ControllerMethodsCache;
import javax.annotation.PostConstruct;
import org.springframework.stereotype.Component;

/**
 * Makes the HTTP endpoints known to Nacos' own filters.
 *
 * <p>The official server does this in its console module; without it every {@code /v1} request is answered with 501.
 */
@Component
class HttpEndpoints {

    private final ControllerMethodsCache methods;

    HttpEndpoints(ControllerMethodsCache methods) {
        this.methods = methods;
    }

    @PostConstruct
    void register() {
        methods.initClassMethod("com.alibaba.nacos.core.controller");
        methods.initClassMethod("com.alibaba.nacos.naming.controllers");
        methods.initClassMethod("com.alibaba.nacos.config.server.controller");
    }
}
