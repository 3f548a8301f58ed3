import { nextDoses } from '#domain/care/next-doses.ts';
import { notFound } from '#domain/errors.ts';
import type { Described } from '#domain/passports/passport-of.ts';
import type { Tx } from '#server/db/database.ts';
import { careReferences } from '../care/care-references.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import type { PassportDependencies } from './passport-dependencies.ts';

/**
 * What a passport of the pet is written from: its own fields and its medical record.
 * @param organization whose name it bears
 * @throws AppError notFound
 */
export async function describePet(
  dependencies: Pick<PassportDependencies, 'catalogues' | 'today'>,
  query: Tx['query'],
  pet: TreatedPet,
  organization: string,
): Promise<Described> {
  const [description] = await petReferences.describe(query, [pet.id]);
  if (!description) throw notFound('pet');
  const { entries, products } = await careReferences.record(dependencies, query, pet.id);
  const today = dependencies.today();
  return {
    pet: { ...pet, ...description },
    entries,
    next: nextDoses(pet, entries, products, today),
    nameOf: (id) => products.find((product) => product.id === id)?.name,
    organization,
    today,
  };
}
