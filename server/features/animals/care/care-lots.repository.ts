import { type Selectable, sql } from 'kysely';
import type { CareKind, LotKind } from '#domain/care/care-kinds.ts';
import { type CareLot, type LotUses, lotKey } from '#domain/care/care-lot.ts';
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

/** How many entries of their owners name each of the lots. */
export async function countUses(query: Query, lots: readonly CareLot[]): Promise<LotUses[]> {
  if (lots.length === 0) return [];
  const keys = [...new Set(lots.map(({ lot }) => lotKey(lot)))];
  const owners = [...new Set(lots.map(({ ownerId }) => ownerId))];
  const rows = await query
    .selectFrom('care_entries')
    .select(({ fn }) => ['author_id', 'kind', 'lot_key', 'product', fn.countAll().as('count')])
    .where('lot_key', 'in', keys)
    .where('lot_key', '<>', '')
    .where('author_id', 'in', owners)
    .where('deleted_at', 'is', null)
    .groupBy(['author_id', 'kind', 'lot_key', 'product'])
    .orderBy('product')
    .execute();
  return rows.map(({ author_id, kind, lot_key, product, count }) => ({
    ownerId: author_id ?? '',
    kind: kind as LotKind,
    key: lot_key,
    product,
    count: Number(count),
  }));
}

export interface LotUse {
  petId: string;
  kind: CareKind;
  productId: string | null;
  product: string;
  /** YYYY-MM-DD */
  onDate: string;
  expiresOn: string | null;
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
    .select(['pet_id', 'kind', 'product_id', 'product', 'on_date', 'expires_on'])
    .where('lot_key', '=', lotKey(lot))
    .where('lot_key', '<>', '')
    .where('deleted_at', 'is', null);
  const found = scope === 'all' ? uses : uses.where(isOfAccount(query, scope));
  const rows = await found.orderBy('on_date', 'desc').orderBy('id').limit(most).execute();
  return rows.map((row) => ({
    petId: row.pet_id,
    kind: row.kind,
    productId: row.product_id,
    product: row.product,
    onDate: row.on_date,
    expiresOn: row.expires_on,
  }));
}

export type UnnamedDoses = Pick<LotUse, 'kind' | 'productId' | 'product'> & { count: number };

/** Doses in a time that name no lot, by what they are of. */
export async function countWithoutLot(
  query: Query,
  scope: CareScope,
  { from, until, kinds }: { from: string; until: string; kinds: readonly CareKind[] },
): Promise<UnnamedDoses[]> {
  if (kinds.length === 0) return [];
  const doses = query
    .selectFrom('care_entries')
    .select(({ fn }) => ['kind', 'product_id', 'product', fn.countAll().as('count')])
    .where('lot_key', '=', '')
    .where('kind', 'in', kinds)
    .where('on_date', '>=', from)
    .where('on_date', '<=', until)
    .where('deleted_at', 'is', null);
  const found = scope === 'all' ? doses : doses.where(isOfAccount(query, scope));
  const rows = await found.groupBy(['kind', 'product_id', 'product']).execute();
  return rows.map(({ kind, product_id, product, count }) => ({
    kind,
    productId: product_id,
    product,
    count: Number(count),
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
