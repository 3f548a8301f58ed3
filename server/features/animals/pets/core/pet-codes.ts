import { endOfPetId } from '#domain/pets/pet-code.ts';
import { type Programme, programmes } from '#domain/pets/vocabularies.ts';
import { type FormerDependencies, findFormer } from './former-pets.ts';
import { idsEndingIn } from './pet-codes.repository.ts';
import { findPublic, type PetSearch } from './pet-search.ts';

/**
 * The pet of a code that somebody typed, among those that everybody may see or could see once; a text that is no code, and a pet
 * that is nobody else's to see, are both undefined.
 */
export async function findByCode(
  dependencies: PetSearch & FormerDependencies,
  typed: string,
): Promise<{ id: string; programme: Programme } | undefined> {
  const end = endOfPetId(typed);
  if (end === undefined) return undefined;
  for (const id of await idsEndingIn(dependencies.database.query, end)) {
    for (const programme of programmes) {
      if (await findPublic(dependencies, programme, id)) return { id, programme };
    }
    if (await findFormer(dependencies, id)) return { id, programme: 'adoption' };
  }
  return undefined;
}
