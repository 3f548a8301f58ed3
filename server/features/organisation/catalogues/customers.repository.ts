import { customers } from '#domain/catalogues/customer.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { CatalogueTables } from '#server/db/tables.ts';
import {
  type CatalogueRow,
  catalogueTables,
} from '#server/features/kits/querying/catalogue-tables.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';

/** @param email as `normalizeEmail` writes it */
export async function findCustomersOf(query: Tx['query'], email: string): Promise<CatalogueRow[]> {
  const own = query.selectFrom('customers').selectAll().where('email_normalized', '=', email);
  return (await own.execute()).map(catalogueTables.customers.read);
}

/** By id; those that are gone are left out. */
export async function findCustomersById(
  query: Tx['query'],
  ids: readonly string[],
): Promise<CatalogueRow[]> {
  if (ids.length === 0) return [];
  const rows = await query.selectFrom('customers').selectAll().where('id', 'in', ids).execute();
  return rows.map(catalogueTables.customers.read);
}

/** They stay as they are, and are nobody's account any more: who registers with the address again begins anew. */
export async function detachCustomers({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('customers')
    .set((eb) => ({ email_normalized: '', email_search: eb.ref('id') }))
    .where('id', 'in', ids)
    .execute();
}

/** Those of before an instant, in the order of their ids. `email` is as `normalizeEmail` writes it. */
export async function findCustomersBefore(
  query: Tx['query'],
  before: string,
  { after, most }: { after: string; most: number },
): Promise<{ id: string; createdAt: string; email: string }[]> {
  return query
    .selectFrom('customers')
    .select(['id', 'created_at as createdAt', 'email_normalized as email'])
    .where('created_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function deleteCustomers({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('customers').where('id', 'in', ids).execute();
}

export async function deleteUnchangedCustomers(
  { query }: Tx,
  ids: readonly string[],
  version: number,
): Promise<void> {
  if (ids.length === 0) return;
  await query
    .deleteFrom('customers')
    .where('id', 'in', ids)
    .where('version', '=', version)
    .execute();
}

/** Where the new address has a customer already, that one is the account's from now on. */
export async function moveCustomer({ query }: Tx, { from, to }: EmailMove): Promise<void> {
  const moved = columnsFrom(customers.fields, { email: to, emailNormalized: normalizeEmail(to) });
  const { email_search: search } = moved as Row;
  await query
    .updateTable('customers')
    .set(moved as Partial<Row>)
    .where('email_normalized', '=', normalizeEmail(from))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customers as other').select('id').where('email_search', '=', search))),
    )
    .execute();
}

type Row = CatalogueTables['customers'];

/**
 * @param email as `normalizeEmail` writes it
 * @returns the id of the oldest one of this address; undefined where there is none
 */
export async function updateCustomerOf(
  { query }: Tx,
  email: string,
  input: object,
): Promise<string | undefined> {
  const oldest = query
    .selectFrom('customers')
    .select('id')
    .where('email_normalized', '=', email)
    .orderBy('id')
    .limit(1);
  const row = await query
    .updateTable('customers')
    .set(columnsFrom(customers.fields, input) as Partial<Row>)
    .where('id', 'in', oldest)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Not where an address that is written almost the same is there. */
export async function insertCustomer({ query }: Tx, row: object): Promise<void> {
  await query
    .insertInto('customers')
    .values(columnsFrom(customers.fields, row) as Row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
