import { type Selectable, sql } from 'kysely';
import {
  dateOrder,
  type FieldChoice,
  type ImportKindName,
  type ImportState,
  importKindNames,
  importLimits,
  importState,
  type TableColumn,
} from '#domain/imports/import-kind.ts';
import type { ValueOf } from '#domain/vocabulary.ts';
import type { Tx } from '#server/db/database.ts';
import type { PetImportsTable } from '#server/db/tables/pet-imports.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];

/** How the columns of a table are read. */
export interface TableReading<Field extends string = string> {
  /** The name within which the table's keys are unique. */
  mapName: string;
  dateOrder: ValueOf<typeof dateOrder>;
  choices: FieldChoice<Field>[];
}

export interface StoredImport<Field extends string = string> extends TableReading<Field> {
  id: string;
  kind: ImportKindName;
  ownerId: string;
  createdAt: string;
  fileName: string;
  state: ImportState;
  columns: TableColumn[];
}

export async function insertImport({ query }: Tx, one: StoredImport): Promise<void> {
  const { id, kind, ownerId, createdAt, fileName, state, columns } = one;
  await query
    .insertInto('pet_imports')
    .values({
      id,
      kind,
      owner_id: ownerId,
      created_at: createdAt,
      file_name: fileName,
      state,
      columns_json: JSON.stringify(columns),
      ...readingColumns(one),
    })
    .execute();
}

export async function findImport(query: Query, id: string): Promise<StoredImport | undefined> {
  const row = await query
    .selectFrom('pet_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Of a kind, the newest first. */
export async function findImportsOf(
  query: Query,
  ownerId: string,
  kind: ImportKindName,
): Promise<StoredImport[]> {
  const rows = await query
    .selectFrom('pet_imports')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(importLimits.imports)
    .execute();
  return rows.map(fromRow);
}

export async function countImportsOf(
  query: Query,
  ownerId: string,
  kind: ImportKindName,
): Promise<number> {
  const { imports } = await query
    .selectFrom('pet_imports')
    .select((eb) => eb.fn.countAll().as('imports'))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(imports);
}

/** Nobody else changes it until the end of the transaction. */
export async function lockImport({ query }: Tx, id: string): Promise<StoredImport | undefined> {
  const row = await query
    .updateTable('pet_imports')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function setState({ query }: Tx, id: string, state: ImportState): Promise<void> {
  await query.updateTable('pet_imports').set({ state }).where('id', '=', id).execute();
}

export async function setReading({ query }: Tx, id: string, reading: TableReading): Promise<void> {
  await query
    .updateTable('pet_imports')
    .set({ state: 'reviewed', ...readingColumns(reading) })
    .where('id', '=', id)
    .execute();
}

export async function deleteImports({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('pet_imports').where('id', 'in', ids).execute();
}

export async function deleteImportsOf({ query }: Tx, ownerId: string): Promise<void> {
  await query.deleteFrom('pet_imports').where('owner_id', '=', ownerId).execute();
}

export const expiringImports = expiringRows({
  table: 'pet_imports',
  key: 'id',
  since: sql`created_at`,
});

export const readingColumns = ({ mapName, dateOrder: order, choices }: TableReading) => ({
  map_name: mapName,
  date_order: order,
  choices_json: JSON.stringify(choices),
});

export const readingOf = (
  row: Pick<Selectable<PetImportsTable>, 'map_name' | 'date_order' | 'choices_json'>,
): TableReading => ({
  mapName: row.map_name,
  dateOrder: dateOrder.values.find((one) => one === row.date_order) ?? 'dmy',
  choices: JSON.parse(row.choices_json) as FieldChoice[],
});

const fromRow = (row: Selectable<PetImportsTable>): StoredImport => ({
  id: row.id,
  kind: importKindNames.find((one) => one === row.kind) ?? 'pets',
  ownerId: row.owner_id,
  createdAt: row.created_at,
  fileName: row.file_name,
  state: importState.values.find((one) => one === row.state) ?? 'open',
  columns: JSON.parse(row.columns_json) as TableColumn[],
  ...readingOf(row),
});
