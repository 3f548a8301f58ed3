import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';

/**
 * Hears, inside the transaction of the change, that a pet has another status or another owner, or that it was deleted
 * for good (`status` undefined).
 */
export type PetListener = (
  tx: Tx,
  pet: { petId: string; ownerId: string | null; status: PetStatus | undefined },
) => Promise<void>;
