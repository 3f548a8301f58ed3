import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';

/** Whether an account looks after a pet, whatever its status. */
export const hasPets = async (query: Tx['query'], accountId: string): Promise<boolean> =>
  (await petReferences.idsOfOwner(query, accountId).limit(1).executeTakeFirst()) !== undefined;
