import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { moveDevices } from './wish-devices.repository.ts';

export type WishReader = Tables['wish_readers'];
type Query = Tx['query'];

export const findReader = (query: Query, id: string): Promise<WishReader | undefined> =>
  query.selectFrom('wish_readers').selectAll().where('id', '=', id).executeTakeFirst();

export const findReaderOf = (query: Query, email: string): Promise<WishReader | undefined> =>
  query
    .selectFrom('wish_readers')
    .selectAll()
    .where('email_normalized', '=', normalizeEmail(email))
    .executeTakeFirst();

/**
 * The reader of a mailbox, locked: made where there is none.
 * @param isOwn what a stranger types changes nothing of one that is there
 */
export async function takeReader(
  { query }: Tx,
  { id, email, language, isOwn }: { id: string; email: string; language: Language; isOwn: boolean },
  { now, today }: { now: string; today: string },
): Promise<WishReader> {
  return query
    .insertInto('wish_readers')
    .values({
      id,
      created_at: now,
      email,
      email_normalized: normalizeEmail(email),
      language,
      checked_on: today,
    })
    .onConflict((conflict) =>
      conflict.column('email_normalized').doUpdateSet((eb) => ({
        language: isOwn ? language : eb.ref('wish_readers.language'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Nobody else changes what is its own until the end of the transaction. */
export async function lockReader({ query }: Tx, id: string): Promise<void> {
  await query
    .updateTable('wish_readers')
    .set((eb) => ({ checked_on: eb.ref('checked_on') }))
    .where('id', '=', id)
    .execute();
}

/** Those whose wishes were not looked at on that day: in the order of their ids, from behind `after`. */
export function findDueReaders(
  query: Query,
  today: string,
  { after, most }: { after: string; most: number },
): Promise<WishReader[]> {
  return query
    .selectFrom('wish_readers')
    .selectAll()
    .where('checked_on', '<', today)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** @returns false where somebody else was faster, or the reader is gone */
export async function claimDay({ query }: Tx, id: string, today: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('wish_readers')
    .set({ checked_on: today })
    .where('id', '=', id)
    .where('checked_on', '<', today)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With all their wishes. */
export async function deleteReaderOf({ query }: Tx, email: string): Promise<void> {
  await query
    .deleteFrom('wish_readers')
    .where('email_normalized', '=', normalizeEmail(email))
    .execute();
}

/** Whoever wants nothing any more is nobody to us. */
export async function deleteIdleReaders({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .deleteFrom('wish_readers')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wishes').select('id').whereRef('wishes.reader_id', '=', 'wish_readers.id'),
        ),
      ),
    )
    .execute();
}

/** The wishes of one mailbox are another one's from now on; those that it has already stay. */
export async function moveReader(tx: Tx, from: string, to: string): Promise<void> {
  const { query } = tx;
  const before = await findReaderOf(query, from);
  if (!before) return;
  const known = await findReaderOf(query, to);
  if (!known) {
    await query
      .updateTable('wish_readers')
      .set({ email: to, email_normalized: normalizeEmail(to) })
      .where('id', '=', before.id)
      .execute();
    return;
  }
  if (known.id === before.id) return;
  await query
    .updateTable('wishes')
    .set({ reader_id: known.id })
    .where('reader_id', '=', before.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wishes as own')
            .select('own.id')
            .where('own.reader_id', '=', known.id)
            .whereRef('own.programme', '=', 'wishes.programme')
            .whereRef('own.filter', '=', 'wishes.filter'),
        ),
      ),
    )
    .execute();
  await moveDevices(tx, before.id, known.id);
  await query.deleteFrom('wish_readers').where('id', '=', before.id).execute();
}
