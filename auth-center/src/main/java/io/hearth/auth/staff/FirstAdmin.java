package io.hearth.auth.staff;

import io.hearth.auth.AuthProblem;
import io.hearth.problem.ProblemException;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.stereotype.Component;

/** Lets somebody in at the very first start: the account {@value #USERNAME}, with the password from the environment. */
@Component
class FirstAdmin implements ApplicationRunner {

    static final String USERNAME = "admin";

    private static final Logger LOG = LoggerFactory.getLogger(FirstAdmin.class);

    private final StaffMembers members;
    private final StaffAccounts accounts;
    private final Settings settings;

    FirstAdmin(StaffMembers members, StaffAccounts accounts, Settings settings) {
        this.members = members;
        this.accounts = accounts;
        this.settings = settings;
    }

    /** @param password empty for none; without effect once there is any account */
    @ConfigurationProperties("hearth.auth.first-admin")
    record Settings(@DefaultValue("") String password) {

        @Override
        public String toString() {
            return "Settings[***]";
        }
    }

    @Override
    public void run(ApplicationArguments arguments) {
        if (!members.isEmpty()) {
            return;
        }
        if (settings.password().isBlank()) {
            LOG.warn("there is no staff account, and HEARTH_ADMIN_PASSWORD is not set: nobody can administer Hearth");
            return;
        }
        try {
            accounts.open(
                    new StaffAccounts.Opening(USERNAME, "管理员", settings.password(), Set.of(StaffRole.ADMIN), Set.of()),
                    "HEARTH_ADMIN_PASSWORD");
        } catch (ProblemException e) {
            if (!e.is(AuthProblem.USERNAME_TAKEN)) {
                throw e;
            }
            LOG.info("another instance opened the first account");
        }
    }
}
