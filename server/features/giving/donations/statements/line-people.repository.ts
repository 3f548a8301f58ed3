import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { isIdentified } from '../identified-donors.repository.ts';

type Query = Tx['query'];

/** That name somebody, and are of no donor whom the law has identified: those go with their donation. */
export const expiringLines = expiringRows({
  table: 'bank_lines',
  key: 'id',
  since: sql.ref('posted_on'),
  condition: sql<SqlBool>`(description <> '' or sender <> '' or reference <> '') and not exists (
    select 1 from account_movements as movement
    where movement.line_id = bank_lines.id and ${isIdentified(sql.ref('movement.donation_id'))})`,
});

/** What the bank wrote is emptied; day, amount, tracking key, and of which donations it is stay. */
export async function emptyLines({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('bank_lines')
    .set({ description: '', sender: '', reference: '' })
    .where('id', 'in', ids)
    .execute();
}

const linesOfDonations = (query: Query) =>
  query
    .selectFrom('account_movements')
    .innerJoin('donations', 'donations.id', 'account_movements.donation_id')
    .select('line_id')
    .distinct()
    .where('line_id', 'is not', null);

/** The lines of donations. */
export async function findLinesOf(query: Query, donationIds: readonly string[]): Promise<string[]> {
  if (donationIds.length === 0) return [];
  const rows = await linesOfDonations(query).where('donations.id', 'in', donationIds).execute();
  return rows.flatMap(({ line_id }) => line_id ?? []);
}

/** Those of an account's donations by which the law has not identified it. */
export async function findOwnLines(query: Query, userId: string): Promise<string[]> {
  const rows = await linesOfDonations(query)
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`not ${isIdentified(sql.ref('donations.id'))}`)
    .execute();
  return rows.flatMap(({ line_id }) => line_id ?? []);
}

/** What banks wrote of an account's donations. */
export async function findTextsOf(query: Query, userId: string) {
  return query
    .selectFrom('bank_lines')
    .select(['posted_on', 'amount_cents', 'description', 'sender', 'reference'])
    .where('id', 'in', linesOfDonations(query).where('user_id', '=', userId))
    .orderBy('posted_on')
    .orderBy('id')
    .execute();
}
