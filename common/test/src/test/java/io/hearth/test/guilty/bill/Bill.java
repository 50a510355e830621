package io.hearth.test.guilty.bill;

import io.hearth.other.api.OtherView;
import io.hearth.test.guilty.run.Run;

public record Bill(OtherView foreign, Run run) {}
