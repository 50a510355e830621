package io.hearth.books;

import java.util.List;

/**
 * One line of the books check.
 *
 * @param number 1 to 8, as docs/operations/books.md lists them
 * @param says what must be true
 * @param checked how many things were looked at; a line that finds nothing to check does not hold
 * @param violations what does not fit, each in words
 */
public record BooksLine(int number, String says, long checked, List<String> violations) {

    public BooksLine {
        violations = List.copyOf(violations);
    }

    public boolean holds() {
        return checked > 0 && violations.isEmpty();
    }
}
