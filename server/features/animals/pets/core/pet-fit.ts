import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Paged, pageSize } from '#domain/paging.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import { fitOf } from '#domain/pets/search/fit-words.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { listPublic, type PetSearch } from './pet-search.ts';

/** Whole pages of the newest pets that the filter finds: so many are read for one page of the answer. */
const pagesCompared = 16;

/** The list of a programme, those first whose texts hold most of the words; behind those that are compared the newest. */
export async function listFitting(
  dependencies: PetSearch,
  { words, ...asked }: { programme: Programme; filter: PetFilter; words: string[]; page: number },
): Promise<Paged<PublicPet>> {
  if (asked.page > pagesCompared) return listPublic(dependencies, asked);
  const first = await listPublic(dependencies, { ...asked, page: 1 });
  const pets = [...first.items];
  for (let page = 2; page <= Math.min(first.lastPage, pagesCompared); page += 1) {
    // SQLite answers at once: nobody else would have a turn.
    await nextTurn();
    pets.push(...(await listPublic(dependencies, { ...asked, page })).items);
  }
  const ranked = pets
    .map((pet) => ({ pet, fit: fitOf(pet, words) }))
    .sort((one, other) => other.fit - one.fit)
    .map(({ pet }) => pet);
  const start = (asked.page - 1) * pageSize;
  return { ...first, page: asked.page, items: ranked.slice(start, start + pageSize) };
}
