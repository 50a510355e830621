package io.hearth.property.place;

import io.hearth.problem.FieldProblem;
import io.hearth.problem.WebProblem;
import java.util.List;

/** Rules over the figures of a property that concern several of them. */
final class PropertyFigures {

    private PropertyFigures() {}

    /** @throws io.hearth.problem.ProblemException {@link WebProblem#INVALID_CONTENT} if no area is known or two are swapped */
    static void check(Areas areas) {
        if (!areas.areKnown()) {
            throw WebProblem.INVALID_CONTENT
                    .because()
                    .at(List.of(new FieldProblem(
                            "buildingAreaSquareMetres", "NO_AREA", "至少要有一种面积", "at least one area is needed")));
        }
        if (areas.areSwapped()) {
            throw WebProblem.INVALID_CONTENT
                    .because()
                    .at(List.of(new FieldProblem(
                            "buildingAreaSquareMetres",
                            "AREA_ABOVE_BUILDING_AREA",
                            "使用面积或套内面积大于建筑面积，可能填反了",
                            "is below the usable or inner area: they may be swapped")));
        }
    }
}
