import { type Selectable, sql } from 'kysely';
import type { CareKind } from '#domain/care/care-kinds.ts';
import { type CareLot, type LotKind, lotKey } from '#domain/care/care-lot.ts';
import type { Tx } from '#server/db/database.ts';
import type { CareLotsTable } from '#server/db/tables/care.ts';
import { type CareScope, isOfAccount } from './care-scope.ts';

type Query = Tx['query'];

export async function insertLot({ query }: Tx, lot: CareLot): Promise<void> {
  await query
    .insertInto('care_lots')
    .values({
      id: lot.id,
      owner_id: lot.ownerId,
      kind: lot.kind,
      product: lot.product,
      lot: lot.lot,
      expires_on: lot.expiresOn,
      doses: lot.doses,
      created_at: lot.createdAt,
    })
    .execute();
}

export async function findLot(query: Query, id: string): Promise<CareLot | undefined> {
  const row = await query
    .selectFrom('care_lots')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Of a person, or of all: those that expire first before others. */
export async function findLots(
  query: Query,
  ownerId: string | 'all',
  most: number,
): Promise<CareLot[]> {
  const all = query.selectFrom('care_lots').selectAll();
  const rows = await (ownerId === 'all' ? all : all.where('owner_id', '=', ownerId))
    .orderBy(sql`coalesce(expires_on, '9999-12-31')`)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** At most `most`. */
export async function countLots({ query }: Tx, ownerId: string, most: number): Promise<number> {
  const rows = await query
    .selectFrom('care_lots')
    .select('id')
    .where('owner_id', '=', ownerId)
    .limit(most)
    .execute();
  return rows.length;
}

export async function deleteLot({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('care_lots').where('id', '=', id).execute();
}

export async function deleteLotsOf({ query }: Tx, ownerId: string): Promise<void> {
  await query.deleteFrom('care_lots').where('owner_id', '=', ownerId).execute();
}

const useKey = (ownerId: string | null, kind: string, lot: string) =>
  `${ownerId} ${kind} ${lotKey(lot)}`;

/** How many entries of their owners name each of the lots. @returns by the lots' ids */
export async function countUses(
  query: Query,
  lots: readonly CareLot[],
): Promise<ReadonlyMap<string, number>> {
  if (lots.length === 0) return new Map();
  const keys = [...new Set(lots.map(({ lot }) => lotKey(lot)))];
  const owners = [...new Set(lots.map(({ ownerId }) => ownerId))];
  const rows = await query
    .selectFrom('care_entries')
    .select(({ fn }) => [
      'author_id',
      'kind',
      sql<string>`upper(lot)`.as('key'),
      fn.countAll().as('count'),
    ])
    .where('lot', '<>', '')
    .where(sql`upper(lot)`, 'in', keys)
    .where('author_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .groupBy(['author_id', 'kind', sql`upper(lot)`])
    .execute();
  const counts = new Map(
    rows.map(({ author_id, kind, key, count }) => [useKey(author_id, kind, key), Number(count)]),
  );
  return new Map(
    lots.map((one) => [one.id, counts.get(useKey(one.ownerId, one.kind, one.lot)) ?? 0]),
  );
}

export interface LotUse {
  petId: string;
  kind: CareKind;
  productId: string | null;
  product: string;
  /** YYYY-MM-DD */
  onDate: string;
}

/** Which animals got something of a lot, the latest first. */
export async function findUses(
  query: Query,
  lot: string,
  scope: CareScope,
  most: number,
): Promise<LotUse[]> {
  const uses = query
    .selectFrom('care_entries')
    .select(['pet_id', 'kind', 'product_id', 'product', 'on_date'])
    .where('lot', '<>', '')
    .where(sql`upper(lot)`, '=', lotKey(lot))
    .where('deleted_at', 'is', null);
  const found = scope === 'all' ? uses : uses.where(isOfAccount(query, scope));
  const rows = await found.orderBy('on_date', 'desc').orderBy('id').limit(most).execute();
  return rows.map((row) => ({
    petId: row.pet_id,
    kind: row.kind,
    productId: row.product_id,
    product: row.product,
    onDate: row.on_date,
  }));
}

const fromRow = (row: Selectable<CareLotsTable>): CareLot => ({
  id: row.id,
  ownerId: row.owner_id,
  kind: row.kind as LotKind,
  product: row.product,
  lot: row.lot,
  expiresOn: row.expires_on,
  doses: row.doses,
  createdAt: row.created_at,
});
