import type { Kysely, Selectable } from 'kysely';
import type { Role } from '#domain/accounts/viewer.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tables, UsersTable } from '#server/db/tables.ts';

/** Somebody who can sign in. The password's hash never leaves the repository. */
export interface Account {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  country: string;
  roles: Role[];
}

export interface StoredPassword {
  passwordHash: string | null;
}

type Query = Kysely<Tables>;

export async function findAccountByEmail(
  query: Query,
  email: string,
): Promise<Account | undefined> {
  const row = await query
    .selectFrom('users')
    .selectAll()
    .where('email_normalized', '=', normalizeEmail(email))
    .executeTakeFirst();
  return row && accountFromRow(row);
}

export async function findFirstAdministrator(query: Query): Promise<Account | undefined> {
  const administrator: Role = 'administrator';
  const row = await query
    .selectFrom('users')
    .selectAll()
    .where('roles_json', 'like', `%"${administrator}"%`)
    .where('disabled', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && accountFromRow(row);
}

/** @throws AppError conflict when the e-mail has an account already */
export async function insertAccount(
  query: Query,
  { passwordHash, ...account }: Account & StoredPassword,
): Promise<void> {
  await query
    .insertInto('users')
    .values({
      id: account.id,
      created_at: account.createdAt,
      updated_at: account.createdAt,
      name: account.name,
      email: account.email,
      email_normalized: normalizeEmail(account.email),
      phone: account.phone,
      roles_json: JSON.stringify(account.roles),
      city: account.city,
      country: account.country,
      password_hash: passwordHash,
      disabled: 0,
    })
    .execute();
}

/** Also opens an account again that was disabled. */
export async function updateAccess(
  query: Query,
  id: string,
  access: { roles: Role[]; passwordHash: string; updatedAt: string },
): Promise<void> {
  await query
    .updateTable('users')
    .set({
      roles_json: JSON.stringify(access.roles),
      password_hash: access.passwordHash,
      updated_at: access.updatedAt,
      disabled: 0,
    })
    .where('id', '=', id)
    .execute();
}

function accountFromRow(row: Selectable<UsersTable>): Account {
  return {
    id: row.id,
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    city: row.city,
    country: row.country,
    roles: JSON.parse(row.roles_json) as Role[],
  };
}
