package io.hearth.simulator.fault;

import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;

/** The door through which people and tests give, read and take back orders to misbehave. */
public final class FaultRoutes {

    private FaultRoutes() {}

    /** POST gives an order (201, or 400 with the reason), GET lists them with the seed, DELETE takes all back. */
    public static <O extends Enum<O>> RouterFunction<ServerResponse> at(String path, FaultOrders<O> orders) {
        return RouterFunctions.route()
                .POST(path, request -> {
                    try {
                        var order = orders.give(request.body(FaultRequest.class));
                        return ServerResponse.status(HttpStatus.CREATED).body(order);
                    } catch (IllegalArgumentException refused) {
                        return ServerResponse.badRequest().body(Map.of("detail", String.valueOf(refused.getMessage())));
                    }
                })
                .GET(path, request -> ServerResponse.ok().body(orders.view()))
                .DELETE(path, request -> {
                    orders.clear();
                    return ServerResponse.noContent().build();
                })
                .build();
    }
}
