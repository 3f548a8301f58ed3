import { type Pet, petFields } from '#domain/pets/pet.ts';
import type { SqlDialect } from '#server/db/dialects/dialect.ts';
import { entitySources } from '#server/features/kits/querying/entity-sources.ts';
import type { Condition, RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { Source } from '#server/features/kits/querying/sql-source.ts';
import { agesOn } from './age-expressions.ts';

export type PetField = keyof Pet;
export type PetCondition = Condition<PetField>;

export interface PetQuery extends RowQuery<PetField> {
  /**
   * Of each of these groups all conditions of at least one alternative must hold, beside `where`. For the portal's own
   * lists, whose alternatives are few and look at what the indexes hold.
   */
  alternatives?: readonly Alternatives[];
  /** Places, the nearest first, in the place of an order: pets of one step stand newest first. */
  near?: readonly NearStep[];
}
/** Pets of these cities, as the database keeps their names normalized; of others those of these states. */
export interface NearStep {
  cities: readonly string[];
  states: readonly string[];
}
export type Alternatives = readonly (readonly PetCondition[])[];

const sources = entitySources(petFields);

/** What the indexes of migrations 7, 29, 216 and 285 hold; of the city its folded name. */
const indexed = [
  ...([
    'id',
    'createdAt',
    'ownerId',
    'status',
    'deleted',
    'expiresOn',
    'species',
    'breed',
  ] as const),
  ...([
    'sex',
    'size',
    'ageValue',
    'ageUnit',
    'bornOn',
    'city',
    'federalState',
    'sterilized',
    'energy',
  ] as const),
  ...(['goodWithOwnKind', 'goodWithOtherAnimals', 'goodWithChildren', 'registeredOn'] as const),
  ...(['waitingSince', 'turn'] as const),
];

/** Searches know of them how many there are. */
const pictures: Source = { column: 'media_count', type: 'list', count: 'media_count' };

/** What tells what a query costs; `petSourcesOn` tells where it looks. */
export const petSources: Record<PetField, Source> = {
  ...sources,
  ...Object.fromEntries(indexed.map((name) => [name, { ...sources[name], indexed: true }])),
  name: { ...sources.name, trigrams: true },
  media: pictures,
  group: sources.groupId,
  focalPoints: pictures,
  ageValue: { ...sources.ageValue, indexed: true, derived: true },
  ageUnit: { ...sources.ageUnit, indexed: true, derived: true },
  birthEstimated: { ...sources.birthEstimated, derived: true },
};

/** @param today YYYY-MM-DD: the day for which ages are told */
export function petSourcesOn(today: string, dialect: SqlDialect): typeof petSources {
  const { ageValue, ageUnit, birthEstimated, bornOn } = petSources;
  const told = agesOn(today, dialect);
  const column = (name: string) => `${name} on ${today}`;
  return {
    ...petSources,
    ageValue: {
      ...ageValue,
      column: column('age_value'),
      expression: told.value,
      // The youngest first are those who were born last.
      orderedBy: { column: bornOn.column, reversed: true },
    },
    ageUnit: { ...ageUnit, column: column('age_unit'), expression: told.unit },
    birthEstimated: { ...birthEstimated, expression: told.isEstimated },
  };
}
