import type { ExpressionBuilder } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { petReferences } from '../pets/core/pet-references.ts';

/** Pets of an account, with those that it holds. */
export interface AccountScope {
  ownerId: string | null;
  heldIds: readonly string[];
}

/** Whose pets are asked about. */
export type CareScope = AccountScope | 'all';

/** Whether a row is of such a pet. */
export const isOfAccount =
  (query: Tx['query'], { ownerId, heldIds }: AccountScope) =>
  (row: ExpressionBuilder<Tables, 'care_entries'>) =>
    row.or([
      ...(ownerId === null ? [] : [row('pet_id', 'in', petReferences.idsOfOwner(query, ownerId))]),
      ...(heldIds.length > 0 ? [row('pet_id', 'in', heldIds)] : []),
    ]);
