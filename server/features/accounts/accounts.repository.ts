import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { isStaff, isStaffRole, type Right, rightsOf } from '#domain/access/rights.ts';
import { type Account, accountFields } from '#domain/accounts/account.ts';
import { profileFields } from '#domain/accounts/profile.ts';
import { type Role, roles } from '#domain/accounts/viewer.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Paged } from '#domain/paging.ts';
import { foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { UsersTable } from '#server/db/tables/accounts.ts';
import type { Tables } from '#server/db/tables.ts';
import { entitySources } from '../querying/entity-sources.ts';
import { pageOfRows } from '../querying/page-of-rows.ts';
import type { RowQuery } from '../querying/row-query.ts';
import type { Source } from '../querying/sql-predicates.ts';
import {
  type AccountChanges,
  accountFromRow,
  type NewAccount,
  rowFromChanges,
  rowFromNewAccount,
} from './account-rows.ts';

type Query = Kysely<Tables>;

const dayMs = 86_400_000;

/** How a person is reached. */
export type AccountContact = Pick<Account, 'name' | 'email' | 'phone' | 'language' | 'disabled'>;

export interface Credentials {
  account: Account;
  /** null until the person has set a password. */
  passwordHash: string | null;
}

export async function findAccount(query: Query, id: string): Promise<Account | undefined> {
  const row = await query.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row && accountFromRow(row);
}

export async function findAccountByEmail(
  query: Query,
  email: string,
): Promise<Account | undefined> {
  return (await findCredentials(query, { email }))?.account;
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

/** Those of the e-mails, as `normalizeEmail` writes them, that somebody's account has. */
export async function emailsAmong(query: Query, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await query
    .selectFrom('users')
    .select('email_normalized')
    .where('email_normalized', 'in', emails)
    .execute();
  return rows.map(({ email_normalized }) => email_normalized);
}

/** By id. */
export async function findContacts(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountContact>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'language', 'disabled'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, language, disabled, ...contact }) => [
      id,
      { ...contact, language: language as Language, disabled: disabled === 1 },
    ]),
  );
}

/**
 * The ids of those whose name, or e-mail, holds the term, as a list for another feature's condition.
 * @param term without blanks at its ends
 */
export function idsHolding({ query, dialect }: Database, term: string) {
  const holds = (column: string, text: string) =>
    sql<SqlBool>`${dialect.contains(sql.ref(column), dialect.contained(text))}`;
  return query
    .selectFrom('users')
    .select('id')
    .where(({ or }) =>
      or([holds('name_search', foldText(term)), holds('email_normalized', normalizeEmail(term))]),
    );
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

/** @throws AppError conflict when the e-mail has an account already */
export async function insertAccount(
  query: Query,
  account: NewAccount,
  passwordHash: string | null,
): Promise<void> {
  await query.insertInto('users').values(rowFromNewAccount(account, passwordHash)).execute();
}

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

/** @throws AppError conflict when the e-mail is another account's */
export async function updateAccount(
  { query }: Tx,
  id: string,
  changes: AccountChanges,
  now: Date,
): Promise<void> {
  await query
    .updateTable('users')
    .set({ ...rowFromChanges(changes), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** @throws AppError conflict when the e-mail is another account's */
export async function setEmail({ query }: Tx, id: string, email: string, now: Date): Promise<void> {
  await query
    .updateTable('users')
    .set({ email, email_normalized: normalizeEmail(email), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Once a day at most: retention counts in months, and sessions are renewed many times a day. */
export async function noteUse({ query }: Tx, id: string, now: string): Promise<void> {
  const dayBefore = new Date(Date.parse(now) - dayMs).toISOString();
  await query
    .updateTable('users')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where('last_used_at', '<=', dayBefore)
    .execute();
}

const staff = roles.values.filter(isStaffRole);

/** Confirmed accounts of members that nobody has used since, in the order of their ids. */
export async function findUnused(
  query: Query,
  usedBefore: string,
  which: {
    /** Told before that instant, and not used since; undefined: those that have not been told since they were used. */
    toldBefore: string | undefined;
    afterId: string;
    most: number;
  },
): Promise<{ account: Account; lastUsedAt: string }[]> {
  const { toldBefore, afterId, most } = which;
  const rows = await query
    .selectFrom('users')
    .selectAll()
    .where('last_used_at', '<', usedBefore)
    .where('confirmed_at', 'is not', null)
    // Administrators have closed it: theirs to decide.
    .where('disabled', '=', 0)
    .where((eb) => eb.and(staff.map((role) => eb('roles_json', 'not like', `%"${role}"%`))))
    .where((eb) =>
      toldBefore === undefined
        ? eb.or([
            eb('unused_notice_at', 'is', null),
            eb('unused_notice_at', '<', eb.ref('last_used_at')),
          ])
        : eb.and([
            eb('unused_notice_at', '>=', eb.ref('last_used_at')),
            eb('unused_notice_at', '<', toldBefore),
          ]),
    )
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ account: accountFromRow(row), lastUsedAt: row.last_used_at }));
}

/** Until the end of the transaction nobody signs in to it; undefined where somebody has, or it is staff's by now. */
export async function lockUnused(
  { query }: Tx,
  id: string,
  usedBefore: string,
): Promise<Account | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('users')
    .set((eb) => ({ disabled: eb.ref('disabled') }))
    .where('id', '=', id)
    .where('last_used_at', '<', usedBefore)
    .returningAll()
    .executeTakeFirst();
  const account = row && accountFromRow(row);
  return account && isStaff(account) ? undefined : account;
}

export async function noteUnusedNotice({ query }: Tx, id: string, now: string): Promise<void> {
  await query.updateTable('users').set({ unused_notice_at: now }).where('id', '=', id).execute();
}

export async function deleteAccount({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('users').where('id', '=', id).execute();
}

export type AccountField = keyof Account;

const stored = entitySources(accountFields);
const sources: Record<AccountField, Source> = {
  ...stored,
  email: { ...stored.email, column: 'email_normalized', longest: 254 },
};

export async function pageOfAccounts(
  database: Database,
  query: RowQuery<AccountField>,
): Promise<Paged<Account>> {
  const page = await pageOfRows<Selectable<UsersTable>, AccountField>(
    database,
    'users',
    sql`*`,
    sources,
    query,
  );
  return { ...page, items: page.items.map(accountFromRow) };
}

/** @returns false where the account has another monthly donation */
export async function takeSubscription(
  { query }: Tx,
  id: string,
  reference: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('users')
    .set({ subscription_id: reference, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('subscription_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  return (await findAccount(query, id))?.subscriptionId === reference;
}

export async function dropSubscription(
  { query }: Tx,
  id: string,
  reference: string,
  now: Date,
): Promise<void> {
  await query
    .updateTable('users')
    .set({ subscription_id: null, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('subscription_id', '=', reference)
    .execute();
}
