import { type PetFilter, readPetFilter, writePetFilter } from '../pets/pet-filter.ts';

/**
 * A filter as it is stored: the same for all addresses that ask for the same pets.
 * @returns undefined where part of it means nothing, for that part would be left out without a word
 */
export function tidyFilter(text: string): string | undefined {
  const { filter, ignored } = readPetFilter(new URLSearchParams(text));
  return ignored.length > 0 ? undefined : String(writePetFilter(filter));
}

export const filterIn = (stored: string): PetFilter =>
  readPetFilter(new URLSearchParams(stored)).filter;
