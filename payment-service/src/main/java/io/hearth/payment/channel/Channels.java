package io.hearth.payment.channel;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** The channels that this heating company has. */
@Component
public class Channels {

    private final Map<String, Channel> byName;

    Channels(List<Channel> channels) {
        this.byName = channels.stream().collect(Collectors.toUnmodifiableMap(Channel::name, Function.identity()));
    }

    /** The channel that goes by a name, in whatever case it is written. */
    public Optional<Channel> named(String name) {
        return Optional.ofNullable(byName.get(name.toUpperCase(Locale.ROOT)));
    }

    /**
     * The channel of a stored order.
     *
     * @throws IllegalStateException if it was taken away while orders of it are open
     */
    public Channel of(String name) {
        return named(name).orElseThrow(() -> new IllegalStateException("channel " + name + " is not there any more"));
    }
}
