package io.hearth.auth.staff;

import io.hearth.auth.AuthProblem;
import io.hearth.auth.session.SessionEnd;
import io.hearth.auth.session.Sessions;
import io.hearth.identity.Caller;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** What administrators do with accounts, and members with their own; whatever changes rights ends the sessions that had them. */
@Service
class StaffAccounts {

    private static final Logger LOG = LoggerFactory.getLogger(StaffAccounts.class);

    private final StaffMembers members;
    private final Passwords passwords;
    private final OneTimePasswords oneTimePasswords;
    private final StaffSignIn signIn;
    private final SignInTries tries;
    private final Sessions sessions;
    private final Clock clock;

    StaffAccounts(
            StaffMembers members,
            Passwords passwords,
            OneTimePasswords oneTimePasswords,
            StaffSignIn signIn,
            SignInTries tries,
            Sessions sessions,
            Clock clock) {
        this.members = members;
        this.passwords = passwords;
        this.oneTimePasswords = oneTimePasswords;
        this.signIn = signIn;
        this.tries = tries;
        this.sessions = sessions;
        this.clock = clock;
    }

    /** A new account as it is asked for. */
    record Opening(String username, String name, String password, Set<StaffRole> roles, Set<String> districts) {

        @Override
        public String toString() {
            return "Opening[" + username + "]";
        }
    }

    /** A change; what is empty stays as it is. */
    record Change(
            Optional<String> name,
            Optional<Set<StaffRole>> roles,
            Optional<Set<String>> districts,
            Optional<Boolean> disabled) {}

    StaffMember open(Opening opening, String by) {
        var opened = members.add(new StaffMember(
                0,
                opening.username(),
                opening.name(),
                passwords.hash(opening.password()),
                opening.roles(),
                opening.districts(),
                false,
                Optional.empty(),
                clock.instant(),
                0));
        log("a staff account was opened", opened.subject(), by);
        return opened;
    }

    StaffMember change(String subject, Change change, Caller by) {
        var before = members.bySubject(subject);
        var after = before.with(change.name(), change.roles(), change.districts(), change.disabled());
        if (subject.equals(by.subject()) && (after.disabled() || !after.roles().contains(StaffRole.ADMIN))) {
            throw AuthProblem.OWN_ACCOUNT.because();
        }
        members.store(after);
        log("a staff account was changed", subject, by.subject());
        if (!after.mayTheSameAs(before)) {
            sessions.endAll(subject, SessionEnd.ACCESS_CHANGED);
        }
        return after;
    }

    /** Sets a new password in a forgetful member's place; it also ends a lock. */
    void resetPassword(String subject, String password, String by) {
        var member = members.bySubject(subject);
        setPassword(member, password);
        tries.forget(member.username());
        log("a password was reset", subject, by);
    }

    /** A member who lost the phone signs in by password alone until a new second factor is set up. */
    void endSecondFactor(String subject, String by) {
        members.endSecondFactor(members.bySubject(subject));
        sessions.endAll(subject, SessionEnd.ACCESS_CHANGED);
        log("a second factor was ended", subject, by);
    }

    /** Changes the own password; guessing at the current one counts as trying to sign in. */
    void changeOwnPassword(String subject, String current, String password) {
        var member = members.bySubject(subject);
        tries.count(member.username());
        if (!passwords.match(current, Optional.of(member))) {
            throw AuthProblem.SIGN_IN_REFUSED.because();
        }
        tries.forget(member.username());
        setPassword(member, password);
        log("a password was changed", subject, subject);
    }

    /** A secret for the own authenticator app, not asked for before it is confirmed. */
    SecondFactorView beginSecondFactor(String subject) {
        var member = members.bySubject(subject);
        var secret = oneTimePasswords.fresh();
        members.beginSecondFactor(member, secret.sealed());
        return new SecondFactorView(secret.text(), OneTimePasswords.uri(member.username(), secret.text()));
    }

    void confirmSecondFactor(String subject, String oneTimePassword) {
        var member = members.bySubject(subject);
        if (member.secondFactor().isEmpty()) {
            throw AuthProblem.SECOND_FACTOR_NOT_BEGUN.because();
        }
        if (!signIn.accepts(member, oneTimePassword)) {
            throw AuthProblem.SIGN_IN_REFUSED.because();
        }
        members.confirmSecondFactor(member);
        log("a second factor is in use", subject, subject);
    }

    private void setPassword(StaffMember member, String password) {
        members.setPassword(member, passwords.hash(password));
        sessions.endAll(member.subject(), SessionEnd.ACCESS_CHANGED);
    }

    private static void log(String deed, String subject, String by) {
        LOG.atInfo().addKeyValue("subject", subject).addKeyValue("by", by).log(deed);
    }
}
