package io.hearth.property.sheet;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Random;

/**
 * Makes up customers of whom none can exist: phones of the range 154, which is given to no network, and identity
 * numbers of the region 990101, which is no place; both are right by form and check digit.
 */
final class SamplePeople {

    private static final String SURNAMES = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧";
    private static final String GIVEN = "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉兰萍红鑫宇晨浩博雨欣佳怡子轩梓涵";
    private static final int[] WEIGHTS = {7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};

    private final Random random;

    SamplePeople(Random random) {
        this.random = random;
    }

    record Person(String customerNo, String name, String phone, String identityNumber) {}

    /** The person of this number, from 1; the name and birthday are drawn. */
    Person next(int number) {
        var name = String.valueOf(SURNAMES.charAt(random.nextInt(SURNAMES.length())))
                + GIVEN.charAt(random.nextInt(GIVEN.length()))
                + (random.nextInt(3) == 0 ? "" : GIVEN.charAt(random.nextInt(GIVEN.length())));
        var birthday = LocalDate.of(1945, 1, 1).plusDays(random.nextInt(20_000));
        return new Person("BJ%06d".formatted(number), name, phone(number), identityNumber(birthday, number));
    }

    static String phone(int number) {
        return "154%08d".formatted(number);
    }

    static String identityNumber(LocalDate birthday, int number) {
        var digits = "990101" + birthday.format(DateTimeFormatter.BASIC_ISO_DATE) + "%03d".formatted(number % 1000);
        int sum = 0;
        for (int i = 0; i < WEIGHTS.length; i++) {
            sum += WEIGHTS[i] * (digits.charAt(i) - '0');
        }
        return digits + "10X98765432".charAt(sum % 11);
    }
}
