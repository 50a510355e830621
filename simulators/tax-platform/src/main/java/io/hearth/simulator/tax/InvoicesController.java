package io.hearth.simulator.tax;

import io.hearth.simulator.fault.FaultOrders;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The platform's API. */
@RestController
class InvoicesController {

    private static final Logger log = LoggerFactory.getLogger(InvoicesController.class);

    private final TaxPlatform platform;
    private final InvoiceBook book;
    private final FaultOrders<TaxOperation> faults;

    InvoicesController(TaxPlatform platform, InvoiceBook book, FaultOrders<TaxOperation> faults) {
        this.platform = platform;
        this.book = book;
        this.faults = faults;
    }

    @PostMapping(TaxOperation.INVOICES)
    InvoiceView issue(@RequestBody IssueRequest request) {
        faults.take(TaxFault.class, TaxOperation.ISSUE, request.requestId()).ifPresent(struck -> {
            throw TaxProblem.CREDIT_LIMIT_EXCEEDED.because("本月可用授信额度不足");
        });
        return InvoiceView.of(platform.issue(request));
    }

    @PostMapping(TaxOperation.RED_INVOICES)
    InvoiceView issueRed(@RequestBody RedRequest request) {
        return InvoiceView.of(platform.issueRed(request));
    }

    @GetMapping(TaxOperation.INVOICES + "/{requestId}")
    InvoiceView query(@PathVariable String requestId) {
        return book.findByRequest(requestId)
                .map(InvoiceView::of)
                .orElseThrow(() -> TaxProblem.INVOICE_NOT_FOUND.because("没有该请求开具的发票"));
    }

    @ExceptionHandler
    ResponseEntity<TaxRefusal.ErrorBody> refused(TaxRefusal refusal) {
        log.atInfo().addKeyValue("code", refusal.problem()).log("refused");
        return ResponseEntity.status(refusal.problem().status()).body(refusal.body());
    }

    @ExceptionHandler
    ResponseEntity<TaxRefusal.ErrorBody> unreadable(HttpMessageNotReadableException malformed) {
        return refused(TaxProblem.INVALID_FIELD.because("请求包体不是合法的JSON"));
    }
}
