package io.hearth.auth.staff;

import io.hearth.auth.AuthProblem;
import io.hearth.auth.session.Device;
import io.hearth.auth.session.Sessions;
import io.hearth.auth.session.SubjectKind;
import io.hearth.auth.session.Tokens;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Staff sign in with a password and, once they have set it up, a one-time password. */
@Service
class StaffSignIn {

    private static final Logger LOG = LoggerFactory.getLogger(StaffSignIn.class);

    private final StaffMembers members;
    private final Passwords passwords;
    private final OneTimePasswords oneTimePasswords;
    private final SignInTries tries;
    private final Sessions sessions;

    StaffSignIn(
            StaffMembers members,
            Passwords passwords,
            OneTimePasswords oneTimePasswords,
            SignInTries tries,
            Sessions sessions) {
        this.members = members;
        this.passwords = passwords;
        this.oneTimePasswords = oneTimePasswords;
        this.tries = tries;
        this.sessions = sessions;
    }

    Tokens signIn(String username, String password, Optional<String> oneTimePassword, Device device) {
        tries.count(username);
        var found = members.byUsername(username);
        boolean right = passwords.match(password, found);
        var member = found.filter(known -> right && !known.disabled()).orElseThrow(() -> refused(found));
        if (member.needsOneTimePassword()) {
            var shown = oneTimePassword.orElseThrow(AuthProblem.ONE_TIME_PASSWORD_NEEDED::because);
            if (!accepts(member, shown)) {
                throw refused(found);
            }
        }
        tries.forget(username);
        return sessions.start(SubjectKind.STAFF, member.subject(), device, member.rights());
    }

    /** Whether it is the member's one-time password of about now, never shown before. */
    boolean accepts(StaffMember member, String oneTimePassword) {
        return member.secondFactor()
                .flatMap(factor -> oneTimePasswords.stepOf(oneTimePassword, factor.secret()))
                .filter(step -> members.useStep(member, step))
                .isPresent();
    }

    // What was typed as user name stays out of the log: it may be a password.
    private static RuntimeException refused(Optional<StaffMember> member) {
        LOG.atWarn()
                .addKeyValue("subject", member.map(StaffMember::subject).orElse("unknown"))
                .log("a sign-in by password was refused");
        return AuthProblem.SIGN_IN_REFUSED.because();
    }
}
