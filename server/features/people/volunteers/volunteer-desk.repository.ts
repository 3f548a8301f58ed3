import { type SqlBool, sql } from 'kysely';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import { foldText } from '#domain/text.ts';
import {
  openVolunteerStates,
  type VolunteerState,
  volunteeringStates,
} from '#domain/volunteers/volunteer-machine.ts';
import type { VolunteerTask } from '#domain/volunteers/volunteer-words.ts';
import type { Database } from '#server/db/database.ts';
import type { VolunteersTable } from '#server/db/tables/volunteers.ts';
import type { Volunteer } from './volunteer.ts';
import { fromRow } from './volunteer-rows.ts';

export interface VolunteerFilter {
  term: string;
  scope: 'open' | 'active' | 'all';
  state?: VolunteerState | undefined;
  task?: VolunteerTask | undefined;
}

const among = (states: readonly VolunteerState[]) =>
  sql<SqlBool>`status in (${sql.join(states.map((one) => sql.lit(one)))})`;
const scopes = {
  open: among(openVolunteerStates),
  active: among(volunteeringStates),
  all: sql<SqlBool>`status <> 'unconfirmed'`,
};
/** As it is told to whoever applied. */
const number = /^#?(\d{1,9})$/;

function conditionOf({ dialect }: Database, { term: typed, scope, state, task }: VolunteerFilter) {
  const term = foldText(typed);
  const [, digits] = number.exec(term) ?? [];
  const holds = dialect.contains(sql<string>`search_text`, dialect.contained(term));
  const conditions = [
    state ? sql<SqlBool>`status = ${state}` : scopes[scope],
    ...(term ? [digits ? sql<SqlBool>`(folio = ${Number(digits)} or ${holds})` : holds] : []),
    // Words of a closed list, none within another.
    ...(task ? [sql<SqlBool>`(wished_json || tasks_json) like ${`%"${task}"%`}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** What waits, the oldest first; others the newest first. */
export async function pageOfVolunteers(
  database: Database,
  filter: VolunteerFilter,
  { page, limit }: PageRequest,
): Promise<Paged<Volunteer>> {
  const found = sql`from volunteers where ${conditionOf(database, filter)}`;
  const order =
    !filter.state && filter.scope === 'open' ? sql`created_at, id` : sql`created_at desc, id desc`;
  const { query } = database;
  const { rows } = await sql<VolunteersTable>`select * ${found} order by ${order}
    limit ${limit} offset ${(page - 1) * limit}`.execute(query);
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(query);
  return paged(rows.map(fromRow), Number(counted.rows[0]?.total ?? 0), { page, limit });
}

/** In portions, the newest first. */
export async function* allVolunteers(
  database: Database,
  filter: VolunteerFilter,
  atOnce = 200,
): AsyncGenerator<Volunteer[]> {
  for (let after: { at: string; id: string } | undefined; ; ) {
    const beyond = after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : sql``;
    const { rows } = await sql<VolunteersTable>`select * from volunteers
      where ${conditionOf(database, filter)} ${beyond}
      order by created_at desc, id desc limit ${atOnce}`.execute(database.query);
    if (rows.length > 0) yield rows.map(fromRow);
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = { at: last.created_at, id: last.id };
  }
}

/** How many there are in each state, and the tasks of those who volunteer. */
export async function countByState({ query }: Pick<Database, 'query'>) {
  const { rows } = await sql<{ state: VolunteerState; tasks: string; total: number }>`
    select status as state, tasks_json as tasks, count(*) as total from volunteers
    where status <> 'unconfirmed' group by 1, 2`.execute(query);
  return rows.map(({ state, tasks, total }) => ({
    state,
    tasks: JSON.parse(tasks) as VolunteerTask[],
    total: Number(total),
  }));
}

/** Applications that nobody has decided about, up to so many. */
export async function countOpenApplications({ query }: Pick<Database, 'query'>, most: number) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select id from volunteers where ${scopes.open} limit ${most}
  ) as waiting`.execute(query);
  return Number(rows[0]?.total ?? 0);
}
