package io.hearth.notification.message;

import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What a customer was told, for the staff. */
@RestController
@PreAuthorize("hasAnyRole('CLERK', 'FINANCE', 'OPS', 'ADMIN')")
class MessageController {

    private final Messages messages;

    MessageController(Messages messages) {
        this.messages = messages;
    }

    @GetMapping("/api/messages")
    Paged<MessageView> ofCustomer(@RequestParam @NotBlank @Size(max = 32) String customerNo, @Valid PageQuery page) {
        return messages.ofCustomer(customerNo, page).map(MessageView::of);
    }
}
