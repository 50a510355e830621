package io.hearth.property.sheet;

import io.hearth.property.sheet.SamplePeople.Person;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.jspecify.annotations.Nullable;

/**
 * Makes the sample of the demo, a made-up district of Harbin with 500 properties, in the shape in which heating
 * companies keep such lists, dirt included; {@code deploy/sample/README.md} tells every dirty row.
 *
 * <p>Run {@link #main} after a change; a test compares what is committed with what is made.
 */
final class SampleFile {

    static final Path FOLDER = Path.of("..", "deploy", "sample");
    static final String SHEET = "binjiang-district-2026.xlsx";
    static final String NETWORK = "binjiang-network.csv";

    static final List<String> HEADER = List.of(
            "序号", "用户编号", "户名", "联系电话", "证件号码", "用户类别", "热源", "换热站", "片区", "小区名称", "楼栋", "单元", "房号", "建筑面积(㎡)",
            "使用面积(㎡)", "层高(m)", "供热状态", "首次供热日期", "备注");

    private static final int NAME = HEADER.indexOf("户名");
    private static final int PHONE = HEADER.indexOf("联系电话");
    private static final int COMMUNITY = HEADER.indexOf("小区名称");
    private static final int BUILDING = HEADER.indexOf("楼栋");
    private static final int UNIT = HEADER.indexOf("单元");
    private static final int ROOM = HEADER.indexOf("房号");
    private static final int BUILDING_AREA = HEADER.indexOf("建筑面积(㎡)");
    private static final int USABLE_AREA = HEADER.indexOf("使用面积(㎡)");
    private static final int STATUS = HEADER.indexOf("供热状态");
    private static final int SINCE = HEADER.indexOf("首次供热日期");
    private static final int REMARK = HEADER.indexOf("备注");

    private static final String SOURCE = "滨江热源厂";
    private static final String DISTRICT = "滨江片区";
    private static final long SEED = 2026;

    private static final List<Block> BLOCKS = List.of(
            new Block("江畔嘉园", "1号楼", "滨江一号换热站", 6, 3, 2003, 8, "62.40", "71.85"),
            new Block("江畔嘉园", "2号楼", "滨江一号换热站", 7, 2, 2003, 0, "84.16", "92.73"),
            new Block("江畔嘉园", "3号楼", "滨江一号换热站", 6, 3, 2004, 0, "58.92", "66.38"),
            new Block("松浦新苑", "5栋", "滨江一号换热站", 11, 2, 2011, 0, "97.54", "88.06"),
            new Block("松浦新苑", "6栋", "滨江一号换热站", 11, 1, 2011, 0, "76.32", "89.53", "104.27"),
            new Block("冰城和园", "A1座", "滨江二号换热站", 18, 1, 2015, 0, "118.65", "94.80", "95.12", "121.44"),
            new Block("冰城和园", "A2座", "滨江二号换热站", 18, 1, 2015, 0, "139.26", "142.08"),
            new Block("学苑雅居", "8幢", "滨江二号换热站", 33, 1, 2019, 10, "107.35", "78.46", "79.02", "112.90"),
            new Block("江湾新城", "12号楼", "滨江三号换热站", 26, 1, 2022, 13, "128.77", "133.41"));

    private static final String[] SHOP_HEIGHTS = {
        "2.8", "3", "3.2", "3.3", "3.6", "3.9", "4.2", "4.5", "4.8", "5.1", "5.4"
    };

    private final Random random = new Random(SEED);
    private final SamplePeople people = new SamplePeople(random);
    private final List<Person> owners = new ArrayList<>();
    private final List<Object[]> homes = new ArrayList<>();

    private SampleFile() {}

    /** Dwellings of the same areas one above the other, and shops on the ground floor. */
    private record Block(
            String community,
            String building,
            String station,
            int storeys,
            int units,
            int sinceYear,
            int shops,
            List<String> areasOfAFloor) {

        Block(
                String community,
                String building,
                String station,
                int storeys,
                int units,
                int since,
                int shops,
                String... areas) {
            this(community, building, station, storeys, units, since, shops, List.of(areas));
        }
    }

    public static void main(String[] args) throws IOException {
        Files.createDirectories(FOLDER);
        try (var out = Files.newOutputStream(FOLDER.resolve(SHEET))) {
            write(out);
        }
        Files.writeString(FOLDER.resolve(NETWORK), network());
    }

    /** What must be known before the sample can be imported: everything but the community of its last row. */
    static String network() {
        var lines = new StringBuilder("heatSource,station,district,community\n");
        BLOCKS.stream()
                .map(block -> String.join(",", SOURCE, block.station(), DISTRICT, block.community()))
                .distinct()
                .forEach(line -> lines.append(line).append('\n'));
        return lines.toString();
    }

    /** All rows of the sheet from the title on; a blank row has no cells. */
    static Object[][] rows() {
        return new SampleFile().sheet();
    }

    static void write(OutputStream out) throws IOException {
        try (var workbook = new Workbook(out, "Hearth", "1.0")) {
            var sheet = workbook.newWorksheet("滨江片区");
            var rows = rows();
            for (int r = 0; r < rows.length; r++) {
                for (int c = 0; c < rows[r].length; c++) {
                    put(sheet, r, c, rows[r][c]);
                }
            }
            int last = HEADER.size() - 1;
            sheet.range(0, 0, 0, last).merge();
            sheet.range(0, 0, 0, last)
                    .style()
                    .bold()
                    .fontSize(16)
                    .horizontalAlignment("center")
                    .set();
            sheet.range(2, 0, 2, last).style().bold().fillColor("DDEBF7").set();
            sheet.freezePane(0, 3);
            sheet.width(PHONE, 14);
            sheet.width(PHONE + 1, 21);
            sheet.width(SINCE, 14);
        }
    }

    private static void put(Worksheet sheet, int row, int column, Object cell) {
        switch (cell) {
            case null -> {}
            case LocalDate day -> {
                sheet.value(row, column, day);
                sheet.style(row, column).format("yyyy-mm-dd").set();
            }
            case Number number -> sheet.value(row, column, number);
            default -> sheet.value(row, column, cell.toString());
        }
    }

    private Object[][] sheet() {
        BLOCKS.forEach(this::addHomes);
        soil();
        var rows = new ArrayList<Object[]>();
        rows.add(new Object[] {"滨江片区 2026-2027 供热季用户台账（样例数据）"});
        rows.add(new Object[] {"填报单位：哈尔滨样例供热有限公司", null, null, null, null, "填报日期：2026-09-30"});
        rows.add(HEADER.toArray());
        for (int i = 0; i < homes.size(); i++) {
            if (i == 110 || i == 400) {
                rows.add(new Object[0]);
            }
            if (i == 250) {
                rows.add(HEADER.toArray());
            }
            homes.get(i)[0] = i + 1;
            rows.add(homes.get(i));
        }
        var total = new Object[HEADER.size()];
        total[0] = "合计";
        total[BUILDING_AREA] = homes.stream()
                .map(home -> home[BUILDING_AREA])
                .filter(BigDecimal.class::isInstance)
                .map(BigDecimal.class::cast)
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        rows.add(total);
        rows.add(new Object[] {"制表：样例", null, null, "审核：样例"});
        return rows.toArray(Object[][]::new);
    }

    private void addHomes(Block block) {
        for (int unit = 1; unit <= block.units(); unit++) {
            for (int storey = 1; storey <= block.storeys(); storey++) {
                for (int door = 1; door <= block.areasOfAFloor().size(); door++) {
                    var area = new BigDecimal(block.areasOfAFloor().get(door - 1));
                    addHome(block, unit, "%d%02d".formatted(storey, door), "居民", area, usable(area), "2.8");
                }
            }
        }
        for (int shop = 1; shop <= block.shops(); shop++) {
            var area = BigDecimal.valueOf(3800 + random.nextInt(24_000), 2);
            var height = SHOP_HEIGHTS[random.nextInt(SHOP_HEIGHTS.length)];
            addHome(block, null, "商铺" + shop, "商业", area, usable(area), height);
        }
    }

    private static BigDecimal usable(BigDecimal buildingArea) {
        return buildingArea.multiply(new BigDecimal("0.76")).setScale(2, RoundingMode.HALF_UP);
    }

    private void addHome(
            Block block,
            @Nullable Integer unit,
            String room,
            String use,
            BigDecimal area,
            BigDecimal usable,
            String height) {
        var owner = owner(use);
        homes.add(new Object[] {
            null,
            owner.customerNo(),
            owner.name(),
            owner.phone(),
            owner.identityNumber(),
            use,
            SOURCE,
            block.station(),
            DISTRICT,
            block.community(),
            block.building(),
            unit,
            room,
            area,
            usable,
            new BigDecimal(height),
            "在供",
            LocalDate.of(block.sinceYear(), 10, 20),
            null
        });
    }

    /** Every fourth shop and every hundredth dwelling belongs to somebody who has a dwelling already. */
    private Person owner(String use) {
        int already = homes.size();
        if (already > 0 && already % (use.equals("商业") ? 4 : 100) == 0) {
            return owners.get(already / 2);
        }
        var owner = people.next(owners.size() + 1);
        owners.add(owner);
        return owner;
    }

    /** The dirt, as deploy/sample/README.md lists it. */
    private void soil() {
        for (int stopped : new int[] {17, 58, 131, 196, 244, 301, 333, 371, 428, 466}) {
            homes.get(stopped)[STATUS] = "停供";
        }
        for (int joined = 0; joined < 12; joined++) {
            homes.get(440 + 3 * joined)[SINCE] = LocalDate.of(2026, 11, 2).plusDays(9L * joined);
        }
        homes.get(443)[SINCE] = "2026年11月11日";
        homes.get(446)[SINCE] = "2026/11/20";
        homes.get(449)[SINCE] = "2026.11.29";

        homes.get(5)[BUILDING_AREA] = "７１．８５";
        homes.get(6)[USABLE_AREA] = "４７．４２";
        homes.get(7)[BUILDING] = "１号楼";
        homes.get(12)[ROOM] = "１０１";
        for (int text = 60; text < 66; text++) {
            homes.get(text)[BUILDING_AREA] = homes.get(text)[BUILDING_AREA].toString();
            homes.get(text)[USABLE_AREA] = homes.get(text)[USABLE_AREA].toString();
        }
        homes.get(70)[BUILDING_AREA] = homes.get(70)[BUILDING_AREA] + "㎡";
        homes.get(71)[USABLE_AREA] = " " + homes.get(71)[USABLE_AREA] + " ";
        homes.get(90)[NAME] = spaced(homes.get(90)[NAME]);
        homes.get(91)[PHONE] = phone(91, "154-0%s-%s");
        homes.get(92)[PHONE] = phone(92, "154 0%s %s");
        homes.get(93)[PHONE] = Long.valueOf(homes.get(93)[PHONE].toString());
        homes.get(490)[BUILDING_AREA] = "1,286.40";
        homes.get(490)[USABLE_AREA] = "977.66";
        homes.get(495)[BUILDING_AREA] = "１，１０５．７５";
        homes.get(495)[USABLE_AREA] = "840.37";

        var twice = homes.get(60).clone();
        twice[BUILDING] = "2#";
        twice[UNIT] = "二单元";
        twice[ROOM] = twice[ROOM] + "室";
        twice[REMARK] = "补录";
        var unmeasured = homes.get(180).clone();
        unmeasured[ROOM] = "阁楼";
        unmeasured[BUILDING_AREA] = 0;
        unmeasured[USABLE_AREA] = null;
        unmeasured[REMARK] = "面积待核";
        var elsewhere = homes.get(499).clone();
        elsewhere[COMMUNITY] = "望江名邸";
        elsewhere[REMARK] = "新接入";
        homes.add(elsewhere);
        homes.add(185, unmeasured);
        homes.add(108, twice);
    }

    private static String spaced(Object name) {
        return String.join("　", name.toString().split(""));
    }

    private String phone(int home, String form) {
        var digits = homes.get(home)[PHONE].toString();
        return form.formatted(digits.substring(4, 7), digits.substring(7));
    }
}
