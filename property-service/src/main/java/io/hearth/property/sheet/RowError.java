package io.hearth.property.sheet;

/**
 * Why a row cannot be taken as it is.
 *
 * @param line the row's number as Excel shows it
 * @param column the heading in the file
 * @param code for programs
 * @param chinese for people; never a full phone or identity number
 * @param english for people, likewise
 */
public record RowError(int line, String column, RowErrorCode code, String chinese, String english) {}
