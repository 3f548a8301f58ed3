import { type Pet, petFields } from '#domain/pets/pet.ts';
import { entitySources } from '#server/features/querying/entity-sources.ts';
import type { Condition, RowQuery } from '#server/features/querying/row-query.ts';
import type { Source } from '#server/features/querying/sql-predicates.ts';

export type PetField = keyof Pet;
export type PetQuery = RowQuery<PetField>;
export type PetCondition = Condition<PetField>;

const sources = entitySources(petFields);

/** What the indexes of migrations 5 and 7 hold; of the city its folded name. */
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
  ...(['sex', 'size', 'ageValue', 'ageUnit', 'city', 'federalState'] as const),
];

export const petSources: Record<PetField, Source> = {
  ...sources,
  ...Object.fromEntries(indexed.map((name) => [name, { ...sources[name], indexed: true }])),
  name: { ...sources.name, trigrams: true },
  media: { column: 'media_count', type: 'list', count: 'media_count' },
};
