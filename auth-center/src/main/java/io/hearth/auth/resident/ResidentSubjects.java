package io.hearth.auth.resident;

import io.hearth.auth.session.SubjectKind;
import io.hearth.auth.session.Subjects;
import io.hearth.auth.token.Rights;
import io.hearth.problem.ProblemException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** What sessions must know of residents. */
@Component
class ResidentSubjects implements Subjects {

    private static final Logger LOG = LoggerFactory.getLogger(ResidentSubjects.class);

    private final Residents residents;
    private final CustomersOfPhones customers;

    ResidentSubjects(Residents residents, CustomersOfPhones customers) {
        this.residents = residents;
        this.customers = customers;
    }

    @Override
    public SubjectKind kind() {
        return SubjectKind.RESIDENT;
    }

    /** Those of the customers now; while user-service is down, those of the last token, so that nobody is thrown out. */
    @Override
    public Optional<Rights> rightsNow(String subject, Rights last) {
        return residents.phoneOf(subject).map(phone -> {
            try {
                return Rights.ofResident(customers.of(phone.number()));
            } catch (ProblemException nobodyCanSay) {
                LOG.atWarn()
                        .addKeyValue("subject", subject)
                        .setCause(nobodyCanSay)
                        .log("refreshed with the customers of before");
                return last;
            }
        });
    }

    @Override
    public String nameOf(String subject) {
        return residents.phoneOf(subject).map(Phone::masked).orElse("");
    }
}
