package io.hearth.auth.session;

import io.hearth.auth.token.Rights;
import java.util.Optional;

/** What a session must know of the people of one kind, told by the feature that looks after them. */
public interface Subjects {

    SubjectKind kind();

    /**
     * What the person may do from now on; empty when nothing any more, which ends the session.
     *
     * @param last what the session's last token said
     */
    Optional<Rights> rightsNow(String subject, Rights last);

    /** How to address the person on a screen: the name, or a masked phone. */
    String nameOf(String subject);
}
