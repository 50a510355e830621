package io.hearth.local.application;

import com.alibaba.nacos.api.NacosFactory;
import com.alibaba.nacos.api.PropertyKeyConst;
import com.alibaba.nacos.api.exception.NacosException;
import com.alibaba.nacos.api.naming.NamingService;
import io.hearth.local.middleware.SettingsFiles;
import io.hearth.local.process.Address;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** The services that Nacos knows in one namespace. */
final class Registry implements AutoCloseable {

    private final Address nacos;
    private final String namespace;

    private @Nullable NamingService service;

    Registry(Address nacos, String namespace) {
        this.nacos = nacos;
        this.namespace = namespace;
    }

    /** Whether a service is known there as healthy, at this port. */
    synchronized boolean hasHealthy(String name, int port) {
        try {
            return connected().getAllInstances(name, SettingsFiles.GROUP, false).stream()
                    .anyMatch(instance -> instance.isHealthy() && instance.getPort() == port);
        } catch (NacosException e) {
            return false;
        }
    }

    private NamingService connected() throws NacosException {
        if (service == null) {
            var properties = new Properties();
            properties.put(PropertyKeyConst.SERVER_ADDR, nacos.toString());
            properties.put(PropertyKeyConst.NAMESPACE, namespace);
            service = NacosFactory.createNamingService(properties);
        }
        return service;
    }

    @Override
    public synchronized void close() {
        if (service != null) {
            try {
                service.shutDown();
            } catch (NacosException e) {
                // We are leaving: the server notices a client that is gone.
                service = null;
            }
        }
    }
}
