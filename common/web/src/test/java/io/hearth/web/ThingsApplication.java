package io.hearth.web;

import io.hearth.problem.Problem;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** A service with a door and little behind it. */
@SpringBootApplication
class ThingsApplication {

    enum Kind {
        FLAT,
        SHOP
    }

    record Thing(
            @NotBlank String name,
            @Positive long amountFen,
            BigDecimal areaSquareMetres,
            Kind kind,
            @Nullable LocalDate builtOn,
            List<@Valid Part> parts) {}

    record Part(@Positive int number) {}

    enum ThingProblem implements Problem {
        THING_TAKEN;

        @Override
        public int status() {
            return 409;
        }

        @Override
        public String chinese() {
            return "{0} 已被占用";
        }

        @Override
        public String english() {
            return "{0} is taken";
        }
    }

    @RestController
    static class Things {

        @PostMapping("/things")
        Thing add(@Valid @RequestBody Thing thing) {
            return thing;
        }

        @GetMapping("/things")
        Paged<String> page(@Valid PageQuery page) {
            return Paged.of(page, List.of("one"), 1);
        }

        @GetMapping("/things/{id}")
        long one(@PathVariable long id) {
            return id;
        }

        @GetMapping("/taken")
        void taken() {
            throw ThingProblem.THING_TAKEN.because("T1").with("until", 5).retryAfter(Duration.ofSeconds(7));
        }

        @GetMapping("/bug")
        void bug() {
            throw new IllegalStateException("a secret of the house");
        }
    }
}
