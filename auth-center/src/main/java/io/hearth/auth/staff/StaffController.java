package io.hearth.auth.staff;

import io.hearth.security.CurrentCaller;
import io.hearth.service.BusinessTime;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Staff accounts, for administrators. */
@RestController
@RequestMapping("/api/staff")
@PreAuthorize("hasRole('ADMIN')")
class StaffController {

    private static final String DISTRICT = "[A-Za-z0-9_-]{1,32}";

    private final StaffMembers members;
    private final StaffAccounts accounts;
    private final CurrentCaller caller;

    StaffController(StaffMembers members, StaffAccounts accounts, CurrentCaller caller) {
        this.members = members;
        this.accounts = accounts;
        this.caller = caller;
    }

    @GetMapping
    Paged<StaffView> page(@Valid PageQuery page) {
        return members.page(page).map(StaffView::of);
    }

    @GetMapping("/{id}")
    StaffView one(@PathVariable String id) {
        return StaffView.of(members.bySubject(id));
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    StaffView open(@Valid @RequestBody OpeningRequest request) {
        return StaffView.of(accounts.open(request.opening(), caller.get().subject()));
    }

    @PatchMapping("/{id}")
    StaffView change(@PathVariable String id, @Valid @RequestBody ChangeRequest request) {
        return StaffView.of(accounts.change(id, request.change(), caller.get()));
    }

    @PostMapping("/{id}/password")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void resetPassword(@PathVariable String id, @Valid @RequestBody PasswordRequest request) {
        accounts.resetPassword(id, request.password(), caller.get().subject());
    }

    @DeleteMapping("/{id}/second-factor")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void endSecondFactor(@PathVariable String id) {
        accounts.endSecondFactor(id, caller.get().subject());
    }

    /** @param districts none for the whole company */
    record OpeningRequest(
            @NotNull @Pattern(regexp = "[a-z][a-z0-9._-]{2,31}") String username,

            @NotBlank @Size(max = 64) String name,
            @NotNull @Size(max = 72) String password,
            @NotEmpty Set<@NotNull StaffRole> roles,
            @Size(max = 25) @Nullable Set<@Pattern(regexp = DISTRICT) @NotNull String> districts) {

        StaffAccounts.Opening opening() {
            return new StaffAccounts.Opening(
                    username,
                    name,
                    password,
                    roles,
                    Optional.ofNullable(districts).orElse(Set.of()));
        }

        @Override
        public String toString() {
            return "OpeningRequest[" + username + "]";
        }
    }

    /** What is left out stays as it is. */
    record ChangeRequest(
            @Pattern(regexp = ".*\\S.*") @Size(max = 64) @Nullable String name,

            @Size(min = 1) @Nullable Set<@NotNull StaffRole> roles,
            @Size(max = 25) @Nullable Set<@Pattern(regexp = DISTRICT) @NotNull String> districts,
            @Nullable Boolean disabled) {

        StaffAccounts.Change change() {
            return new StaffAccounts.Change(
                    Optional.ofNullable(name),
                    Optional.ofNullable(roles),
                    Optional.ofNullable(districts),
                    Optional.ofNullable(disabled));
        }
    }

    record PasswordRequest(@NotNull @Size(max = 72) String password) {

        @Override
        public String toString() {
            return "PasswordRequest[***]";
        }
    }

    record StaffView(
            String id,
            String username,
            String name,
            List<StaffRole> roles,
            List<String> districts,
            boolean disabled,
            boolean secondFactor,
            OffsetDateTime createdAt) {

        static StaffView of(StaffMember member) {
            return new StaffView(
                    member.subject(),
                    member.username(),
                    member.name(),
                    member.roles().stream().sorted().toList(),
                    member.districts().stream().sorted().toList(),
                    member.disabled(),
                    member.needsOneTimePassword(),
                    member.createdAt().atZone(BusinessTime.ZONE).toOffsetDateTime());
        }
    }
}
