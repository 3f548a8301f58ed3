import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { type Account, accountFields } from '#domain/accounts/account.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Paged } from '#domain/paging.ts';
import { searchedPhone } from '#domain/phone.ts';
import { foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { UsersTable } from '#server/db/tables/accounts.ts';
import type { Tables } from '#server/db/tables.ts';
import { entitySources } from '#server/features/kits/querying/entity-sources.ts';
import { fewHolding } from '#server/features/kits/querying/few-holding.ts';
import { pageOfRows } from '#server/features/kits/querying/page-of-rows.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { Source } from '#server/features/kits/querying/sql-source.ts';
import {
  type AccountChanges,
  accountFromRow,
  type NewAccount,
  rowFromChanges,
  rowFromNewAccount,
} from './account-rows.ts';
import { findCredentials } from './credentials.repository.ts';

type Query = Kysely<Tables>;

const dayMs = 86_400_000;

/** How a person is reached. */
export type AccountContact = Pick<Account, 'name' | 'email' | 'phone' | 'language' | 'disabled'>;

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

/** Of the normalized e-mails those that somebody's account has, with where its owner says to live. */
export async function placesOf(
  query: Query,
  emails: readonly string[],
): Promise<{ email: string; city: string }[]> {
  if (emails.length === 0) return [];
  const rows = await query
    .selectFrom('users')
    .select(['email_normalized', 'city'])
    .where('email_normalized', 'in', emails)
    .execute();
  return rows.map(({ email_normalized: email, city }) => ({ email, city }));
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
 * The ids of those whose telephone the term is, or else whose name or e-mail holds it, as a list for another feature's
 * condition.
 * @param term without blanks at its ends
 */
export function idsHolding({ query, dialect }: Database, term: string) {
  const phone = searchedPhone(term);
  if (phone !== undefined) return query.selectFrom('users').select('id').where('phone', '=', phone);
  const holds = (column: string, text: string) =>
    sql<SqlBool>`${dialect.contains(sql.ref(column), dialect.contained(text))}`;
  return query
    .selectFrom('users')
    .select('id')
    .where(({ or }) =>
      or([holds('name_search', foldText(term)), holds('email_normalized', normalizeEmail(term))]),
    );
}

/** As `idsHolding`: at most so many of them. */
export async function someHolding(
  database: Database,
  term: string,
  most: number,
): Promise<string[]> {
  const few =
    searchedPhone(term) === undefined
      ? await fewHolding(database, 'users', foldText(term))
      : undefined;
  if (few?.length === 0) return [];
  const rows = await idsHolding(database, term)
    .$if(few !== undefined, (found) => found.where('id', 'in', few ?? []))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** @throws AppError conflict when the e-mail has an account already */
export async function insertAccount(
  query: Query,
  account: NewAccount,
  passwordHash: string | null,
): Promise<void> {
  await query.insertInto('users').values(rowFromNewAccount(account, passwordHash)).execute();
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

export async function deleteAccount({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('users').where('id', '=', id).execute();
}

export type AccountField = keyof Account;

const stored = entitySources(accountFields);
const sources: Record<AccountField, Source> = {
  ...stored,
  name: { ...stored.name, searched: true },
  email: {
    ...stored.email,
    column: 'email_normalized',
    // Addresses have no accents.
    search: 'email_normalized',
    longest: 254,
    searched: true,
  },
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
