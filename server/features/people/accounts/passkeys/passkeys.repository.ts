import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { PasskeysTable } from '#server/db/tables/accounts.ts';
import type { Tables } from '#server/db/tables.ts';

/** A key that lies with its owner, as the portal knows it. */
export interface Passkey {
  id: string;
  userId: string;
  /** As the authenticator knows it; base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it has signed, as it said last; 0 for those that do not count. */
  counter: number;
  /** How browsers reach it. */
  transports: string[];
  name: string;
  /** Instants, UTC ISO 8601. */
  createdAt: string;
  lastUsedAt: string | null;
}

/** @returns false when there is one with its credential already */
export async function insertPasskey({ query }: Tx, passkey: Passkey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports_json: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findPasskey(
  query: Kysely<Tables>,
  credentialId: string,
): Promise<Passkey | undefined> {
  const row = await query
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** In the order in which they were added. */
export async function listPasskeys(query: Kysely<Tables>, userId: string): Promise<Passkey[]> {
  const rows = await query
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** @returns false when it says to have signed no more often than before: then there are two of it */
export async function countUse(
  { query }: Tx,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Own = Pick<Passkey, 'id' | 'userId'>;

/** @returns false when the person has none with this id */
export async function renamePasskey({ query }: Tx, own: Own, name: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns what it was called, when the person had one with this id */
export async function removePasskey({ query }: Tx, own: Own): Promise<string | undefined> {
  const removed = await query
    .deleteFrom('passkeys')
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

export async function removePasskeys({ query }: Tx, userId: string): Promise<void> {
  await query.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** @param since instant: those that were there before stay */
export async function removeYoungPasskeys(
  { query }: Tx,
  userId: string,
  since: string,
): Promise<void> {
  await query
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute();
}

const fromRow = (row: Selectable<PasskeysTable>): Passkey => ({
  id: row.id,
  userId: row.user_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports_json) as string[],
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});
