package io.hearth.test.guilty.unmarked;

class Unmarked {}
