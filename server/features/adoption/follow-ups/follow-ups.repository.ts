import { type Selectable, sql } from 'kysely';
import type { FollowUpAnswer, FollowUpStep } from '#domain/adoption/follow-up.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AdoptionFollowUpsTable } from '#server/db/tables/adoption.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];

/** Days are YYYY-MM-DD; what ends in `At`, and `openUntil`, is an instant. */
export interface FollowUp {
  id: string;
  applicationId: string;
  step: FollowUpStep;
  dueOn: string;
  sentAt: string | null;
  endedAt: string | null;
  openUntil: string | null;
  answer: FollowUpAnswer | null;
  words: string;
  answeredAt: string | null;
}

type Planned = Pick<FollowUp, 'id' | 'applicationId' | 'step' | 'dueOn'>;

export async function insertFollowUps({ query }: Tx, planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ id, applicationId, step, dueOn }) => ({
    id,
    application_id: applicationId,
    step,
    due_on: dueOn,
    words: '',
  }));
  await query
    .insertInto('adoption_follow_ups')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['application_id', 'step']).doNothing())
    .execute();
}

/** Of one application, in the order in which they are due. */
export async function findOfApplication(query: Query, applicationId: string): Promise<FollowUp[]> {
  const rows = await query
    .selectFrom('adoption_follow_ups')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('due_on')
    .execute();
  return rows.map(fromRow);
}

export async function findOfApplications(
  { query }: Pick<Database, 'query'>,
  applicationIds: readonly string[],
): Promise<FollowUp[]> {
  if (applicationIds.length === 0) return [];
  const rows = await query
    .selectFrom('adoption_follow_ups')
    .selectAll()
    .where('application_id', 'in', applicationIds)
    .orderBy('due_on')
    .execute();
  return rows.map(fromRow);
}

export async function findById(query: Query, id: string): Promise<FollowUp | undefined> {
  const row = await query
    .selectFrom('adoption_follow_ups')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function findByTokenHash(query: Query, hash: string): Promise<FollowUp | undefined> {
  const row = await query
    .selectFrom('adoption_follow_ups')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** @param day YYYY-MM-DD @returns the ids of those whose day has come, the earliest first */
export async function findDue({ query }: Database, day: string, most: number): Promise<string[]> {
  const rows = await query
    .selectFrom('adoption_follow_ups')
    .select('id')
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('due_on', '<=', day)
    .orderBy('due_on')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns false where it was sent or ended meanwhile */
export async function markSent(
  { query }: Tx,
  id: string,
  { sentAt, openUntil, tokenHash }: { sentAt: string; openUntil: string; tokenHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('adoption_follow_ups')
    .set({ sent_at: sentAt, open_until: openUntil, token_hash: tokenHash })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markEnded({ query }: Tx, id: string, endedAt: string): Promise<void> {
  await query
    .updateTable('adoption_follow_ups')
    .set({ ended_at: endedAt })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** All that are still to be sent or answered: none of them can be answered any more. */
export async function endOf({ query }: Tx, applicationId: string, endedAt: string): Promise<void> {
  await query
    .updateTable('adoption_follow_ups')
    .set({ ended_at: endedAt })
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function storeAnswer(
  { query }: Tx,
  id: string,
  input: Pick<FollowUp, 'answer' | 'words' | 'answeredAt' | 'openUntil'>,
): Promise<void> {
  await query
    .updateTable('adoption_follow_ups')
    .set({
      answer: input.answer,
      words: input.words,
      answered_at: input.answeredAt,
      open_until: input.openUntil,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteFollowUps({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('adoption_follow_ups').where('id', 'in', ids).execute();
}

export async function deleteOfApplications({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('adoption_follow_ups').where('application_id', 'in', ids).execute();
}

export const expiringFollowUps = expiringRows({
  table: 'adoption_follow_ups',
  key: 'id',
  since: sql.ref('due_on'),
});

const fromRow = (row: Selectable<AdoptionFollowUpsTable>): FollowUp => ({
  id: row.id,
  applicationId: row.application_id,
  step: row.step,
  dueOn: row.due_on,
  sentAt: row.sent_at,
  endedAt: row.ended_at,
  openUntil: row.open_until,
  answer: row.answer,
  words: row.words,
  answeredAt: row.answered_at,
});
