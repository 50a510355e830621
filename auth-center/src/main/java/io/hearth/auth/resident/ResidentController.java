package io.hearth.auth.resident;

import io.hearth.auth.session.Device;
import io.hearth.auth.session.DeviceType;
import io.hearth.auth.session.Tokens;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Where residents knock. */
@RestController
@RequestMapping("/api/auth")
class ResidentController {

    private final ResidentSignIn signIn;

    ResidentController(ResidentSignIn signIn) {
        this.signIn = signIn;
    }

    @PostMapping("/sms-codes")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void sendCode(@Valid @RequestBody CodeRequest request) {
        signIn.sendCode(new Phone(request.phone()));
    }

    @PostMapping("/login/sms")
    Tokens signIn(@Valid @RequestBody SignInRequest request) {
        return signIn.signIn(
                new Phone(request.phone()), request.code(), new Device(request.deviceType(), request.deviceId()));
    }

    record CodeRequest(
            @NotNull @Pattern(regexp = Phone.FORM) String phone) {}

    record SignInRequest(
            @NotNull @Pattern(regexp = Phone.FORM) String phone,
            @NotNull @Pattern(regexp = "\\d{6}") String code,
            @NotNull DeviceType deviceType,
            @NotNull @Pattern(regexp = Device.ID_FORM) String deviceId) {

        @Override
        public String toString() {
            return "SignInRequest[***]";
        }
    }
}
