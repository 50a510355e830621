package io.hearth.benchmark;

import io.hearth.district.District;
import io.hearth.district.Resident;
import io.hearth.site.Answer;
import io.hearth.site.Door;
import io.hearth.site.Site;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import tools.jackson.databind.JsonNode;

/**
 * Residents who owe enough to pay in parts. Each signs in once in a benchmark; those who have paid parts before come first,
 * so that others keep their unpaid bills for the demonstration.
 */
final class Payers {

    private static final int PAGE = 200;
    private static final Set<String> NO_MORE_CODES = Set.of("SMS_CODE_TOO_SOON", "SMS_CODES_USED_UP");

    private record Owing(String customerNo, String billNo) {}

    private final Site site;
    private final Queue<Owing> notSignedIn;

    private Payers(Site site, Queue<Owing> notSignedIn) {
        this.site = site;
        this.notSignedIn = notSignedIn;
    }

    /** @param amountFen what each must owe on one bill at least */
    static Payers owing(Site site, long amountFen) {
        var admin = site.people().admin();
        var customers = new HashSet<String>();
        var owing = new ConcurrentLinkedQueue<Owing>();
        for (var status : List.of("PARTIALLY_PAID", "UNPAID")) {
            collect(admin, status, amountFen, customers, owing);
        }
        return new Payers(site, owing);
    }

    int left() {
        return notSignedIn.size();
    }

    /** Signs the next ones in. Who has got too many codes today, or one just now, is passed over. */
    List<Payer> signIn(int howMany, Crew crew) throws InterruptedException {
        var admin = site.people().admin();
        return crew.work(howMany, number -> next(admin));
    }

    private Payer next(Door admin) {
        for (var owing = notSignedIn.poll(); owing != null; owing = notSignedIn.poll()) {
            try {
                return new Payer(Resident.signIn(site, admin, owing.customerNo), owing.billNo);
            } catch (Answer.Refused e) {
                if (!NO_MORE_CODES.contains(e.answer().code())) {
                    throw e;
                }
            }
        }
        throw new IllegalStateException(
                "no more residents with open bills can sign in today: ./hearth reset begins anew");
    }

    private static void collect(Door admin, String status, long amountFen, Set<String> customers, Queue<Owing> owing) {
        List<JsonNode> bills;
        int page = 1;
        do {
            bills = admin.get("/api/bills?status=%s&season=%s&size=%d&page=%d"
                            .formatted(status, District.SEASON, PAGE, page++))
                    .items();
            for (var bill : bills) {
                var customerNo = bill.path("customerNo").asString();
                if (bill.path("outstandingFen").asLong() > amountFen && customers.add(customerNo)) {
                    owing.add(new Owing(customerNo, bill.path("billNo").asString()));
                }
            }
        } while (!bills.isEmpty());
    }
}
