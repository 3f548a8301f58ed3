import type { Selectable } from 'kysely';
import type { FosterAsk, RequestAnswer } from '#domain/fostering/foster-request.ts';
import type { Tx } from '#server/db/database.ts';
import type { FosterAsksTable } from '#server/db/tables/fostering.ts';

type Query = Tx['query'];

export async function insertAsks(
  { query }: Tx,
  asks: readonly Pick<FosterAsk, 'id' | 'requestId' | 'homeId'>[],
): Promise<void> {
  await query
    .insertInto('foster_asks')
    .values(
      asks.map(({ id, requestId, homeId }) => ({
        id,
        request_id: requestId,
        home_id: homeId,
        sent_at: null,
        answer: null,
        answered_at: null,
      })),
    )
    .execute();
}

export async function findAsk(query: Query, id: string): Promise<FosterAsk | undefined> {
  const row = await query
    .selectFrom('foster_asks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && askFrom(row);
}

/** Those that answered first, in the order of their answers. */
export async function findAsksOf(
  query: Query,
  requestIds: readonly string[],
): Promise<FosterAsk[]> {
  if (requestIds.length === 0) return [];
  const rows = await query
    .selectFrom('foster_asks')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('id')
    .execute();
  return rows
    .map(askFrom)
    .toSorted((a, b) => (a.answeredAt ?? '9').localeCompare(b.answeredAt ?? '9'));
}

/** Of a home, about requests that are open at that instant and that it has not answered. */
export async function findOpenAsks(
  query: Query,
  homeId: string,
  now: string,
): Promise<FosterAsk[]> {
  const rows = await query
    .selectFrom('foster_asks')
    .innerJoin('foster_requests', 'foster_requests.id', 'foster_asks.request_id')
    .selectAll('foster_asks')
    .where('foster_asks.home_id', '=', homeId)
    .where('foster_asks.answer', 'is', null)
    .where('foster_requests.state', '=', 'open')
    .where('foster_requests.expires_at', '>', now)
    .orderBy('foster_requests.expires_at')
    .limit(50)
    .execute();
  return rows.map(askFrom);
}

export async function findAsksOfHome(query: Query, homeId: string): Promise<FosterAsk[]> {
  const rows = await query
    .selectFrom('foster_asks')
    .selectAll()
    .where('home_id', '=', homeId)
    .orderBy('id')
    .execute();
  return rows.map(askFrom);
}

/** Those that have not been sent yet, of a request. */
export async function findUnsent(
  query: Query,
  requestId: string,
  most: number,
): Promise<FosterAsk[]> {
  const rows = await query
    .selectFrom('foster_asks')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(askFrom);
}

export async function noteSent({ query }: Tx, ids: readonly string[], at: string): Promise<void> {
  await query.updateTable('foster_asks').set({ sent_at: at }).where('id', 'in', ids).execute();
}

/** @returns false where it was answered already */
export async function storeAnswer(
  { query }: Tx,
  id: string,
  answer: RequestAnswer,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('foster_asks')
    .set({ answer, answered_at: at })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** They are asked anew, by the same link. */
export async function askAgain({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query
    .updateTable('foster_asks')
    .set({ sent_at: null, answer: null, answered_at: null })
    .where('id', 'in', ids)
    .execute();
}

/** Whoever said yes first cannot after all. */
export async function takeBackYes({ query }: Tx, requestId: string, at: string): Promise<void> {
  await query
    .updateTable('foster_asks')
    .set({ answer: 'no', answered_at: at })
    .where('request_id', '=', requestId)
    .where('answer', '=', 'yes')
    .execute();
}

/** Homes that said yes to a request of the account and were first. */
export async function findHomesThatAgreed(query: Query, authorId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('foster_requests')
    .select('solved_by')
    .distinct()
    .where('author_id', '=', authorId)
    .where('solved_by', 'is not', null)
    .limit(100)
    .execute();
  return rows.flatMap((row) => row.solved_by ?? []);
}

const askFrom = (row: Selectable<FosterAsksTable>): FosterAsk => ({
  id: row.id,
  requestId: row.request_id,
  homeId: row.home_id,
  sentAt: row.sent_at,
  answer: row.answer,
  answeredAt: row.answered_at,
});
