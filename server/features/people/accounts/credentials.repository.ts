import type { Kysely } from 'kysely';
import type { Account } from '#domain/accounts/account.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { accountFromRow } from './account-rows.ts';

type Query = Kysely<Tables>;

export interface Credentials {
  account: Account;
  /** null until the person has set a password. */
  passwordHash: string | null;
}

export async function findCredentials(
  query: Query,
  by: { email: string } | { id: string },
): Promise<Credentials | undefined> {
  const users = query.selectFrom('users').selectAll();
  const row = await ('id' in by
    ? users.where('id', '=', by.id)
    : users.where('email_normalized', '=', normalizeEmail(by.email))
  ).executeTakeFirst();
  return row && { account: accountFromRow(row), passwordHash: row.password_hash };
}

/** As `findCredentials`; nobody changes them until the end of the transaction. */
export async function lockCredentials(tx: Tx, id: string): Promise<Credentials | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await tx.query
    .updateTable('users')
    .set((eb) => ({ disabled: eb.ref('disabled') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && { account: accountFromRow(row), passwordHash: row.password_hash };
}
