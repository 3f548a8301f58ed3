import { type Selectable, sql } from 'kysely';
import type { FosterSkill } from '#domain/fostering/foster-home.ts';
import type { FosterRequest } from '#domain/fostering/foster-request.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { FosterRequestsTable } from '#server/db/tables/fostering.ts';
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
