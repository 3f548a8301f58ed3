import type { Database, Tx } from '#server/db/database.ts';
import { type CatalogueRow, catalogueTables } from '../querying/catalogue-tables.ts';

/** @param email as `normalizeEmail` writes it */
export async function findCustomersOf({ query }: Database, email: string): Promise<CatalogueRow[]> {
  const own = query.selectFrom('customers').selectAll().where('email_normalized', '=', email);
  return (await own.execute()).map(catalogueTables.customers.read);
}

/** @param email as `normalizeEmail` writes it */
export async function deleteCustomersOf({ query }: Tx, email: string): Promise<void> {
  await query.deleteFrom('customers').where('email_normalized', '=', email).execute();
}
