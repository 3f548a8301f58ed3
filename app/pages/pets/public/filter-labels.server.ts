import { type PetFilter, petFilterParams } from '#domain/pets/pet-filter.ts';
import type { ListWords } from './list-words.server.ts';

/** The labels of the form's fields whose parameters are named. */
export function labelsOf(params: readonly string[], { list }: ListWords): string[] {
  const fields = Object.keys(petFilterParams) as (keyof PetFilter)[];
  return fields
    .filter((field) => params.includes(petFilterParams[field]))
    .map((field) => list.filter.labels[field]);
}
