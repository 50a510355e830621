package io.hearth.local.command;

import io.hearth.local.program.Checkout;
import java.lang.reflect.Constructor;
import picocli.CommandLine;

/** Makes commands that know the checkout they work in. */
record InCheckout(Checkout checkout) implements CommandLine.IFactory {

    @Override
    public <K> K create(Class<K> type) throws Exception {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0] == Checkout.class) {
                constructor.setAccessible(true);
                return type.cast(constructor.newInstance(checkout));
            }
        }
        return CommandLine.defaultFactory().create(type);
    }
}
