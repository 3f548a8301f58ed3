import type { DriveState } from '#domain/drives/drive-machine.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreState } from '#server/features/kits/document-states/document-states.service.ts';
import { type Drive, driveFromRow, driveRowOf } from './drive-records.ts';

type Query = Tx['query'];

export async function insertDrive({ query }: Tx, drive: Drive): Promise<void> {
  await query.insertInto('drives').values(driveRowOf(drive)).execute();
}

export async function findDrive(
  query: Query,
  by: { id: string } | { folio: number },
): Promise<Drive | undefined> {
  const rows = query.selectFrom('drives').selectAll();
  const found = 'id' in by ? rows.where('id', '=', by.id) : rows.where('folio', '=', by.folio);
  const row = await found.executeTakeFirst();
  return row && driveFromRow(row);
}

/** Nobody else changes it, nor who has a place in it, until the end of the transaction. */
export async function lockDrive(
  { query }: Tx,
  by: { id: string } | { folio: number },
): Promise<Drive | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const rows = query.updateTable('drives').set((eb) => ({ folio: eb.ref('folio') }));
  const found = 'id' in by ? rows.where('id', '=', by.id) : rows.where('folio', '=', by.folio);
  const row = await found.returningAll().executeTakeFirst();
  return row && driveFromRow(row);
}

export const storeDriveState: StoreState<DriveState, { figures_json?: string }> = async (
  { query },
  id,
  from,
  changes,
) => {
  const { numUpdatedRows } = await query
    .updateTable('drives')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** All but its state. */
export async function updateDrive({ query }: Tx, drive: Drive): Promise<void> {
  const { id, status: _, ...changes } = driveRowOf(drive);
  await query.updateTable('drives').set(changes).where('id', '=', id).execute();
}

/** The latest day first. */
export async function pageOfDrives(
  query: Query,
  { page, limit }: PageRequest,
): Promise<Paged<Drive>> {
  const rows = await query
    .selectFrom('drives')
    .selectAll()
    .orderBy('on_date', 'desc')
    .orderBy('folio', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await query
    .selectFrom('drives')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return paged(rows.map(driveFromRow), Number(total), { page, limit });
}

/** In these states, from a day on the next first, or before it the latest first. */
export async function findDrives(
  query: Query,
  states: readonly DriveState[],
  when: { from: string } | { before: string },
  most: number,
): Promise<Drive[]> {
  const all = query.selectFrom('drives').selectAll().where('status', 'in', states).limit(most);
  const rows =
    'from' in when
      ? all.where('on_date', '>=', when.from).orderBy('on_date').orderBy('folio')
      : all.where('on_date', '<', when.before).orderBy('on_date', 'desc').orderBy('folio', 'desc');
  return (await rows.execute()).map(driveFromRow);
}
