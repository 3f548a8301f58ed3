import { type SqlBool, sql } from 'kysely';
import { openRescueStates, type RescueState } from '#domain/rescues/rescue-machine.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { StoreState } from '#server/features/kits/document-states/document-states.service.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { RescueReport } from './rescue-report.ts';
import { fromRow, rowOf } from './rescue-rows.ts';

type Query = Tx['query'];

/** Written out, as the partial indexes have it. */
const isOpen = sql<SqlBool>`status in (${sql.join(openRescueStates.map((one) => sql.lit(one)))})`;

export async function insertReport({ query }: Tx, report: RescueReport): Promise<void> {
  await query.insertInto('rescue_reports').values(rowOf(report)).execute();
}

export async function findReport(
  query: Query,
  by: { id: string } | { folio: number },
): Promise<RescueReport | undefined> {
  const rows = query.selectFrom('rescue_reports').selectAll();
  const found = 'id' in by ? rows.where('id', '=', by.id) : rows.where('folio', '=', by.folio);
  const row = await found.executeTakeFirst();
  return row && fromRow(row);
}

/** Nobody else changes it until the end of the transaction. */
export async function lockReport(
  { query }: Tx,
  by: { id: string } | { folio: number },
): Promise<RescueReport | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const rows = query.updateTable('rescue_reports').set((eb) => ({ folio: eb.ref('folio') }));
  const found = 'id' in by ? rows.where('id', '=', by.id) : rows.where('folio', '=', by.folio);
  const row = await found.returningAll().executeTakeFirst();
  return row && fromRow(row);
}

export const storeRescueState: StoreState<
  RescueState,
  { ended_at?: string | null; expires_at?: string; pet_id?: string; reminded_at?: null }
> = async ({ query }, id, from, changes) => {
  const { numUpdatedRows } = await query
    .updateTable('rescue_reports')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export async function updateReport(
  { query }: Tx,
  id: string,
  changes: Partial<Record<'attended_by' | 'answered_at' | 'reminded_at', string | null>> & {
    activity_at?: string;
    urgency?: number;
    expires_at?: string;
  },
): Promise<void> {
  await query.updateTable('rescue_reports').set(changes).where('id', '=', id).execute();
}

/** Open ones of whoever has this account, mailbox or telephone; '' and null are nobody's. */
export async function countOpenOf(
  query: Query,
  { accountId, email, phone }: Pick<RescueReport, 'accountId' | 'email' | 'phone'>,
): Promise<number> {
  const { total } = await query
    .selectFrom('rescue_reports')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where(isOpen)
    .where((eb) =>
      eb.or([
        ...(accountId === null ? [] : [eb('account_id', '=', accountId)]),
        ...(email === '' ? [] : [sameEmail('email', email)]),
        ...(phone === '' ? [] : [eb('phone', '=', phone)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Of an account, or of the mailbox that it has shown to be its own; the newest first, in portions of the export's size. */
export async function findReportsOf(
  query: Query,
  { accountId, email }: { accountId: string; email: string | undefined },
  most = 500,
): Promise<RescueReport[]> {
  const rows = await query
    .selectFrom('rescue_reports')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        ...(email === undefined ? [] : [sameEmail('email', email)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

export async function moveReports(
  { query }: Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  const reports = await findReportsOf(query, { accountId: userId, email: from });
  for (const report of reports) {
    if (report.email === '') continue;
    const moved = { ...report, email: to };
    await query
      .updateTable('rescue_reports')
      .set({ email: to, search_text: rowOf(moved).search_text })
      .where('id', '=', report.id)
      .where(sameEmail('email', from))
      .execute();
  }
}

/** With what was written to and fro. */
export async function deleteReports({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('rescue_reports').where('id', 'in', ids).execute();
}

export const expiringReports = expiringRows({
  table: 'rescue_reports',
  key: 'id',
  since: sql.ref('ended_at'),
  condition: sql<SqlBool>`ended_at is not null`,
});

/** Open ones whose time is over by then; the first that end first. */
export async function findEnding(
  query: Query,
  { before, reminded }: { before: string; reminded: boolean },
  most: number,
): Promise<RescueReport[]> {
  const rows = await query
    .selectFrom('rescue_reports')
    .selectAll()
    .where(isOpen)
    .where('expires_at', '<=', before)
    .$if(!reminded, (all) => all.where('reminded_at', 'is', null))
    .orderBy('expires_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** Open ones of these days that may be about the same animal, the latest first. */
export async function findAlike(
  { query }: Pick<Database, 'query'>,
  report: RescueReport,
  { since, until }: { since: string; until: string },
  most: number,
): Promise<RescueReport[]> {
  const rows = await query
    .selectFrom('rescue_reports')
    .selectAll()
    .where(isOpen)
    .where('created_at', '>=', since)
    .where('created_at', '<=', until)
    .where('species', '=', report.species)
    .where('id', '<>', report.id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** What tells one report from another at the desk. */
export type NamedReport = Pick<RescueReport, 'id' | 'folio' | 'createdAt' | 'place'>;

/** Open ones of these days but this one, the latest first. */
export const findOpenAround = (
  query: Query,
  { id }: Pick<RescueReport, 'id'>,
  { since, until }: { since: string; until: string },
  most: number,
): Promise<NamedReport[]> =>
  query
    .selectFrom('rescue_reports')
    .select(['id', 'folio', 'created_at as createdAt', 'place'])
    .where(isOpen)
    .where('created_at', '>=', since)
    .where('created_at', '<=', until)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();

/** An account that goes attends to nothing any more. */
export async function forgetRescuer({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('rescue_reports')
    .set({ attended_by: null })
    .where('attended_by', '=', accountId)
    .execute();
  await query
    .updateTable('rescue_entries')
    .set({ author_id: null })
    .where('author_id', '=', accountId)
    .execute();
}
