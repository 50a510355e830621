package io.hearth.auth.staff;

import io.hearth.auth.session.SubjectKind;
import io.hearth.auth.session.Subjects;
import io.hearth.auth.token.Rights;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** What sessions must know of staff. */
@Component
class StaffSubjects implements Subjects {

    private final StaffMembers members;

    StaffSubjects(StaffMembers members) {
        this.members = members;
    }

    @Override
    public SubjectKind kind() {
        return SubjectKind.STAFF;
    }

    @Override
    public Optional<Rights> rightsNow(String subject, Rights last) {
        return members.find(subject).filter(member -> !member.disabled()).map(StaffMember::rights);
    }

    @Override
    public String nameOf(String subject) {
        return members.find(subject).map(StaffMember::name).orElse("");
    }
}
