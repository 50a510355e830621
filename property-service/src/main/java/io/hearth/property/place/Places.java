package io.hearth.property.place;

import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import io.hearth.property.PropertyProblem;
import io.hearth.web.PageQuery;
import io.hearth.web.Paged;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** The stored communities and buildings. */
@Repository
public class Places {

    private final PlaceMapper mapper;

    Places(PlaceMapper mapper) {
        this.mapper = mapper;
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#COMMUNITY_NOT_FOUND} */
    Community community(long id) {
        return Optional.ofNullable(mapper.community(id))
                .orElseThrow(() -> PropertyProblem.COMMUNITY_NOT_FOUND.because(id));
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#BUILDING_NOT_FOUND} */
    Building building(long id) {
        return Optional.ofNullable(mapper.building(id))
                .orElseThrow(() -> PropertyProblem.BUILDING_NOT_FOUND.because(id));
    }

    /** Those that there are of these keys. */
    public List<Community> communitiesOf(Collection<String> nameKeys) {
        return nameKeys.isEmpty() ? List.of() : mapper.communitiesOf(nameKeys);
    }

    /** Those that there are in these communities with one of these keys. */
    public List<Building> buildingsOf(Collection<Long> communityIds, Collection<String> nameKeys) {
        return communityIds.isEmpty() || nameKeys.isEmpty() ? List.of() : mapper.buildingsOf(communityIds, nameKeys);
    }

    /**
     * Enters a community.
     *
     * @param importId of the import that brings it; null when a person enters it
     * @throws org.springframework.dao.DuplicateKeyException if there is one of this name
     */
    public Community addCommunity(String name, long districtId, @Nullable Long stationId, @Nullable Long importId) {
        var key = AddressKey.ofCommunity(name);
        mapper.addCommunity(name, key, districtId, stationId, importId);
        return mapper.communitiesOf(List.of(key)).getFirst();
    }

    /**
     * Enters a building of which only the name is known.
     *
     * @param stationId where it is not that of the community
     * @throws org.springframework.dao.DuplicateKeyException if the community has one of this name
     */
    public Building addBuilding(long communityId, String name, @Nullable Long stationId, long importId) {
        mapper.addBuilding(communityId, name, AddressKey.ofBuilding(name), stationId, null, null, null, importId);
        return building(communityId, name);
    }

    /** Removes what an import brought and nothing uses. */
    public void removeUnused(long importId) {
        mapper.removeUnusedBuildings(importId);
        mapper.removeUnusedCommunities(importId);
    }

    Building addBuilding(PlaceRequests.NewBuilding request, String name) {
        mapper.addBuilding(
                request.communityId(),
                name,
                AddressKey.ofBuilding(name),
                request.stationId(),
                request.storeys(),
                request.type().orElse(null),
                request.withLift(),
                null);
        return building(request.communityId(), name);
    }

    /** @throws io.hearth.problem.ProblemException {@link PropertyProblem#PLACE_CHANGED} if an older version was seen */
    Building change(long id, PlaceRequests.ChangeBuilding change) {
        building(id);
        if (mapper.changeBuilding(id, change, change.type().orElse(null)) != 1) {
            throw PropertyProblem.PLACE_CHANGED.because();
        }
        return building(id);
    }

    Paged<Community> communities(@Nullable Long districtId, PageQuery query) {
        var found = mapper.communities(Page.of(query.number(), query.length()), districtId);
        return Paged.of(query, found.getRecords(), found.getTotal());
    }

    Paged<Building> buildings(@Nullable Long communityId, PageQuery query) {
        var found = mapper.buildings(Page.of(query.number(), query.length()), communityId);
        return Paged.of(query, found.getRecords(), found.getTotal());
    }

    private Building building(long communityId, String name) {
        return Objects.requireNonNull(mapper.buildingsOf(List.of(communityId), List.of(AddressKey.ofBuilding(name)))
                .getFirst());
    }
}
