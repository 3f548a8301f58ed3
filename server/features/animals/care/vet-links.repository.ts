import { type Selectable, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { CareVetLinksTable } from '#server/db/tables/care.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];

/** Instants. */
export interface VetLink {
  id: string;
  petId: string;
  madeBy: string;
  /** They held the animal of somebody else. */
  isByHolder: boolean;
  createdAt: string;
  openUntil: string;
  usedAt: string | null;
  withdrawnAt: string | null;
  visitDigest: string | null;
}

export async function insertLink({ query }: Tx, link: VetLink): Promise<void> {
  await query
    .insertInto('care_vet_links')
    .values({
      id: link.id,
      pet_id: link.petId,
      made_by: link.madeBy,
      by_holder: link.isByHolder ? 1 : 0,
      created_at: link.createdAt,
      open_until: link.openUntil,
      used_at: link.usedAt,
      withdrawn_at: link.withdrawnAt,
      visit_digest: link.visitDigest,
    })
    .execute();
}

export async function findLink(query: Query, id: string): Promise<VetLink | undefined> {
  const row = await query
    .selectFrom('care_vet_links')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** The latest first. */
export async function findLinksOf(query: Query, petId: string, most: number): Promise<VetLink[]> {
  const rows = await query
    .selectFrom('care_vet_links')
    .selectAll()
    .where('pet_id', '=', petId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** At most `most`. @param now instant */
export async function countOpen(query: Query, petId: string, now: string, most: number) {
  const rows = await query
    .selectFrom('care_vet_links')
    .select('id')
    .where('pet_id', '=', petId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('open_until', '>', now)
    .limit(most)
    .execute();
  return rows.length;
}

/** @returns whether it could still be used */
export async function storeUse(
  { query }: Tx,
  id: string,
  { usedAt, visitDigest }: { usedAt: string; visitDigest: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('care_vet_links')
    .set({ used_at: usedAt, visit_digest: visitDigest })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @param withdrawnAt instant @returns whether it could still be used */
export async function storeWithdrawal({ query }: Tx, id: string, withdrawnAt: string) {
  const { numUpdatedRows } = await query
    .updateTable('care_vet_links')
    .set({ withdrawn_at: withdrawnAt })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** All of a pet that can still be used. @param withdrawnAt instant */
export async function withdrawAllOf({ query }: Tx, petId: string, withdrawnAt: string) {
  await query
    .updateTable('care_vet_links')
    .set({ withdrawn_at: withdrawnAt })
    .where('pet_id', '=', petId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Of an account, the oldest first. */
export async function findMadeBy(query: Query, accountId: string): Promise<VetLink[]> {
  const rows = await query
    .selectFrom('care_vet_links')
    .selectAll()
    .where('made_by', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(fromRow);
}

export async function deleteMadeBy({ query }: Tx, accountId: string): Promise<void> {
  await query.deleteFrom('care_vet_links').where('made_by', '=', accountId).execute();
}

export async function deleteLinks({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('care_vet_links').where('id', 'in', ids).execute();
}

export const expiringLinks = expiringRows({
  table: 'care_vet_links',
  key: 'id',
  since: sql.ref('created_at'),
});

const fromRow = (row: Selectable<CareVetLinksTable>): VetLink => ({
  id: row.id,
  petId: row.pet_id,
  madeBy: row.made_by,
  isByHolder: row.by_holder === 1,
  createdAt: row.created_at,
  openUntil: row.open_until,
  usedAt: row.used_at,
  withdrawnAt: row.withdrawn_at,
  visitDigest: row.visit_digest,
});
