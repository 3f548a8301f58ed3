import { type SqlBool, sql } from 'kysely';
import type { NoticeState } from '#domain/lost-and-found/notice-machine.ts';
import type { NoticeKind, NoticeSpecies } from '#domain/lost-and-found/notice-words.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import { foldText } from '#domain/text.ts';
import type { Database } from '#server/db/database.ts';
import type { PetNoticesTable } from '#server/db/tables/lost-and-found.ts';
import type { PetNotice } from './notice.ts';
import { fromRow } from './notice-rows.ts';

export interface NoticeDeskFilter {
  term: string;
  /** Those that wait to be looked at, or all. */
  scope: 'waiting' | 'all';
  state?: NoticeState | undefined;
  kind?: NoticeKind | undefined;
  species?: NoticeSpecies | undefined;
}

/** As it is told to whoever made it. */
const number = /^#?(\d{1,9})$/;

function conditionOf({ dialect }: Database, filter: NoticeDeskFilter) {
  const term = foldText(filter.term);
  const [, digits] = number.exec(term) ?? [];
  const holds = dialect.contains(sql<string>`search_text`, dialect.contained(term));
  const conditions = [
    ...(filter.state
      ? [sql<SqlBool>`status = ${filter.state}`]
      : filter.scope === 'waiting'
        ? [sql<SqlBool>`status = 'inReview'`]
        : [sql<SqlBool>`1 = 1`]),
    ...(term ? [digits ? sql<SqlBool>`(folio = ${Number(digits)} or ${holds})` : holds] : []),
    ...(filter.kind ? [sql<SqlBool>`kind = ${filter.kind}`] : []),
    ...(filter.species ? [sql<SqlBool>`species = ${filter.species}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** What waits longest first; among all, the newest first. */
export async function pageOfNotices(
  database: Database,
  filter: NoticeDeskFilter,
  { page, limit }: PageRequest,
): Promise<Paged<PetNotice>> {
  const found = sql`from pet_notices where ${conditionOf(database, filter)}`;
  const isWaiting = (filter.state ?? (filter.scope === 'waiting' && 'inReview')) === 'inReview';
  const order = isWaiting ? sql`created_at, id` : sql`created_at desc, id desc`;
  const { query } = database;
  const { rows } = await sql<PetNoticesTable>`select * ${found} order by ${order}
    limit ${limit} offset ${(page - 1) * limit}`.execute(query);
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(query);
  return paged(rows.map(fromRow), Number(counted.rows[0]?.total ?? 0), { page, limit });
}

/** In portions, the newest first. */
export async function* allNotices(
  database: Database,
  filter: NoticeDeskFilter,
  atOnce = 200,
): AsyncGenerator<PetNotice[]> {
  for (let after: { at: string; id: string } | undefined; ; ) {
    const beyond = after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : sql``;
    const { rows } = await sql<PetNoticesTable>`select * from pet_notices
      where ${conditionOf(database, filter)} ${beyond}
      order by created_at desc, id desc limit ${atOnce}`.execute(database.query);
    if (rows.length > 0) yield rows.map(fromRow);
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = { at: last.created_at, id: last.id };
  }
}

/** Of one state, counted no further than `most`. */
export async function countInState(
  { query }: Pick<Database, 'query'>,
  state: NoticeState,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`select count(*) as total from
    (select id from pet_notices where status = ${state} limit ${most}) as counted`.execute(query);
  return Number(rows[0]?.total ?? 0);
}
