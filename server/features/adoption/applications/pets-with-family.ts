import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Tx } from '#server/db/database.ts';
import {
  type PetReference,
  petReferences,
} from '#server/features/animals/pets/core/pet-references.ts';
import { familiesOf } from './family-access.ts';

/**
 * Of an adoption the pets that live, and are still with that family: not one that came back, also without a return of the
 * application, or that another family has since. In the order in which they were applied for.
 */
export async function petsWithFamily(
  { query }: Pick<Tx, 'query'>,
  { id, status, petId, secondPetId }: AdoptionApplication,
): Promise<PetReference[]> {
  if (status !== 'adopted') return [];
  const ids = secondPetId === null ? [petId] : [petId, secondPetId];
  const families = await familiesOf(query, ids);
  const pets = await petReferences.find(query, ids);
  return ids.flatMap((one) => {
    const isTheirs = families.some((family) => family.petId === one && family.adoptionId === id);
    const pet = pets.find((found) => found.id === one && !found.deleted);
    return pet && isTheirs ? [pet] : [];
  });
}
