import type { Kysely } from 'kysely';
import { profileFields } from '#domain/accounts/profile.ts';
import type { Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { Tables } from '#server/db/tables.ts';
import { type NewAccount, rowFromNewAccount } from './account-rows.ts';

type Query = Kysely<Tables>;

/** Takes the place of what was said before of an address that nobody has confirmed; leaves any other account alone. */
export async function putRegistration(tx: Tx, account: NewAccount): Promise<void> {
  const { email, createdAt } = account;
  await tx.query
    .insertInto('users')
    .values(rowFromNewAccount(account, null))
    .onConflict((conflict) =>
      conflict
        .column('email_normalized')
        .doUpdateSet({
          ...columnsFrom(profileFields, account),
          email,
          updated_at: createdAt,
        })
        .where('users.confirmed_at', 'is', null)
        .where('users.password_hash', 'is', null),
    )
    .execute();
}

/**
 * Registrations that nobody has confirmed, in the order of their ids, from behind `afterId`.
 * @param since instant of the newest one
 */
export function findUnconfirmed(
  query: Query,
  since: string,
  { afterId, most }: { afterId: string; most: number },
): Promise<{ id: string; since: string }[]> {
  return (
    query
      .selectFrom('users')
      .select(['id', 'updated_at as since'])
      .where('confirmed_at', 'is', null)
      .where('password_hash', 'is', null)
      .where('subscription_id', 'is', null)
      .where('updated_at', '<', since)
      // Nobody without a password can have signed in: were it otherwise, it would not be ours to delete.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sessions').select('id').whereRef('user_id', '=', 'users.id'))),
      )
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(most)
      .execute()
  );
}

/** @returns the ids of those that were deleted: one may be confirmed at this very moment */
export async function deleteUnconfirmed({ query }: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const deleted = await query
    .deleteFrom('users')
    .where('id', 'in', ids)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
