package io.hearth.auth.session;

import io.hearth.auth.AuthProblem;
import io.hearth.identity.Role;
import io.hearth.security.CurrentCaller;
import io.hearth.service.BusinessTime;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** What people do with their own sessions. */
@RestController
@RequestMapping("/api/auth")
class SessionController {

    private final Sessions sessions;
    private final CurrentCaller caller;

    SessionController(Sessions sessions, CurrentCaller caller) {
        this.sessions = sessions;
        this.caller = caller;
    }

    @PostMapping("/refresh")
    Tokens refresh(@Valid @RequestBody RefreshRequest request) {
        return sessions.refresh(request.refreshToken());
    }

    @PostMapping("/logout")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void signOut() {
        caller.get().session().ifPresent(session -> sessions.end(session, SessionEnd.SIGNED_OUT));
    }

    @GetMapping("/me")
    Me me() {
        var who = caller.get();
        return new Me(
                who.subject(),
                sessions.nameOf(who.subject()),
                who.roles().stream().sorted().toList(),
                who.customers().stream().sorted().toList(),
                who.districts().stream().sorted().toList());
    }

    @GetMapping("/sessions")
    Paged<SessionView> mine() {
        var who = caller.get();
        var views = sessions.of(who.subject()).stream()
                .map(session -> SessionView.of(session, who.session()))
                .toList();
        return new Paged<>(views, 1, DeviceType.values().length, views.size());
    }

    @DeleteMapping("/sessions/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void end(@PathVariable String id) {
        var own = sessions.of(caller.get().subject()).stream()
                .filter(session -> session.id().equals(id))
                .findFirst()
                .orElseThrow(AuthProblem.SESSION_NOT_FOUND::because);
        sessions.end(own.id(), SessionEnd.SIGNED_OUT);
    }

    record RefreshRequest(@NotBlank @Size(max = 100) String refreshToken) {

        @Override
        public String toString() {
            return "RefreshRequest[***]";
        }
    }

    /**
     * Who is signed in.
     *
     * @param name of a member of staff; of a resident the masked phone
     * @param districts empty for the whole company
     */
    record Me(String subject, String name, List<Role> roles, List<String> customers, List<String> districts) {}

    /** @param current whether it is the session that asks */
    record SessionView(
            String id,
            DeviceType deviceType,
            String deviceId,
            OffsetDateTime startedAt,
            OffsetDateTime lastUsedAt,
            boolean current) {

        static SessionView of(Session session, Optional<String> current) {
            return new SessionView(
                    session.id(),
                    session.device().type(),
                    session.device().id(),
                    local(session.startedAt()),
                    local(session.lastUsedAt()),
                    current.filter(session.id()::equals).isPresent());
        }

        private static OffsetDateTime local(Instant moment) {
            return moment.atZone(BusinessTime.ZONE).toOffsetDateTime();
        }
    }
}
