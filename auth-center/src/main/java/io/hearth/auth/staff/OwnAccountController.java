package io.hearth.auth.staff;

import io.hearth.auth.session.Device;
import io.hearth.auth.session.DeviceType;
import io.hearth.auth.session.Tokens;
import io.hearth.security.CurrentCaller;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Where staff knock, and what they do with their own accounts. */
@RestController
@RequestMapping("/api/auth")
class OwnAccountController {

    private static final String STAFF = "hasAnyRole('CLERK', 'FINANCE', 'ADMIN', 'OPS')";
    private static final String SIX_DIGITS = "\\d{6}";

    private final StaffSignIn signIn;
    private final StaffAccounts accounts;
    private final CurrentCaller caller;

    OwnAccountController(StaffSignIn signIn, StaffAccounts accounts, CurrentCaller caller) {
        this.signIn = signIn;
        this.accounts = accounts;
        this.caller = caller;
    }

    @PostMapping("/login/staff")
    Tokens signIn(@Valid @RequestBody SignInRequest request) {
        return signIn.signIn(
                request.username(),
                request.password(),
                Optional.ofNullable(request.otp()),
                new Device(request.deviceType(), request.deviceId()));
    }

    @PostMapping("/password")
    @PreAuthorize(STAFF)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void changePassword(@Valid @RequestBody PasswordChange request) {
        accounts.changeOwnPassword(caller.get().subject(), request.currentPassword(), request.newPassword());
    }

    @PostMapping("/second-factor")
    @PreAuthorize(STAFF)
    SecondFactorView beginSecondFactor() {
        return accounts.beginSecondFactor(caller.get().subject());
    }

    @PostMapping("/second-factor/confirm")
    @PreAuthorize(STAFF)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void confirmSecondFactor(@Valid @RequestBody Confirmation request) {
        accounts.confirmSecondFactor(caller.get().subject(), request.otp());
    }

    record SignInRequest(
            @NotBlank @Size(max = 64) String username,
            @NotBlank @Size(max = 200) String password,
            @Pattern(regexp = SIX_DIGITS) @Nullable String otp,
            @NotNull DeviceType deviceType,
            @NotNull @Pattern(regexp = Device.ID_FORM) String deviceId) {

        @Override
        public String toString() {
            return "SignInRequest[***]";
        }
    }

    record PasswordChange(
            @NotBlank @Size(max = 200) String currentPassword,
            @NotNull @Size(max = 72) String newPassword) {

        @Override
        public String toString() {
            return "PasswordChange[***]";
        }
    }

    record Confirmation(
            @NotNull @Pattern(regexp = SIX_DIGITS) String otp) {}
}
