package io.hearth.auth.staff;

import io.hearth.auth.AuthProblem;
import io.hearth.auth.secret.Purpose;
import io.hearth.auth.secret.Vault;
import io.hearth.auth.session.SubjectKind;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.util.Locale;
import java.util.Optional;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Repository;

/** The stored accounts of staff. */
@Repository
class StaffMembers {

    private static final int SEAL_AT_ONCE = 1_000;

    private final StaffMapper mapper;
    private final Vault vault;

    StaffMembers(StaffMapper mapper, Vault vault) {
        this.mapper = mapper;
        this.vault = vault;
    }

    /** By the user name, however it is capitalised. */
    Optional<StaffMember> byUsername(String username) {
        return Optional.ofNullable(mapper.byUsername(username.toLowerCase(Locale.ROOT)))
                .map(StaffRow::member);
    }

    /**
     * By the subject, for example {@code S3}.
     *
     * @throws io.hearth.problem.ProblemException {@link AuthProblem#STAFF_NOT_FOUND}
     */
    StaffMember bySubject(String subject) {
        return find(subject).orElseThrow(() -> AuthProblem.STAFF_NOT_FOUND.because(subject));
    }

    Optional<StaffMember> find(String subject) {
        return Optional.ofNullable(mapper.byId(SubjectKind.STAFF.id(subject))).map(StaffRow::member);
    }

    Paged<StaffMember> page(PageQuery page) {
        var members = mapper.page(page.length(), page.offset()).stream()
                .map(StaffRow::member)
                .toList();
        return Paged.of(page, members, mapper.count());
    }

    boolean isEmpty() {
        return mapper.count() == 0;
    }

    /** @throws io.hearth.problem.ProblemException {@link AuthProblem#USERNAME_TAKEN} */
    StaffMember add(StaffMember member) {
        try {
            mapper.insert(StaffRow.of(member));
        } catch (DuplicateKeyException e) {
            throw AuthProblem.USERNAME_TAKEN.because(member.username()).causedBy(e);
        }
        return byUsername(member.username()).orElseThrow();
    }

    /** @throws io.hearth.problem.ProblemException {@link AuthProblem#STAFF_CHANGED} when somebody was faster */
    StaffMember store(StaffMember after) {
        if (mapper.change(StaffRow.of(after)) != 1) {
            throw AuthProblem.STAFF_CHANGED.because(after.username());
        }
        return after;
    }

    void setPassword(StaffMember member, String hash) {
        mapper.setPassword(member.id(), hash);
    }

    /** @throws io.hearth.problem.ProblemException {@link AuthProblem#SECOND_FACTOR_IN_USE} */
    void beginSecondFactor(StaffMember member, byte[] sealedSecret) {
        if (mapper.beginSecondFactor(member.id(), sealedSecret) != 1) {
            throw AuthProblem.SECOND_FACTOR_IN_USE.because();
        }
    }

    /** @throws io.hearth.problem.ProblemException {@link AuthProblem#SECOND_FACTOR_NOT_BEGUN} */
    void confirmSecondFactor(StaffMember member) {
        if (mapper.confirmSecondFactor(member.id()) != 1) {
            throw AuthProblem.SECOND_FACTOR_NOT_BEGUN.because();
        }
    }

    void endSecondFactor(StaffMember member) {
        mapper.endSecondFactor(member.id());
    }

    /** Whether no one-time password of this half minute or a later one was shown before. */
    boolean useStep(StaffMember member, long step) {
        return mapper.useStep(member.id(), step) == 1;
    }

    /** Seals second factors anew that lie under a data key of before. */
    @Scheduled(fixedDelayString = "PT10M", initialDelayString = "PT1M")
    void sealAnew() {
        mapper.notUnder(vault.keyId(), SEAL_AT_ONCE).stream()
                .map(StaffRow::member)
                .forEach(member -> member.secondFactor()
                        .ifPresent(factor -> mapper.sealAnew(
                                member.id(),
                                factor.secret(),
                                vault.encryptAnew(Purpose.ONE_TIME_PASSWORD, factor.secret()))));
    }
}
