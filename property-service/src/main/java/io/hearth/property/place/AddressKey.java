package io.hearth.property.place;

import io.hearth.property.sheet.PropertyAddress;
import java.util.Objects;

/** An address by which a property is known, whatever its spelling: {@code 1号楼} and {@code 1#} are one building. */
public record AddressKey(String community, String building, String unit, String room) {

    private static final int PARTS = 4;

    public static AddressKey of(PropertyAddress address) {
        var parts = address.key().split("\\|", PARTS);
        return new AddressKey(parts[0], parts[1], parts[2], parts[3]);
    }

    /** The key of a community alone. */
    public static String ofCommunity(String name) {
        return of(new PropertyAddress(name, "-", null, "-")).community();
    }

    static String ofBuilding(String name) {
        return of(new PropertyAddress("-", name, null, "-")).building();
    }

    /** The address for people: {@code 滨江花园 3号楼 2单元 501}. */
    public static String forPeople(PropertyAddress address) {
        var unit = Objects.requireNonNullElse(address.unit(), "");
        return "%s %s %s%s"
                .formatted(
                        address.community(),
                        designated(address.building(), "号楼"),
                        unit.isEmpty() ? "" : designated(unit, "单元") + " ",
                        address.room());
    }

    private static String designated(String name, String kind) {
        return name.chars().allMatch(Character::isDigit) ? name + kind : name;
    }
}
