import { lastReturn } from '#domain/pets/pet-status.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Tx } from '#server/db/database.ts';
import { findHistory, setNeedsFoster, setWaitingSince } from './pet-writes.repository.ts';

export type PetMarks = ReturnType<typeof createPetMarks>;

/** What other features note on a pet for everybody to read, in their own transactions, once they have found that the actor may. */
export const createPetMarks = ({ dataVersions }: { dataVersions: DataVersions }) => ({
  /** The lists count from this day (YYYY-MM-DD) on, or from that on which it came back from a family. */
  async waitingSince(tx: Tx, petId: string, cameOn: string): Promise<void> {
    const returnedOn = lastReturn(await findHistory(tx.query, petId)) ?? '';
    const day = returnedOn > cameOn ? returnedOn : cameOn;
    if (await setWaitingSince(tx, petId, day)) await dataVersions.bump(tx, 'pets');
  },

  /** Whether it looks for a foster home. @returns whether that is new */
  async needsFoster(tx: Tx, petId: string, needs: boolean): Promise<boolean> {
    const isNew = await setNeedsFoster(tx, petId, needs);
    if (isNew) await dataVersions.bump(tx, 'pets');
    return isNew;
  },
});
