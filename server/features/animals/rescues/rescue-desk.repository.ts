import { type SqlBool, sql } from 'kysely';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import { openRescueStates, type RescueState } from '#domain/rescues/rescue-machine.ts';
import { type RescueKind, type Urgency, urgencies } from '#domain/rescues/rescue-words.ts';
import { foldText } from '#domain/text.ts';
import type { Database } from '#server/db/database.ts';
import type { RescueReportsTable } from '#server/db/tables/rescues.ts';
import type { RescueReport } from './rescue-report.ts';
import { fromRow } from './rescue-rows.ts';

export interface RescueFilter {
  term: string;
  /** Whatever still waits for something, or all. */
  scope: 'open' | 'all';
  state?: RescueState | undefined;
  kind?: RescueKind | undefined;
  urgency?: Urgency | undefined;
  /** An account, or nobody. */
  assigned?: { to: string | null } | undefined;
  federalState?: string | undefined;
}

const open = sql<SqlBool>`status in (${sql.join(openRescueStates.map((one) => sql.lit(one)))})`;
/** As it is told to whoever reported. */
const number = /^#?(\d{1,9})$/;

function conditionOf({ dialect }: Database, filter: RescueFilter) {
  const term = foldText(filter.term);
  const [, digits] = number.exec(term) ?? [];
  const holds = dialect.contains(sql<string>`search_text`, dialect.contained(term));
  const conditions = [
    ...(filter.state
      ? [sql<SqlBool>`status = ${filter.state}`]
      : filter.scope === 'open'
        ? [open]
        : [sql<SqlBool>`1 = 1`]),
    ...(term ? [digits ? sql<SqlBool>`(folio = ${Number(digits)} or ${holds})` : holds] : []),
    ...(filter.kind ? [sql<SqlBool>`kind = ${filter.kind}`] : []),
    ...(filter.urgency
      ? [sql<SqlBool>`urgency = ${urgencies.values.indexOf(filter.urgency)}`]
      : []),
    ...(filter.assigned?.to === null ? [sql<SqlBool>`attended_by is null`] : []),
    ...(filter.assigned?.to ? [sql<SqlBool>`attended_by = ${filter.assigned.to}`] : []),
    ...(filter.federalState ? [sql<SqlBool>`federal_state = ${filter.federalState}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** The most urgent first, and of those what has waited longest; among all, the newest first. */
export async function pageOfReports(
  database: Database,
  filter: RescueFilter,
  { page, limit }: PageRequest,
): Promise<Paged<RescueReport>> {
  const found = sql`from rescue_reports where ${conditionOf(database, filter)}`;
  const isWaiting = filter.state
    ? openRescueStates.some((one) => one === filter.state)
    : filter.scope === 'open';
  const order = isWaiting ? sql`urgency, created_at, id` : sql`created_at desc, id desc`;
  const { query } = database;
  const { rows } = await sql<RescueReportsTable>`select * ${found} order by ${order}
    limit ${limit} offset ${(page - 1) * limit}`.execute(query);
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(query);
  return paged(rows.map(fromRow), Number(counted.rows[0]?.total ?? 0), { page, limit });
}

/** In portions, the newest first. */
export async function* allReports(
  database: Database,
  filter: RescueFilter,
  atOnce = 200,
): AsyncGenerator<RescueReport[]> {
  for (let after: { at: string; id: string } | undefined; ; ) {
    const beyond = after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : sql``;
    const { rows } = await sql<RescueReportsTable>`select * from rescue_reports
      where ${conditionOf(database, filter)} ${beyond}
      order by created_at desc, id desc limit ${atOnce}`.execute(database.query);
    if (rows.length > 0) yield rows.map(fromRow);
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = { at: last.created_at, id: last.id };
  }
}

export interface RescueCounts {
  open: number;
  now: number;
  nobodys: number;
  mine: number;
  byState: { state: RescueState; total: number }[];
  byKind: { kind: RescueKind; total: number }[];
  byPlace: { place: string; total: number }[];
  /** YYYY-MM-DDTHH in UTC */
  byHour: { hour: string; total: number }[];
}

export async function countReports(
  { query }: Pick<Database, 'query'>,
  accountId: string,
): Promise<RescueCounts> {
  const whose = sql<string>`case when attended_by is null then 'nobody'
    when attended_by = ${accountId} then 'me' else 'other' end`;
  const { rows: waiting } = await sql<{ urgency: number; whose: string; total: number }>`
    select urgency, ${whose} as whose, count(*) as total from rescue_reports where ${open}
    group by 1, 2`.execute(query);
  const { rows } = await sql<{ status: RescueState; kind: RescueKind; total: number }>`
    select status, kind, count(*) as total from rescue_reports group by 1, 2`.execute(query);
  const { rows: places } = await sql<{ place: string; total: number }>`
    select federal_state as place, count(*) as total from rescue_reports
    group by 1 order by 2 desc, 1`.execute(query);
  const { rows: hours } = await sql<{ hour: string; total: number }>`
    select substr(created_at, 1, 13) as hour, count(*) as total from rescue_reports
    group by 1`.execute(query);
  const sum = (of: readonly { total: number }[]) =>
    of.reduce((all, { total }) => all + Number(total), 0);
  const totals = <Key extends 'status' | 'kind'>(key: Key) => {
    const keys = [...new Set(rows.map((row) => row[key]))];
    return keys.map((value) => ({ value, total: sum(rows.filter((row) => row[key] === value)) }));
  };
  return {
    open: sum(waiting),
    now: sum(waiting.filter(({ urgency }) => urgency === 0)),
    nobodys: sum(waiting.filter((row) => row.whose === 'nobody')),
    mine: sum(waiting.filter((row) => row.whose === 'me')),
    byState: totals('status').map(({ value, total }) => ({ state: value, total })),
    byKind: totals('kind').map(({ value, total }) => ({ kind: value, total })),
    byPlace: places.map(({ place, total }) => ({ place, total: Number(total) })),
    byHour: hours.map(({ hour, total }) => ({ hour, total: Number(total) })),
  };
}

/** Open ones for which nobody has answered, up to so many. */
export async function countWaiting({ query }: Pick<Database, 'query'>, most: number) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select id from rescue_reports where ${open}
      and (answered_at is null or answered_at < activity_at) limit ${most}
  ) as waiting`.execute(query);
  return Number(rows[0]?.total ?? 0);
}
