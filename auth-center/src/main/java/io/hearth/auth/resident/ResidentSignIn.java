package io.hearth.auth.resident;

import io.hearth.auth.AuthProblem;
import io.hearth.auth.session.Device;
import io.hearth.auth.session.Sessions;
import io.hearth.auth.session.SubjectKind;
import io.hearth.auth.session.Tokens;
import io.hearth.auth.token.Rights;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Residents get a code on their phone and sign in with it; what is answered never tells whether a phone is known. */
@Service
class ResidentSignIn {

    private static final Logger LOG = LoggerFactory.getLogger(ResidentSignIn.class);

    private final SmsCodes codes;
    private final SmsCodeSender sender;
    private final Residents residents;
    private final CustomersOfPhones customers;
    private final Sessions sessions;

    ResidentSignIn(
            SmsCodes codes, SmsCodeSender sender, Residents residents, CustomersOfPhones customers, Sessions sessions) {
        this.codes = codes;
        this.sender = sender;
        this.residents = residents;
        this.customers = customers;
        this.sessions = sessions;
    }

    /** Sends a code; one that the provider did not take counts too, for it may have arrived all the same. */
    void sendCode(Phone phone) {
        var code = codes.issue(phone);
        sender.send(phone.number(), code);
        LOG.atInfo().addKeyValue("phone", phone).log("a sign-in code was sent");
    }

    Tokens signIn(Phone phone, String code, Device device) {
        if (!codes.guess(phone, code)) {
            throw refused(phone);
        }
        // Asked before the code is used up: when nobody can say, the same code is good for another try.
        var own = customers.of(phone.number());
        if (!codes.use(phone, code)) {
            throw refused(phone);
        }
        return sessions.start(SubjectKind.RESIDENT, residents.subjectOf(phone), device, Rights.ofResident(own));
    }

    private static RuntimeException refused(Phone phone) {
        LOG.atWarn().addKeyValue("phone", phone).log("a sign-in by code was refused");
        return AuthProblem.SMS_CODE_WRONG.because();
    }
}
