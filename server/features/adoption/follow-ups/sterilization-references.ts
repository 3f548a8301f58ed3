import { type AdoptionApplication, petIdsOf } from '#domain/adoption/application-fields.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { findPromises } from './sterilizations.repository.ts';

/** What other features ask about the sterilizations that families promised. */
export const sterilizationReferences = {
  promisesOf: (query: Tx['query'], applicationId: string) => findPromises(query, [applicationId]),

  /** Whether nothing of what was promised is left to do. */
  async isDone(
    query: Tx['query'],
    application: Pick<AdoptionApplication, 'id' | 'petId' | 'secondPetId'>,
  ): Promise<boolean> {
    const promises = await findPromises(query, [application.id]);
    const pets = await petReferences.describe(query, petIdsOf(application));
    return pets.every(
      ({ id, sterilized }) =>
        sterilized || promises.some((promise) => promise.petId === id && promise.doneAt !== null),
    );
  },
};
