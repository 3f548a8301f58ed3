import { type Selectable, type SqlBool, sql } from 'kysely';
import type { FosterSkill } from '#domain/fostering/foster-home.ts';
import {
  type FosterAsk,
  type FosterNeeds,
  type FosterRequest,
  type RequestAnswer,
  skillsNeeded,
} from '#domain/fostering/foster-request.ts';
import type { PageRequest } from '#domain/paging.ts';
import { foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { FosterAsksTable, FosterRequestsTable } from '#server/db/tables/fostering.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

type Query = Tx['query'];

export async function insertRequest({ query }: Tx, request: FosterRequest): Promise<void> {
  await query
    .insertInto('foster_requests')
    .values({
      id: request.id,
      author_id: request.authorId,
      species: request.species,
      animals: request.count,
      words: request.words,
      state: request.state,
      created_at: request.createdAt,
      expires_at: request.expiresAt,
      solved_by: null,
      age: request.age,
      size: request.size,
      skills_json: JSON.stringify(request.skills),
      city: request.city,
      pickup: request.pickup,
      reopened: 0,
    })
    .execute();
}

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

export async function findRequest(query: Query, id: string): Promise<FosterRequest | undefined> {
  const row = await query
    .selectFrom('foster_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Nobody else answers or cancels it until the end of the transaction. */
export async function lockRequest({ query }: Tx, id: string): Promise<FosterRequest | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('foster_requests')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function moveRequest(
  { query }: Tx,
  id: string,
  to:
    | { state: 'cancelled' }
    | { state: 'solved'; solvedBy: string }
    | { state: 'open'; expiresAt: string; reopened: number },
): Promise<void> {
  await query
    .updateTable('foster_requests')
    .set({
      state: to.state,
      ...(to.state === 'solved' && { solved_by: to.solvedBy }),
      ...(to.state === 'open' && {
        solved_by: null,
        expires_at: to.expiresAt,
        reopened: to.reopened,
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** The newest first, of an author or all. */
export async function pageOfRequests(
  query: Query,
  scope: 'all' | { authorId: string },
  page: PageRequest,
): Promise<{ items: FosterRequest[]; total: number }> {
  const all = query.selectFrom('foster_requests');
  const matching = scope === 'all' ? all : all.where('author_id', '=', scope.authorId);
  const newest = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(newest, page);
  return { items: items.map(fromRow), total };
}

export async function countOpen(query: Query, authorId: string, now: string): Promise<number> {
  const { total } = await query
    .selectFrom('foster_requests')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('author_id', '=', authorId)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Closed words alone, so that none is part of another or of the list's own signs. */
const names = (column: string, word: string) =>
  sql<SqlBool>`${sql.ref(`foster_homes.${column}`)} like ${`%"${word}"%`}`;

/**
 * Homes that could take these animals now: active, on offer on that day, with so many free places, of that city, and by
 * what their people said for that age, of that size and able to do what they need; those that had an animal the longest
 * ago first.
 */
export async function findFittingHomes(
  { query, dialect }: Pick<Database, 'query' | 'dialect'>,
  wanted: FosterNeeds & { today: string; exceptAccount: string; among?: readonly string[] },
  most: number,
): Promise<string[]> {
  const { species, count, age, size, city, among, today, exceptAccount } = wanted;
  const said = [
    ...(age === null ? [] : [names('ages_json', age)]),
    // Who takes dogs and said nothing of their size takes any.
    ...(size === null || species === 'cat'
      ? []
      : [sql<SqlBool>`(foster_homes.sizes_json = '[]' or ${names('sizes_json', size)})`]),
    ...skillsNeeded(wanted).map((skill) => names('skills_json', skill)),
    ...(city === ''
      ? []
      : [dialect.contains(sql.ref('foster_homes.city_search'), dialect.contained(foldText(city)))]),
    ...(among ? [sql<SqlBool>`foster_homes.id in (${sql.join(among)})`] : []),
  ];
  if (among?.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select foster_homes.id as id
    from foster_homes
    left join foster_placements on foster_placements.home_id = foster_homes.id
    where foster_homes.status = 'active'
      and foster_homes.species in (${species}, 'both')
      and (foster_homes.available_until is null or foster_homes.available_until >= ${today})
      and foster_homes.account_id <> ${exceptAccount}
      ${sql.join(
        said.map((one) => sql`and ${one}`),
        sql` `,
      )}
    group by foster_homes.id, foster_homes.places
    having foster_homes.places - count(case when foster_placements.id is not null
      and foster_placements.ended_on is null then 1 end) >= ${count}
    order by coalesce(max(coalesce(foster_placements.ended_on, foster_placements.started_on)), ''),
      foster_homes.id
    limit ${most}`.execute(query);
  return rows.map(({ id }) => id);
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

export async function findRequestsBy(query: Query, authorId: string): Promise<FosterRequest[]> {
  const rows = await query
    .selectFrom('foster_requests')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .execute();
  return rows.map(fromRow);
}

/** Of an account that goes: what is open ends, for nobody reads the answers. */
export async function deleteRequestsBy({ query }: Tx, authorId: string): Promise<void> {
  await query.deleteFrom('foster_requests').where('author_id', '=', authorId).execute();
}

export async function deleteRequests({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('foster_requests').where('id', 'in', ids).execute();
}

export const expiringRequests = expiringRows({
  table: 'foster_requests',
  key: 'id',
  since: sql.ref('created_at'),
});

const fromRow = (row: Selectable<FosterRequestsTable>): FosterRequest => ({
  id: row.id,
  authorId: row.author_id,
  species: row.species,
  count: row.animals,
  words: row.words,
  state: row.state,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  solvedBy: row.solved_by,
  age: row.age,
  size: row.size,
  skills: JSON.parse(row.skills_json) as FosterSkill[],
  city: row.city,
  pickup: row.pickup,
  reopened: row.reopened,
});

const askFrom = (row: Selectable<FosterAsksTable>): FosterAsk => ({
  id: row.id,
  requestId: row.request_id,
  homeId: row.home_id,
  sentAt: row.sent_at,
  answer: row.answer,
  answeredAt: row.answered_at,
});
