import { sql } from 'kysely';
import { normalizeEmail } from '#domain/email.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { deleteIdleReaders } from './wish-readers.repository.ts';

export type Wish = Tables['wishes'];
type Query = Tx['query'];

/** Of a reader, the oldest first. */
export const findWishes = (query: Query, readerId: string): Promise<Wish[]> =>
  query
    .selectFrom('wishes')
    .selectAll()
    .where('reader_id', '=', readerId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();

export async function insertWish({ query }: Tx, wish: Wish): Promise<void> {
  await query.insertInto('wishes').values(wish).execute();
}

/** @returns whether there was one */
export async function updateWish(
  { query }: Tx,
  id: string,
  change: Partial<Omit<Wish, 'id' | 'reader_id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('wishes')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With their readers, where they have no other. */
export async function deleteWishes(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx.query
    .deleteFrom('wishes')
    .where('id', 'in', ids)
    .returning('reader_id')
    .execute();
  await deleteIdleReaders(tx, [...new Set(gone.map(({ reader_id }) => reader_id))]);
}

/** Confirmed ones whose last day is before that one. */
export async function findEnded(query: Query, today: string, most: number): Promise<string[]> {
  const rows = await query
    .selectFrom('wishes')
    .select('id')
    .where('state', '=', sql.lit('active'))
    .where('lasts_until', '<', today)
    .orderBy('lasts_until')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whose reader was not asked yet, and that end by that day. */
export async function findEnding(query: Query, until: string): Promise<Wish | undefined> {
  return query
    .selectFrom('wishes')
    .selectAll()
    .where('state', '=', sql.lit('active'))
    .where('lasts_until', '<=', until)
    .where('reminded_on', 'is', null)
    .orderBy('lasts_until')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Those that nobody has confirmed. */
export const expiringRequests = expiringRows({
  table: 'wishes',
  key: 'id',
  since: sql.ref('requested_at'),
  condition: sql`state = 'pending'`,
});

/** For their owner. */
export function findWishesOf({ query }: Database, email: string) {
  return query
    .selectFrom('wishes')
    .innerJoin('wish_readers', 'wish_readers.id', 'wishes.reader_id')
    .select(['wishes.requested_at as requestedAt', 'wishes.state', 'wishes.programme'])
    .select(['wishes.filter', 'wishes.lasts_until as lastsUntil'])
    .select(['wish_readers.email', 'wish_readers.language'])
    .select(({ selectFrom }) =>
      selectFrom('wish_devices')
        .whereRef('wish_devices.reader_id', '=', 'wish_readers.id')
        .select(({ fn }) => fn.countAll<number>().as('devices'))
        .as('devices'),
    )
    .where('wish_readers.email_normalized', '=', normalizeEmail(email))
    .orderBy('wishes.requested_at')
    .execute();
}
