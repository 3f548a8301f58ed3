import { sql } from 'kysely';
import { handLimits } from '#domain/fostering/foster-hand.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { petReferences } from '../pets/core/pet-references.ts';

type Query = Tx['query'];

export interface StoredHand {
  id: string;
  petId: string;
  accountId: string;
  createdAt: string;
  words: string;
}

/** @returns false where this account's hand is up already */
export async function insertHand({ query }: Tx, hand: StoredHand): Promise<boolean> {
  const { id, petId: pet_id, accountId: account_id, createdAt: created_at, words } = hand;
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('foster_hands')
    .values({ id, pet_id, account_id, created_at, words })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findHand(
  query: Query,
  petId: string,
  accountId: string,
): Promise<StoredHand | undefined> {
  const [hand] = await select(query)
    .where('pet_id', '=', petId)
    .where('account_id', '=', accountId)
    .execute();
  return hand;
}

/** The newest first. */
export const findHandsFor = (query: Query, petId: string): Promise<StoredHand[]> =>
  select(query)
    .where('pet_id', '=', petId)
    .orderBy('created_at', 'desc')
    .orderBy('account_id')
    .limit(handLimits.shown)
    .execute();

export const findHandsOf = (query: Query, accountId: string): Promise<StoredHand[]> =>
  select(query).where('account_id', '=', accountId).orderBy('created_at', 'desc').execute();

/** Homes whose people raised a hand for a pet of this owner. */
export async function findHomesWithHands(query: Query, ownerId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('foster_hands')
    .innerJoin('foster_homes', 'foster_homes.account_id', 'foster_hands.account_id')
    .select('foster_homes.id')
    .distinct()
    .where('foster_hands.pet_id', 'in', petReferences.idsOfOwner(query, ownerId))
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteHand({ query }: Tx, petId: string, accountId: string): Promise<void> {
  await query
    .deleteFrom('foster_hands')
    .where('pet_id', '=', petId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Nobody looks any more. */
export async function deleteHandsFor({ query }: Tx, petId: string): Promise<void> {
  await query.deleteFrom('foster_hands').where('pet_id', '=', petId).execute();
}

export async function deleteHandsOf({ query }: Tx, accountId: string): Promise<void> {
  await query.deleteFrom('foster_hands').where('account_id', '=', accountId).execute();
}

const select = (query: Database['query']) =>
  query
    .selectFrom('foster_hands')
    .select([
      'id',
      'pet_id as petId',
      'account_id as accountId',
      'created_at as createdAt',
      'words',
    ]);

export const expiringHands = expiringRows({
  table: 'foster_hands',
  key: 'id',
  since: sql.ref('created_at'),
});

export async function deleteHands({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await query.deleteFrom('foster_hands').where('id', 'in', ids).execute();
}
