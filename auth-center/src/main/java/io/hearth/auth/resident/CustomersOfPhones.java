package io.hearth.auth.resident;

import java.util.Set;

/** Which customers a phone number is bound to. */
public interface CustomersOfPhones {

    /**
     * The customerNos, none when the number is bound to nobody.
     *
     * @throws io.hearth.problem.ProblemException {@link io.hearth.problem.WebProblem#DEPENDENCY_DOWN} when nobody can say
     */
    Set<String> of(String phone);
}
