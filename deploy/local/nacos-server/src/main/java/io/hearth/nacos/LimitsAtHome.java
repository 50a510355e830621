package io.hearth.nacos;

import com.alibaba.nacos.plugin.control.ruleactivator.RuleStorage;
import io.hearth.mending.Mend;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;

/**
 * Has Nacos keep the limits of its callers in its home.
 *
 * <p>As published it keeps them in the first folder of the class path, does not start if there is none, and by writing
 * there keeps the JVM from archiving its classes.
 */
public final class LimitsAtHome {

    static final Mend MEND = new Mend(
            RuleStorage.class, "LocalDiskRuleStorage", "defaultBaseDir", "getResource", LimitsAtHome.class, "folder");

    private LimitsAtHome() {}

    /** Called by the mended class. */
    public static URL folder(Class<?> caller, String root) throws MalformedURLException {
        return Path.of(System.getProperty("nacos.home"), "limits", root).toUri().toURL();
    }
}
