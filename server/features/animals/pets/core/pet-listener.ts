import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

export interface PetStanding {
  ownerId: string | null;
  /** Undefined for a pet that goes for good: its row is still there. */
  status: PetStatus | undefined;
  deleted: boolean;
}

/** Hears, inside the transaction of the change, that a pet has another status or owner, or that it was deleted or restored. */
export type PetListener = (
  tx: Tx,
  pet: PetStanding & { petId: string; before: PetStanding },
) => Promise<void>;

export const petListeners = extensionPoint<PetListener>();
