import { sql } from 'kysely';
import { mostCounted } from '#domain/dashboard/attention.ts';
import type { LineBasis, LineState, StatementLayout } from '#domain/donations/bank-statement.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

type Query = Tx['query'];

/** A deposit of a bank's statement. */
export interface BankLine {
  id: string;
  statementId: string;
  account: string;
  identity: string;
  layout: StatementLayout;
  /** YYYY-MM-DD */
  postedOn: string;
  amountCents: number;
  bookedCents: number;
  description: string;
  reference: string;
  sender: string;
  trackedAs: string | null;
  repeats: string | null;
  state: LineState;
  basis: LineBasis | null;
  isTried: boolean;
  parts: number;
  reason: string;
  changedAt: string;
  changedBy: string | null;
}

const read = (row: Tables['bank_lines']): BankLine => ({
  id: row.id,
  statementId: row.statement_id,
  account: row.account,
  identity: row.identity,
  layout: row.layout,
  postedOn: row.posted_on,
  amountCents: row.amount_cents,
  bookedCents: row.booked_cents,
  description: row.description,
  reference: row.reference,
  sender: row.sender,
  trackedAs: row.tracked_as,
  repeats: row.repeats_id,
  state: row.state,
  basis: row.basis,
  isTried: row.is_tried === 1,
  parts: row.parts,
  reason: row.reason,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

export const leftOf = ({ amountCents, bookedCents }: BankLine): number => amountCents - bookedCents;

const atOnce = 200;

function* portionsOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += atOnce) yield items.slice(from, from + atOnce);
}

export async function insertLines({ query }: Tx, lines: readonly BankLine[]): Promise<void> {
  for (const some of portionsOf(lines)) {
    const rows = some.map((line) => ({
      id: line.id,
      statement_id: line.statementId,
      account: line.account,
      identity: line.identity,
      layout: line.layout,
      posted_on: line.postedOn,
      amount_cents: line.amountCents,
      booked_cents: line.bookedCents,
      description: line.description,
      reference: line.reference,
      sender: line.sender,
      tracked_as: line.trackedAs,
      repeats_id: line.repeats,
      state: line.state,
      basis: line.basis,
      is_tried: line.isTried ? 1 : 0,
      parts: line.parts,
      reason: line.reason,
      changed_at: line.changedAt,
      changed_by: line.changedBy,
    }));
    await query.insertInto('bank_lines').values(rows).execute();
  }
}

/** Those among the identities that are known. */
export async function findIdentities(
  query: Query,
  account: string,
  identities: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const some of portionsOf(identities)) {
    const rows = await query
      .selectFrom('bank_lines')
      .select('identity')
      .where('account', '=', account)
      .where('identity', 'in', some)
      .execute();
    for (const { identity } of rows) known.add(identity);
  }
  return known;
}

/** Those of the days and amounts; of each day and amount those that may be told twice are among them. */
export async function findSimilar(
  query: Query,
  account: string,
  lines: readonly Pick<BankLine, 'postedOn' | 'amountCents'>[],
): Promise<BankLine[]> {
  const found = new Map<string, BankLine>();
  for (const some of portionsOf(lines)) {
    const rows = await query
      .selectFrom('bank_lines')
      .selectAll()
      .where('account', '=', account)
      .where('posted_on', 'in', [...new Set(some.map(({ postedOn }) => postedOn))])
      .where('amount_cents', 'in', [...new Set(some.map(({ amountCents }) => amountCents))])
      .execute();
    for (const row of rows) found.set(row.id, read(row));
  }
  return [...found.values()];
}

/** For the rest of the transaction nobody else changes it. */
export async function lockLine({ query }: Tx, id: string): Promise<BankLine | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('bank_lines')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && read(row);
}

/** The line of a tracking key, locked as by `lockLine`. */
export async function lockTracked(tx: Tx, trackedAs: string): Promise<BankLine | undefined> {
  const found = await tx.query
    .selectFrom('bank_lines')
    .select('id')
    .where('tracked_as', '=', trackedAs)
    .orderBy('id')
    .executeTakeFirst();
  return found && lockLine(tx, found.id);
}

type LineChanges = Partial<
  Pick<BankLine, 'bookedCents' | 'state' | 'basis' | 'isTried' | 'parts' | 'reason' | 'changedBy'>
>;

export async function changeLine(
  { query }: Tx,
  id: string,
  { bookedCents, state, basis, isTried, parts, reason, changedBy }: LineChanges,
  now: string,
): Promise<void> {
  await query
    .updateTable('bank_lines')
    .set({
      ...(bookedCents !== undefined && { booked_cents: bookedCents }),
      ...(state !== undefined && { state }),
      ...(basis !== undefined && { basis }),
      ...(isTried !== undefined && { is_tried: isTried ? 1 : 0 }),
      ...(parts !== undefined && { parts }),
      ...(reason !== undefined && { reason }),
      ...(changedBy !== undefined && { changed_by: changedBy }),
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Ids of lines whose donation was not looked for yet, in their order. @param of a statement; undefined: of any */
export async function findUntried(
  query: Query,
  { of, after, limit }: { of: string | undefined; after: string; limit: number },
): Promise<string[]> {
  const rows = await query
    .selectFrom('bank_lines')
    .select('id')
    .where('is_tried', '=', 0)
    .where('id', '>', after)
    .$if(of !== undefined, (some) => some.where('statement_id', '=', of ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** That no donation was found for them. */
export async function markTried({ query }: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('bank_lines')
    .set({ is_tried: 1 })
    .where('id', 'in', ids)
    .where('is_tried', '=', 0)
    .execute();
}

export async function findLines(query: Query, ids: readonly string[]): Promise<BankLine[]> {
  if (ids.length === 0) return [];
  const rows = await query.selectFrom('bank_lines').selectAll().where('id', 'in', ids).execute();
  return rows.map(read);
}

/** Those to identify oldest first, the others newest first. */
export async function pageOfLines(
  { query }: Database,
  { state, ...page }: PageRequest & { state: LineState },
): Promise<{ items: BankLine[]; total: number }> {
  const direction = state === 'open' ? 'asc' : 'desc';
  const found = query
    .selectFrom('bank_lines')
    .selectAll()
    .where('state', '=', state)
    .orderBy('posted_on', direction)
    .orderBy('id', direction);
  const { items, total } = await pageAndTotal(found, page);
  return { items: items.map((row) => read(row as Tables['bank_lines'])), total };
}

/** That nobody has identified. */
export const countOpenLines = (database: Database): Promise<number> =>
  countAtMost(
    database,
    database.query.selectFrom('bank_lines').where('state', '=', 'open'),
    mostCounted,
  );

/** What came of them, by donation: centavos, less what was taken back. */
export interface LinePart {
  lineId: string;
  donationId: string;
  cents: number;
}

export async function findParts(query: Query, lineIds: readonly string[]): Promise<LinePart[]> {
  if (lineIds.length === 0) return [];
  const rows = await query
    .selectFrom('account_movements')
    .select(['line_id', 'donation_id'])
    .select(
      sql<
        number | string
      >`sum(case kind when 'arrival' then amount_cents else -amount_cents end)`.as('cents'),
    )
    .where('line_id', 'in', lineIds)
    .groupBy(['line_id', 'donation_id'])
    .orderBy('line_id')
    .orderBy('donation_id')
    .execute();
  return rows
    .map(({ line_id, donation_id, cents }) => ({
      ...{ lineId: line_id ?? '', donationId: donation_id, cents: Number(cents) },
    }))
    .filter(({ cents }) => cents > 0);
}
