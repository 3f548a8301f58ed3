import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { daysBetween } from '#domain/dates.ts';
import type { Tx } from '#server/db/database.ts';
import { type PetReference, petReferences } from '../pets/core/pet-references.ts';
import { findAdoptionTimes } from './adoption-times.repository.ts';

type Reader = Pick<Tx, 'query'>;
type Adoption = Pick<AdoptionApplication, 'id' | 'status' | 'petId' | 'secondPetId'>;

/**
 * Of an adoption the pets that live, and are still with that family: not one that came back, also without a return of the
 * application, or that another family has since. In the order in which they were applied for.
 */
export async function petsWithFamily(
  { query }: Reader,
  { id, status, petId, secondPetId }: Adoption,
): Promise<PetReference[]> {
  if (status !== 'adopted') return [];
  const ids = secondPetId === null ? [petId] : [petId, secondPetId];
  const pets = await petReferences.find(query, ids);
  const adoptions = await findAdoptionTimes(query, ids);
  return ids.flatMap((one) => {
    const pet = pets.find((found) => found.id === one);
    const latest = adoptions.find(({ petIds }) => petIds.includes(one));
    const isTheirs = latest?.id === id && isHomeSince(pet, latest.adoptedAt);
    return pet && isTheirs ? [pet] : [];
  });
}

/** @param adoptedAt instant; null where nobody noted it */
function isHomeSince(pet: PetReference | undefined, adoptedAt: string | null): boolean {
  if (pet?.status !== 'adopted' || pet.deleted) return false;
  const adopted = pet.history.findLast(({ status }) => status === 'adopted');
  if (adoptedAt === null || adopted === undefined) return true;
  // The history's day is of the site's time zone, the instant's of UTC.
  return Math.abs(daysBetween(adoptedAt.slice(0, 10), adopted.date)) <= 1;
}
