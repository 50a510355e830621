package io.hearth.user.customer;

import io.hearth.problem.FieldProblem;
import io.hearth.problem.WebProblem;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What proves who a customer is. */
record IdentityDocument(DocumentType type, String number) {

    /**
     * The document as it was typed in.
     *
     * @param type code; null to tell it by the number's form
     * @param field of the number in the request, for the refusal
     * @throws io.hearth.problem.ProblemException {@link WebProblem#INVALID_CONTENT} if the number cannot be one of this type
     */
    static IdentityDocument of(@Nullable String type, String number, String field) {
        var plain = number.strip().toUpperCase(Locale.ROOT);
        return Optional.ofNullable(type)
                .map(DocumentType::named)
                .orElseGet(() -> Optional.of(DocumentType.ofForm(plain)))
                .filter(known -> known.accepts(plain))
                .map(known -> new IdentityDocument(known, plain))
                .orElseThrow(() -> WebProblem.INVALID_CONTENT
                        .because()
                        .at(List.of(new FieldProblem(
                                field,
                                "IDENTITY_NUMBER",
                                "证件号与证件类型不符或校验码不对",
                                "does not fit the type of document or has a wrong check digit"))));
    }

    /** Numbers of two types never meet in the index. */
    String indexed() {
        return type + " " + number;
    }

    /** The type only: logs must not name people. */
    @Override
    public String toString() {
        return type.name();
    }
}
