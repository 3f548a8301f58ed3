import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { IdentityKind } from '#domain/adoption/identity.ts';
import type { Appeal, Restriction } from '#domain/adoption/restriction.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { AdoptionRestrictionsTable } from '#server/db/tables/adoption.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';
import type { IdentityHash } from './identity-hashes.ts';

type Query = Tx['query'];

export async function insertRestriction(
  { query }: Tx,
  { id, createdAt, createdBy, label, reason, endsOn }: Restriction,
  hashes: readonly IdentityHash[],
): Promise<void> {
  await query
    .insertInto('adoption_restrictions')
    .values({
      id,
      created_at: createdAt,
      created_by: createdBy,
      label,
      reason,
      ends_on: endsOn,
      lifted_at: null,
      appeals_json: '[]',
    })
    .execute();
  await query
    .insertInto('restriction_marks')
    .values(hashes.map((one) => ({ ...one, restriction_id: id })))
    .execute();
}

/** Newest first. */
export async function pageOfRestrictions(
  query: Query,
  page: PageRequest,
): Promise<{ items: Restriction[]; total: number }> {
  const newest = query
    .selectFrom('adoption_restrictions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(newest, page);
  return { items: items.map(restrictionFrom), total };
}

/** By what each of them is known: never more than the kinds that there are. */
export async function kindsOf(
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IdentityKind[]>> {
  const found = new Map<string, IdentityKind[]>();
  if (ids.length === 0) return found;
  const rows = await query
    .selectFrom('restriction_marks')
    .select(['restriction_id', 'kind'])
    .where('restriction_id', 'in', ids)
    .orderBy('kind')
    .execute();
  for (const { restriction_id: id, kind } of rows) found.set(id, [...(found.get(id) ?? []), kind]);
  return found;
}

/** Nobody else changes it until the end of the transaction. */
export async function lockRestriction({ query }: Tx, id: string): Promise<Restriction | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('adoption_restrictions')
    .set((eb) => ({ label: eb.ref('label') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && restrictionFrom(row);
}

export async function storeAppeals(
  { query }: Tx,
  id: string,
  { appeals, liftedAt }: Pick<Restriction, 'appeals' | 'liftedAt'>,
): Promise<void> {
  await query
    .updateTable('adoption_restrictions')
    .set({ appeals_json: JSON.stringify(appeals), lifted_at: liftedAt })
    .where('id', '=', id)
    .execute();
}

export interface Match {
  kind: IdentityKind;
  hash: string;
  restriction: Restriction;
}

/** More entries about one person nobody has to see. */
const mostMatches = 500;

/** The entries that any of the hashes leads to, the one that ends last first. @param today finds those in force alone */
export async function findMatches(
  query: Query,
  hashes: readonly string[],
  today?: string,
): Promise<Match[]> {
  if (hashes.length === 0) return [];
  const rows = await query
    .selectFrom('restriction_marks')
    .innerJoin(
      'adoption_restrictions',
      'adoption_restrictions.id',
      'restriction_marks.restriction_id',
    )
    .selectAll('adoption_restrictions')
    .select(['restriction_marks.kind', 'restriction_marks.hash'])
    .where('restriction_marks.hash', 'in', [...new Set(hashes)])
    .$if(today !== undefined, (found) =>
      found.where('lifted_at', 'is', null).where('ends_on', '>=', today ?? ''),
    )
    .orderBy('ends_on', 'desc')
    .orderBy('adoption_restrictions.id')
    .orderBy('restriction_marks.kind')
    .limit(mostMatches)
    .execute();
  return rows.map(({ kind, hash, ...row }) => ({ kind, hash, restriction: restrictionFrom(row) }));
}

/** What somebody entered stays, without telling who did. */
export async function leaveEntries({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('adoption_restrictions')
    .set({ created_by: null })
    .where('created_by', '=', accountId)
    .execute();
}

/** By the day on which they stopped to hold. */
export const expiringRestrictions = expiringRows({
  table: 'adoption_restrictions',
  key: 'id',
  since: sql`coalesce(lifted_at, ends_on)`,
});

export async function deleteRestrictions({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('restriction_marks').where('restriction_id', 'in', ids).execute();
  await query.deleteFrom('adoption_restrictions').where('id', 'in', ids).execute();
}

const restrictionFrom = (row: Selectable<AdoptionRestrictionsTable>): Restriction => ({
  id: row.id,
  createdAt: row.created_at,
  createdBy: row.created_by,
  label: row.label,
  reason: row.reason,
  endsOn: row.ends_on,
  liftedAt: row.lifted_at,
  appeals: JSON.parse(row.appeals_json) as Appeal[],
});
