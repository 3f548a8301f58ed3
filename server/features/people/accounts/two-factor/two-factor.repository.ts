import type { Kysely } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** Where the person's authenticator app stands. */
export interface SecondFactor {
  encryptedSecret: string;
  confirmed: boolean;
  /** The time step of the last code that was taken. */
  lastStep: number;
}

export async function findSecondFactor(
  query: Kysely<Tables>,
  userId: string,
): Promise<SecondFactor | undefined> {
  const row = await query
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      encryptedSecret: row.encrypted_secret,
      confirmed: row.confirmed_at !== null,
      lastStep: row.last_step,
    }
  );
}

/**
 * Takes the place of one that was never confirmed.
 * @returns false when there is a confirmed one
 */
export async function putSecondFactor(
  { query }: Tx,
  userId: string,
  encryptedSecret: string,
  now: string,
): Promise<boolean> {
  const values = { encrypted_secret: encryptedSecret, created_at: now, last_step: 0 };
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('second_factors')
    .values({ user_id: userId, confirmed_at: null, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(values)
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false when it is not the one that waits for its first code (any more) */
export async function confirmSecondFactor(
  { query }: Tx,
  userId: string,
  { encryptedSecret }: SecondFactor,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('encrypted_secret', '=', encryptedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false when this code or a later one has been taken before */
export async function takeStep({ query }: Tx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeSecondFactor({ query }: Tx, userId: string): Promise<void> {
  await query.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await query.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** @param since instant: one that was there before stays */
export async function removeYoungSecondFactor(
  tx: Tx,
  userId: string,
  since: string,
): Promise<void> {
  const factor = await tx.query
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  if (factor) await removeSecondFactor(tx, userId);
}

export async function putRecoveryCodes(
  { query }: Tx,
  userId: string,
  hashes: readonly string[],
  now: string,
): Promise<void> {
  await query.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ code_hash: hash, user_id: userId, created_at: now }));
  await query.insertInto('recovery_codes').values(rows).execute();
}

/** @returns false when the person has no such code (any more) */
export async function spendRecoveryCode({ query }: Tx, userId: string, hash: string) {
  const { numDeletedRows } = await query
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
