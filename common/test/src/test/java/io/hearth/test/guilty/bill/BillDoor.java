package io.hearth.test.guilty.bill;

import org.springframework.web.bind.annotation.RestController;

@RestController
public class BillDoor {}
