import type { PublicPet } from '#domain/pets/pet.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';

/** Each is a query. */
const mostTried = 6;
const mostShown = 6;

/** What two fields say together. */
const together: Partial<Record<keyof PetFilter, keyof PetFilter>> = { ageUnit: 'ageValue' };

/**
 * Pets that miss one thing of what is looked for, the first of each thing in turn; where there are none, others of the same
 * species.
 */
export async function closePets(
  filter: PetFilter,
  find: (filter: PetFilter) => Promise<readonly PublicPet[]>,
): Promise<PublicPet[]> {
  const asked = (Object.keys(filter) as (keyof PetFilter)[]).filter((field) => !together[field]);
  if (asked.length < 2) return [];
  const found: (readonly PublicPet[])[] = [];
  for (const field of asked.slice(0, mostTried)) found.push(await find(without(filter, field)));
  const inTurn = takeTurns(found);
  if (inTurn.length > 0 || !filter.species) return inTurn;
  return (await find({ species: filter.species })).slice(0, mostShown);
}

const without = (filter: PetFilter, field: keyof PetFilter): PetFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name]) => name !== field && together[name as keyof PetFilter] !== field,
    ),
  );

function takeTurns(lists: readonly (readonly PublicPet[])[]): PublicPet[] {
  const taken = new Map<string, PublicPet>();
  const longest = Math.max(...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const list of lists) {
      const pet = list[turn];
      if (pet && taken.size < mostShown) taken.set(pet.id, pet);
    }
  }
  return [...taken.values()];
}
