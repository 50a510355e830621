package io.hearth.property.place;

import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.property.PropertyProblem;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.time.Clock;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** The stored properties. */
@Repository
public class Properties {

    private final PropertyMapper mapper;
    private final Clock clock;

    Properties(PropertyMapper mapper, Clock clock) {
        this.mapper = mapper;
        this.clock = clock;
    }

    /** A place in a building that a property has. */
    public record Taken(long buildingId, String unit, String room) {}

    /**
     * Stores the properties of an import's lines and tells which each became.
     *
     * @throws DuplicateKeyException if one of the addresses is taken or one of the lines was stored before
     */
    public Map<Integer, Long> addImported(long importId, Map<Integer, Property> byLine) {
        if (byLine.isEmpty()) {
            return Map.of();
        }
        mapper.addAll(
                byLine.entrySet().stream()
                        .map(line -> new PropertyMapper.NewLine(line.getKey(), line.getValue()))
                        .toList(),
                importId,
                clock.instant());
        return mapper.imported(importId, byLine.keySet()).stream()
                .collect(Collectors.toMap(PropertyMapper.ImportedLine::line, PropertyMapper.ImportedLine::id));
    }

    /** Those places in the buildings, of rooms with these keys, that have a property. */
    public Set<Taken> taken(Collection<Long> buildingIds, Collection<String> roomKeys) {
        return buildingIds.isEmpty() || roomKeys.isEmpty() ? Set.of() : Set.copyOf(mapper.taken(buildingIds, roomKeys));
    }

    /**
     * Keeps everybody else from changing the property until the transaction ends.
     *
     * @throws io.hearth.problem.ProblemException {@link PropertyProblem#PROPERTY_NOT_FOUND}
     */
    public void lock(long id) {
        if (mapper.lock(List.of(id)).isEmpty()) {
            throw PropertyProblem.PROPERTY_NOT_FOUND.because(id);
        }
    }

    /** Likewise for several; tells which there are. */
    public List<Long> lock(Collection<Long> ids) {
        return ids.isEmpty() ? List.of() : mapper.lock(ids);
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#PROPERTY_NOT_FOUND} */
    public void check(long id) {
        byId(id);
    }

    /** Those of these properties that were changed since they were entered. */
    public Set<Long> changed(Collection<Long> ids) {
        return ids.isEmpty() ? Set.of() : new HashSet<>(mapper.changed(ids));
    }

    /** The next properties that an import brought, by id. */
    public List<Long> ofImport(long importId, long after, int limit) {
        return mapper.ofImport(importId, after, limit);
    }

    public void remove(Collection<Long> ids) {
        if (!ids.isEmpty()) {
            mapper.remove(ids);
        }
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#PROPERTY_NOT_FOUND} */
    PropertyDetails byId(long id) {
        return Optional.ofNullable(mapper.details(id))
                .orElseThrow(() -> PropertyProblem.PROPERTY_NOT_FOUND.because(id));
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#PROPERTY_EXISTS} with {@code propertyId} */
    PropertyDetails add(Property property) {
        try {
            mapper.addAll(List.of(new PropertyMapper.NewLine(null, property)), null, clock.instant());
        } catch (DuplicateKeyException e) {
            throw PropertyProblem.PROPERTY_EXISTS
                    .because(property.address())
                    .with("propertyId", idOf(property))
                    .causedBy(e);
        }
        return byId(idOf(property));
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#PLACE_CHANGED} if an older version was seen */
    PropertyDetails change(long id, ChangeProperty change) {
        var before = byId(id);
        var areas = change.areasAfter(before.areas());
        PropertyFigures.check(areas);
        int changed = mapper.change(
                id,
                change.version(),
                areas,
                change.storeyHeightMetres() == null ? before.storeyHeight() : change.storeyHeightMetres(),
                change.customerClass() == null ? before.customerClass() : change.customerClass(),
                change.connectedFrom() == null ? before.connectedFrom() : change.connectedFrom(),
                clock.instant());
        if (changed != 1) {
            throw PropertyProblem.PLACE_CHANGED.because();
        }
        return byId(id);
    }

    Paged<PropertyDetails> find(PropertyQuery query, PageQuery page) {
        if (query.ids() != null && query.ids().isEmpty()) {
            return Paged.of(page, List.of(), 0);
        }
        var found = mapper.find(Page.of(page.number(), page.length()), query);
        return Paged.of(page, found.getRecords(), found.getTotal());
    }

    private long idOf(Property property) {
        return Objects.requireNonNull(mapper.idAt(
                property.buildingId(), property.key().unit(), property.key().room()));
    }
}
