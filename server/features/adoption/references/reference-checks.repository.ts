import { type Selectable, sql } from 'kysely';
import type { ReferenceAnswer } from '#domain/adoption/reference-check.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { ReferenceChecksTable } from '#server/db/tables/adoption.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];

/** What ends in `At`, and `openUntil`, is an instant. */
export interface ReferenceCheck {
  id: string;
  applicationId: string;
  /** Both '' once they asked to be forgotten. */
  name: string;
  relation: string;
  /** null then. */
  email: string | null;
  askedAt: string;
  /** YYYY-MM-DD */
  remindOn: string | null;
  openUntil: string;
  answeredAt: string | null;
  declinedAt: string | null;
  answer: ReferenceAnswer | null;
}

/** @returns false where the address was asked about this application already */
export async function insertCheck(
  { query }: Tx,
  { email, ...check }: ReferenceCheck & { email: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('reference_checks')
    .values({
      id: check.id,
      application_id: check.applicationId,
      name: check.name,
      relation: check.relation,
      email,
      email_normalized: normalizeEmail(email),
      asked_at: check.askedAt,
      remind_on: check.remindOn,
      open_until: check.openUntil,
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'email_normalized']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findCheck(query: Query, id: string): Promise<ReferenceCheck | undefined> {
  const row = await query
    .selectFrom('reference_checks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** In the order in which they were asked. */
export async function findChecksOf(
  query: Query,
  applicationIds: readonly string[],
): Promise<ReferenceCheck[]> {
  if (applicationIds.length === 0) return [];
  const rows = await query
    .selectFrom('reference_checks')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** Where somebody with this address was asked. */
export async function findChecksByEmail(query: Query, email: string): Promise<ReferenceCheck[]> {
  const rows = await query
    .selectFrom('reference_checks')
    .selectAll()
    .where('email_normalized', '=', normalizeEmail(email))
    .orderBy('asked_at')
    .execute();
  return rows.map(fromRow);
}

/** @param day YYYY-MM-DD @returns the ids of those who are to be reminded by then */
export async function findToRemind({ query }: Database, day: string, most: number) {
  const rows = await query
    .selectFrom('reference_checks')
    .select('id')
    .where('remind_on', '<=', day)
    .orderBy('remind_on')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function stopReminder({ query }: Tx, id: string): Promise<void> {
  await query
    .updateTable('reference_checks')
    .set({ remind_on: null })
    .where('id', '=', id)
    .execute();
}

/** @returns false where it was answered or declined meanwhile */
export async function storeOutcome(
  { query }: Tx,
  id: string,
  outcome: { answeredAt: string; answer: ReferenceAnswer } | { declinedAt: string },
): Promise<boolean> {
  const answer =
    'answer' in outcome
      ? { answered_at: outcome.answeredAt, answer_json: JSON.stringify(outcome.answer) }
      : { declined_at: outcome.declinedAt };
  const { numUpdatedRows } = await query
    .updateTable('reference_checks')
    .set({ ...answer, remind_on: null })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** That somebody was asked stays; who it was, and what they said, does not. */
export async function forgetCheck({ query }: Tx, id: string, now: string): Promise<void> {
  await query
    .updateTable('reference_checks')
    .set({
      name: '',
      relation: '',
      email: null,
      email_normalized: null,
      answered_at: null,
      answer_json: null,
      declined_at: now,
      remind_on: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteChecks({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('reference_checks').where('id', 'in', ids).execute();
}

export async function deleteChecksOf({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('reference_checks').where('application_id', 'in', ids).execute();
}

export async function storeRefusal({ query }: Tx, digest: string, now: string): Promise<void> {
  await query
    .insertInto('reference_refusals')
    .values({ email_digest: digest, refused_at: now })
    .onConflict((conflict) => conflict.column('email_digest').doNothing())
    .execute();
}

export async function hasRefused(query: Query, digest: string): Promise<boolean> {
  const row = await query
    .selectFrom('reference_refusals')
    .select('email_digest')
    .where('email_digest', '=', digest)
    .executeTakeFirst();
  return row !== undefined;
}

export const expiringChecks = expiringRows({
  table: 'reference_checks',
  key: 'id',
  since: sql.ref('asked_at'),
});

const fromRow = (row: Selectable<ReferenceChecksTable>): ReferenceCheck => ({
  id: row.id,
  applicationId: row.application_id,
  name: row.name,
  relation: row.relation,
  email: row.email,
  askedAt: row.asked_at,
  remindOn: row.remind_on,
  openUntil: row.open_until,
  answeredAt: row.answered_at,
  declinedAt: row.declined_at,
  answer: row.answer_json === null ? null : (JSON.parse(row.answer_json) as ReferenceAnswer),
});
