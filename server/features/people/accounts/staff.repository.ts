import type { Kysely } from 'kysely';
import { isStaffRole, type Right, rightsOf } from '#domain/access/rights.ts';
import type { Account } from '#domain/accounts/account.ts';
import { type Role, roles } from '#domain/accounts/viewer.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { accountFromRow } from './account-rows.ts';
import type { AccountContact } from './accounts.repository.ts';

type Query = Kysely<Tables>;

const administratorRole = `%"${'administrator' satisfies Role}"%`;

const administrators = (query: Query) =>
  query
    .selectFrom('users')
    .selectAll()
    .where('roles_json', 'like', administratorRole)
    .where('disabled', '=', 0);

export async function findFirstAdministrator(query: Query): Promise<Account | undefined> {
  const row = await administrators(query)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && accountFromRow(row);
}

/** More than these share no task. */
const mostAdministrators = 50;

export async function findAdministratorContacts(query: Query): Promise<AccountContact[]> {
  const rows = await administrators(query).orderBy('id').limit(mostAdministrators).execute();
  return rows.map(accountFromRow);
}

export type Colleague = AccountContact & { id: string };

/** Those whose roles grant a right, by their names. */
export async function findHolders(query: Query, right: Right): Promise<Colleague[]> {
  const granting = roles.values.filter((role) => rightsOf[role].includes(right));
  const rows = await query
    .selectFrom('users')
    .selectAll()
    .where('disabled', '=', 0)
    .where(({ or, eb }) => or(granting.map((role) => eb('roles_json', 'like', `%"${role}"%`))))
    .orderBy('name_search')
    .orderBy('id')
    .limit(mostAdministrators)
    .execute();
  return rows.map(accountFromRow);
}

/** Those whose roles grant any right, the disabled too. */
export async function findTeam(query: Query): Promise<string[]> {
  const rows = await query
    .selectFrom('users')
    .select('id')
    .where(({ or, eb }) =>
      or(roles.values.filter(isStaffRole).map((role) => eb('roles_json', 'like', `%"${role}"%`))),
    )
    .orderBy('id')
    .limit(mostAdministrators)
    .execute();
  return rows.map(({ id }) => id);
}

/** Until the end of the transaction nobody else gives up that role or takes it; to be called before anything else. */
export async function lockAdministrators({ query }: Tx): Promise<void> {
  // An update without a change, for it locks the rows on PostgreSQL.
  await query
    .updateTable('users')
    .set((eb) => ({ disabled: eb.ref('disabled') }))
    .where('roles_json', 'like', administratorRole)
    .execute();
}

/** Who else can administer the portal. */
export async function findOtherAdministrators(query: Tx['query'], id: string): Promise<Account[]> {
  return (await administrators(query).where('id', '!=', id).execute()).map(accountFromRow);
}
