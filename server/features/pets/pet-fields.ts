import { type Pet, petFields } from '#domain/pets/pet.ts';
import { entitySources } from '../querying/entity-sources.ts';
import type { Condition, RowQuery } from '../querying/row-query.ts';
import type { Source } from '../querying/sql-predicates.ts';

export type PetField = keyof Pet;
export type PetQuery = RowQuery<PetField>;
export type PetCondition = Condition<PetField>;

const sources = entitySources(petFields);

export const petSources: Record<PetField, Source> = {
  ...sources,
  name: { ...sources.name, trigrams: true },
  media: { column: 'media_count', type: 'list', count: 'media_count' },
};
