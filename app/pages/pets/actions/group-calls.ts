import { call } from '#app/api/call.ts';
import { type PetGroupKind, petGroupLimits } from '#domain/pets/pet-group.ts';
import {
  endPairException,
  linkPets,
  notePairException,
  unlinkPet,
} from '#domain/pets/pet-group-calls.ts';
import type { ManagedPet } from './managed-pet.ts';
import { findPet, findPets } from './pet-calls.ts';

/** Calls about pairs and litters. All throw ApiError; each answers the pet as it is afterwards. */

/** How many of somebody's pets can be chosen from at once. */
const pagesToChoose = 4;

/** The other pets in adoption of the same owner, which may be linked with it: by name. */
export async function findCompanions(pet: ManagedPet): Promise<ManagedPet[]> {
  const ownerId = pet.owner.id ?? undefined;
  if (ownerId === undefined) return [];
  const found: ManagedPet[] = [];
  for (let page = 1; page <= pagesToChoose; page++) {
    const list = await findPets({
      status: 'adoption',
      ownerId,
      term: '',
      newestFirst: true,
      expiring: undefined,
      page,
    });
    found.push(...list.items);
    if (found.length >= list.total) break;
  }
  const inGroup = new Set(pet.group?.pets.map(({ id }) => id));
  const isFree = (one: ManagedPet) => one.id !== pet.id && !inGroup.has(one.id) && !one.group;
  const byName = new Intl.Collator('es').compare;
  return found.filter(isFree).toSorted((a, b) => byName(a.description.name, b.description.name));
}

/** With those that the pet is in a litter with already, it may be as many as this. */
export const mostChosen = ({ group }: ManagedPet, kind: PetGroupKind): number =>
  petGroupLimits.pets[kind] - (group?.pets.length ?? 1);

export async function link(pet: ManagedPet, kind: PetGroupKind, others: readonly string[]) {
  await call(linkPets, { kind, petIds: [pet.id, ...others] });
  return findPet(pet.id);
}

export async function unlink({ id }: ManagedPet) {
  await call(unlinkPet, { id });
  return findPet(id);
}

export async function noteException({ id }: ManagedPet, reason: string) {
  await call(notePairException, { id, reason });
  return findPet(id);
}

export async function endException({ id }: ManagedPet) {
  await call(endPairException, { id });
  return findPet(id);
}
