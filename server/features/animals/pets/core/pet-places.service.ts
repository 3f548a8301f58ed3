import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Clock, todayIn } from '#domain/clock.ts';
import { countCities, countStates, nameCities, type PetPlaces } from '#domain/pets/pet-places.ts';
import type { PlaceOnMap } from '#domain/pets/places-wire.ts';
import { type Programme, programmes } from '#domain/pets/vocabularies.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { biggestPlaces, findPlace, placeNear } from './mexican-places.ts';
import { nearTo } from './near-places.ts';
import type { NearStep } from './pet-fields.ts';
import { countByCity, countByState, findSpellings } from './pet-places.repository.ts';

export type PetPlacesService = ReturnType<typeof createPetPlaces>;

/** Beyond them the filter by city finds pets. */
const mostCities = 100;
const mostOnMap = 500;
/** Enough to tell how most people write a city's name. */
const spellingsOfEach = 9;

/** Where the pets are that everybody sees; counted once until a pet or the day changes. */
export function createPetPlaces({
  database,
  dataVersions,
  clock,
  timezone,
  mostGroups = 500,
}: {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  /** Of a city, a state and a species each. */
  mostGroups?: number;
}) {
  const todayHere = todayIn(timezone, clock);
  const known = new LRUCache<string, PetPlaces, { programme: Programme; today: string }>({
    max: programmes.length,
    fetchMethod: (_key, _stale, { context }) => read(context),
  });

  async function read(requested: { programme: Programme; today: string }): Promise<PetPlaces> {
    const groups = await countByCity(database, { ...requested, most: mostGroups });
    const isWhole = groups.length < mostGroups;
    const cities = countCities(groups, mostCities);
    // SQLite answers at once: nobody else would have a turn.
    await nextTurn();
    const spellings = await findSpellings(database, {
      ...requested,
      cities: cities.flatMap(({ written }) => written.slice(0, 1)),
      ofEach: spellingsOfEach,
    });
    const states = countStates(isWhole ? groups : await countByState(database, requested));
    return { cities: nameCities(cities, spellings), states };
  }

  /** The cities with the most pets, and every state that has some. */
  async function list(programme: Programme): Promise<PetPlaces> {
    const today = todayHere();
    const version = await dataVersions.current('pets');
    const context = { programme, today };
    return known.forceFetch(`${programme} ${today} ${version}`, { context });
  }

  return {
    list,

    /** Where pets are by their distance from a place or postal code; undefined for one that nobody knows. */
    async near(
      programme: Programme,
      text: string,
    ): Promise<{ name: string; near: NearStep[] } | undefined> {
      return nearTo(text, await list(programme));
    },

    /** Where a place or postal code is that somebody typed; undefined for one that nobody knows. */
    whereIs: findPlace,

    /** The place that lies nearest; undefined far from all. */
    placeAt: placeNear,

    /** The bigger places of the country, pets or none. */
    biggest: (): PlaceOnMap[] =>
      biggestPlaces(mostOnMap).map(({ name, federalState, latitude, longitude }) => [
        `${name}, ${federalState}`,
        latitude,
        longitude,
      ]),
  };
}
