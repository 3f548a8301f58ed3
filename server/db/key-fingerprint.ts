import type { Clock } from '#domain/clock.ts';
import { purposeKey } from '../keys/signatures.ts';
import { StartupError } from '../process/startup-error.ts';
import type { Database } from './database.ts';

/** What each process says of its key: the key cannot be told from it, nor any other that is derived from the key. */
const fingerprintOf = (secretKey: string) =>
  purposeKey(secretKey, 'fingerprint').toString('base64url');

/**
 * The first process leaves the fingerprint of its key, and so does the first one of a database from before there were any.
 * @throws StartupError when it is another key's: sessions would end at every other request, and sealed secrets be unreadable
 */
export async function requireSameKey(
  database: Database,
  secretKey: string,
  clock: Clock,
): Promise<void> {
  const fingerprint = fingerprintOf(secretKey);
  const { query } = database;
  const find = () => query.selectFrom('key_fingerprint').select('fingerprint').executeTakeFirst();
  let stored = await find();
  if (!stored) {
    await query
      .insertInto('key_fingerprint')
      .values({ only_one: 1, fingerprint, stored_at: clock.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    stored = await find();
  }
  if (stored?.fingerprint === fingerprint) return;
  throw new StartupError(
    'The database was used with another secret key than this process has: give it the same SECRET_KEY, or the file secret-key of its DATA_DIR. To go on with a new key, see "The secret key" in docs/operations.md.',
  );
}

/** @returns whether it is another one than before */
export async function storeKey(
  database: Database,
  secretKey: string,
  clock: Clock,
): Promise<boolean> {
  const fingerprint = fingerprintOf(secretKey);
  const stored_at = clock.now().toISOString();
  const { numInsertedOrUpdatedRows } = await database.query
    .insertInto('key_fingerprint')
    .values({ only_one: 1, fingerprint, stored_at })
    .onConflict((conflict) =>
      conflict
        .column('only_one')
        .doUpdateSet({ fingerprint, stored_at })
        .where('key_fingerprint.fingerprint', '<>', fingerprint),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
