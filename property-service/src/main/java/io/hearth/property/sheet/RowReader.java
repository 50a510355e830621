package io.hearth.property.sheet;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes a property of a row, or tells all that is wrong with it; remembers addresses to find the second of two. */
final class RowReader {

    private static final int LONGEST_TEXT = 100;

    /** What Excel makes of a room 3-2 that is not marked as text. */
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

    /** What Excel makes of an identity number that is not marked as text. */
    private static final Pattern DIGITS_LOST = Pattern.compile("\\d(\\.\\d+)?E\\+\\d+", Pattern.CASE_INSENSITIVE);

    private final SheetHeader header;
    private final SheetLimits limits;
    private final Map<String, Integer> linesByAddress = new HashMap<>();

    RowReader(SheetHeader header, SheetLimits limits) {
        this.header = header;
        this.limits = limits;
    }

    RowOutcome read(SourceLine row) {
        return new Reading(row).outcome();
    }

    /** The reading of one row; it goes on after an error, so that all of a row are told at once. */
    private final class Reading {

        private final SourceLine row;
        private final List<RowError> errors = new ArrayList<>();

        Reading(SourceLine row) {
            this.row = row;
        }

        RowOutcome outcome() {
            var address = address();
            var network = new HeatNetwork(
                    text(PropertyColumn.HEAT_SOURCE), text(PropertyColumn.STATION), text(PropertyColumn.DISTRICT));
            var customerClass = required(PropertyColumn.CUSTOMER_CLASS, this::customerClass);
            var areas = areas();
            var height = optional(PropertyColumn.STOREY_HEIGHT, this::height);
            var status = optional(PropertyColumn.SUPPLY_STATUS, this::supplyStatus);
            var firstSuppliedOn = optional(PropertyColumn.FIRST_SUPPLIED_ON, this::day);
            var customer = new CustomerEntry(
                    optional(PropertyColumn.CUSTOMER_NO, this::digitsKept),
                    text(PropertyColumn.CUSTOMER_NAME),
                    optional(PropertyColumn.PHONE, this::phone),
                    optional(PropertyColumn.IDENTITY_NUMBER, this::identityNumber));
            if (address == null || customerClass == null || !errors.isEmpty()) {
                return new RowOutcome.Bad(row, errors);
            }
            return new RowOutcome.Good(
                    row,
                    new PropertyEntry(
                            row.line(),
                            address,
                            network,
                            customerClass,
                            areas,
                            height,
                            status == null ? SupplyStatus.SUPPLIED : status,
                            firstSuppliedOn,
                            customer));
        }

        private @Nullable PropertyAddress address() {
            var community = required(PropertyColumn.COMMUNITY, this::shortText);
            var building = required(PropertyColumn.BUILDING, this::designation);
            var unit = optional(PropertyColumn.UNIT, this::designation);
            var room = required(PropertyColumn.ROOM, this::designation);
            if (community == null || building == null || room == null) {
                return null;
            }
            var address = new PropertyAddress(community, building, unit, room);
            var first = linesByAddress.putIfAbsent(address.key(), row.line());
            if (first != null) {
                refuse(header.nameOf(PropertyColumn.ROOM), RowErrorCode.DUPLICATE_IN_FILE, row.line(), first);
            }
            return address;
        }

        private Areas areas() {
            var areas = new Areas(
                    optional(PropertyColumn.BUILDING_AREA, this::area),
                    optional(PropertyColumn.USABLE_AREA, this::area),
                    optional(PropertyColumn.INNER_AREA, this::area),
                    optional(PropertyColumn.CHARGING_AREA, this::area));
            var columns = PropertyColumn.AREAS.stream()
                    .filter(header.places()::containsKey)
                    .toList();
            if (columns.stream().allMatch(column -> header.cell(row, column).isBlank())) {
                refuse(header.nameOf(columns.getFirst()), RowErrorCode.NO_AREA);
            }
            within(areas.buildingSquareMetres(), PropertyColumn.USABLE_AREA, areas.usableSquareMetres());
            within(areas.buildingSquareMetres(), PropertyColumn.INNER_AREA, areas.innerSquareMetres());
            return areas;
        }

        private void within(@Nullable BigDecimal building, PropertyColumn column, @Nullable BigDecimal part) {
            if (building != null && part != null && part.compareTo(building) > 0) {
                refuse(header.nameOf(column), RowErrorCode.AREA_ABOVE_BUILDING_AREA);
            }
        }

        private @Nullable String text(PropertyColumn column) {
            return optional(column, this::shortText);
        }

        private <T> @Nullable T required(PropertyColumn column, Function<SourceCell, Optional<T>> reading) {
            if (header.cell(row, column).isBlank()) {
                refuse(header.nameOf(column), RowErrorCode.MISSING_VALUE);
            }
            return optional(column, reading);
        }

        private <T> @Nullable T optional(PropertyColumn column, Function<SourceCell, Optional<T>> reading) {
            var cell = header.cell(row, column);
            if (cell.isSpreadsheetError()) {
                refuse(cell.heading(), RowErrorCode.SPREADSHEET_ERROR, cell.text());
                return null;
            }
            return cell.isBlank() ? null : reading.apply(cell).orElse(null);
        }

        private Optional<String> shortText(SourceCell cell) {
            return cell.text().length() > LONGEST_TEXT
                    ? refuse(cell.heading(), RowErrorCode.TEXT_TOO_LONG, LONGEST_TEXT)
                    : Optional.of(cell.text());
        }

        private Optional<String> designation(SourceCell cell) {
            return DATE.matcher(cell.text()).matches()
                    ? refuse(cell.heading(), RowErrorCode.ADDRESS_IS_A_DATE, cell.text())
                    : shortText(cell);
        }

        private Optional<String> digitsKept(SourceCell cell) {
            return DIGITS_LOST.matcher(cell.text()).matches()
                    ? refuse(cell.heading(), RowErrorCode.DIGITS_LOST)
                    : shortText(cell);
        }

        private Optional<CustomerClass> customerClass(SourceCell cell) {
            return CustomerClass.named(cell.text())
                    .or(() -> refuse(
                            cell.heading(),
                            RowErrorCode.UNKNOWN_CUSTOMER_CLASS,
                            cell.shown(),
                            CustomerClass.choices()));
        }

        private Optional<SupplyStatus> supplyStatus(SourceCell cell) {
            return SupplyStatus.named(cell.text())
                    .or(() -> refuse(cell.heading(), RowErrorCode.UNKNOWN_SUPPLY_STATUS, cell.shown()));
        }

        private Optional<BigDecimal> area(SourceCell cell) {
            return number(cell).flatMap(area -> {
                if (area.signum() <= 0) {
                    return refuse(cell.heading(), RowErrorCode.AREA_NOT_POSITIVE);
                }
                return area.compareTo(limits.areaSquareMetres()) > 0
                        ? refuse(cell.heading(), RowErrorCode.AREA_TOO_LARGE, limits.areaSquareMetres())
                        : Optional.of(area);
            });
        }

        private Optional<BigDecimal> height(SourceCell cell) {
            return number(cell)
                    .flatMap(height -> height.signum() <= 0 || height.compareTo(limits.heightMetres()) > 0
                            ? refuse(cell.heading(), RowErrorCode.HEIGHT_NOT_PLAUSIBLE, limits.heightMetres())
                            : Optional.of(height));
        }

        private Optional<BigDecimal> number(SourceCell cell) {
            return WrittenNumber.read(cell).or(() -> refuse(cell.heading(), RowErrorCode.NOT_A_NUMBER, cell.shown()));
        }

        private Optional<LocalDate> day(SourceCell cell) {
            var day = WrittenDate.read(cell);
            if (day.isEmpty()) {
                return refuse(cell.heading(), RowErrorCode.NOT_A_DATE, cell.shown());
            }
            return day.filter(WrittenDate::isPlausible)
                    .or(() -> refuse(cell.heading(), RowErrorCode.DATE_NOT_PLAUSIBLE));
        }

        private Optional<String> phone(SourceCell cell) {
            return digitsKept(cell)
                    .flatMap(text ->
                            PhoneNumber.read(text).or(() -> refuse(cell.heading(), RowErrorCode.PHONE_NOT_VALID)));
        }

        private Optional<String> identityNumber(SourceCell cell) {
            return digitsKept(cell)
                    .flatMap(text -> IdentityNumber.read(text)
                            .or(() -> refuse(cell.heading(), RowErrorCode.IDENTITY_NUMBER_NOT_VALID)));
        }

        private <T> Optional<T> refuse(String heading, RowErrorCode code, Object... details) {
            errors.add(code.at(row.line(), heading, details));
            return Optional.empty();
        }
    }
}
