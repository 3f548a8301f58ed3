import { type Selectable, sql } from 'kysely';
import {
  dateOrder,
  type FieldChoice,
  type ImportState,
  importLimits,
  importState,
} from '#domain/pet-imports/import-fields.ts';
import type { TableColumn } from '#domain/pet-imports/propose-choices.ts';
import type { ValueOf } from '#domain/vocabulary.ts';
import type { Tx } from '#server/db/database.ts';
import type { PetImportsTable } from '#server/db/tables/pet-imports.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];

/** How the columns of a table are read. */
export interface TableReading {
  /** The name within which the table's keys are unique. */
  mapName: string;
  dateOrder: ValueOf<typeof dateOrder>;
  choices: FieldChoice[];
}

export interface StoredImport extends TableReading {
  id: string;
  ownerId: string;
  createdAt: string;
  fileName: string;
  state: ImportState;
  columns: TableColumn[];
}

export async function insertImport({ query }: Tx, one: StoredImport): Promise<void> {
  const { id, ownerId, createdAt, fileName, state, columns } = one;
  await query
    .insertInto('pet_imports')
    .values({
      id,
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

/** The newest first. */
export async function findImportsOf(query: Query, ownerId: string): Promise<StoredImport[]> {
  const rows = await query
    .selectFrom('pet_imports')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(importLimits.imports)
    .execute();
  return rows.map(fromRow);
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
  ownerId: row.owner_id,
  createdAt: row.created_at,
  fileName: row.file_name,
  state: importState.values.find((one) => one === row.state) ?? 'open',
  columns: JSON.parse(row.columns_json) as TableColumn[],
  ...readingOf(row),
});
