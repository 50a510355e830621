package io.hearth.simulator.pay.wechat.api;

import static io.hearth.simulator.pay.wechat.WeChatProblem.INVALID_REQUEST;
import static io.hearth.simulator.pay.wechat.WeChatProblem.PARAM_ERROR;

import io.hearth.simulator.pay.wechat.bill.BillFile;
import io.hearth.simulator.pay.wechat.bill.BillFiles;
import io.hearth.simulator.pay.wechat.bill.BillType;
import io.hearth.simulator.pay.wechat.bill.Bills;
import java.time.DateTimeException;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.Resource;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;
import tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import tools.jackson.databind.annotation.JsonNaming;

/** Bills: asked for, then downloaded. */
@RestController
class BillsController {

    private static final String BASIC_ACCOUNT = "BASIC";

    private final Bills bills;
    private final BillFiles files;

    BillsController(Bills bills, BillFiles files) {
        this.bills = bills;
        this.files = files;
    }

    @JsonNaming(SnakeCaseStrategy.class)
    record BillAnswer(String hashType, String hashValue, String downloadUrl) {

        static BillAnswer of(BillFile file) {
            return new BillAnswer(
                    "SHA1",
                    file.sha1(),
                    ServletUriComponentsBuilder.fromCurrentContextPath()
                            .path(SignatureFilter.UNSIGNED + "file")
                            .queryParam("token", file.token())
                            .toUriString());
        }
    }

    @GetMapping("/v3/bill/tradebill")
    BillAnswer tradeBill(
            @RequestParam("bill_date") String date,
            @RequestParam(name = "bill_type", defaultValue = "ALL") String type,
            @RequestParam(name = "tar_type", required = false) @Nullable String tarType) {
        var wanted = BillType.named(type).orElseThrow(() -> PARAM_ERROR.at("/bill_type", "账单类型不正确"));
        return BillAnswer.of(bills.tradeBill(day(date), wanted, isZipped(tarType)));
    }

    @GetMapping("/v3/bill/fundflowbill")
    BillAnswer fundFlow(
            @RequestParam("bill_date") String date,
            @RequestParam(name = "account_type", defaultValue = BASIC_ACCOUNT) String account,
            @RequestParam(name = "tar_type", required = false) @Nullable String tarType) {
        if (!account.equals(BASIC_ACCOUNT)) {
            throw PARAM_ERROR.at("/account_type", "模拟的商户仅有基本账户");
        }
        return BillAnswer.of(bills.fundFlow(day(date), isZipped(tarType)));
    }

    @GetMapping(SignatureFilter.UNSIGNED + "file")
    ResponseEntity<Resource> download(@RequestParam String token) {
        var file = files.find(token).orElseThrow(() -> INVALID_REQUEST.because("账单地址已失效，请重新申请账单"));
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_OCTET_STREAM)
                .body(new FileSystemResource(file));
    }

    private static LocalDate day(String date) {
        try {
            return LocalDate.parse(date);
        } catch (DateTimeException malformed) {
            throw PARAM_ERROR.at("/bill_date", "账单日期格式须为yyyy-MM-DD");
        }
    }

    private static boolean isZipped(@Nullable String tarType) {
        if (tarType != null && !tarType.equals("GZIP")) {
            throw PARAM_ERROR.at("/tar_type", "压缩类型不正确");
        }
        return tarType != null;
    }
}
