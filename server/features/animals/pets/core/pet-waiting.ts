import type { DataVersions } from '#server/db/data-versions.ts';
import type { Tx } from '#server/db/database.ts';
import { setWaitingSince } from './pet-writes.repository.ts';

export type PetWaiting = ReturnType<typeof createPetWaiting>;

/** What an intake does with its pet, in its own transaction, once it has found that the actor may. */
export const createPetWaiting = ({ dataVersions }: { dataVersions: DataVersions }) => ({
  /** The lists count from this day (YYYY-MM-DD) on. */
  async since(tx: Tx, petId: string, day: string): Promise<void> {
    if (await setWaitingSince(tx, petId, day)) await dataVersions.bump(tx, 'pets');
  },
});
