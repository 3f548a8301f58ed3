import { sql } from 'kysely';
import type { HoursState } from '#domain/volunteers/hours-rules.ts';
import type { VolunteerTask } from '#domain/volunteers/volunteer-words.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { VolunteerHoursTable } from '#server/db/tables/volunteers.ts';

type Query = Tx['query'];
export type HoursRow = VolunteerHoursTable;

export async function insertHours({ query }: Tx, rows: readonly HoursRow[]): Promise<void> {
  if (rows.length > 0) await query.insertInto('volunteer_hours').values(rows).execute();
}

export const findHours = (query: Query, id: string): Promise<HoursRow | undefined> =>
  query.selectFrom('volunteer_hours').selectAll().where('id', '=', id).executeTakeFirst();

/** Of one volunteer, the latest first. */
export const findHoursOfVolunteer = (
  query: Query,
  volunteerId: string,
  most: number,
): Promise<HoursRow[]> =>
  query
    .selectFrom('volunteer_hours')
    .selectAll()
    .where('volunteer_id', '=', volunteerId)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Minutes of a day that are noted or confirmed. */
export async function minutesOfDay(
  query: Query,
  volunteerId: string,
  day: string,
  except = '',
): Promise<number> {
  const { total } = await query
    .selectFrom('volunteer_hours')
    .select((eb) =>
      eb.fn.coalesce(eb.fn.sum<number | string>('minutes'), sql<number>`0`).as('total'),
    )
    .where('volunteer_id', '=', volunteerId)
    .where('day', '=', day)
    .where('status', 'in', ['noted', 'confirmed'])
    .where('id', '<>', except)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function countNoted(query: Query, volunteerId: string): Promise<number> {
  const { total } = await query
    .selectFrom('volunteer_hours')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('volunteer_id', '=', volunteerId)
    .where('status', '=', 'noted')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** @returns false where they are in another state by now */
export async function settleHours(
  { query }: Tx,
  { id, from }: { id: string; from: HoursState },
  changes: Partial<Pick<HoursRow, 'status' | 'minutes' | 'reviewed_by'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('volunteer_hours')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false where somebody has looked at them by now */
export async function deleteNoted({ query }: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('volunteer_hours')
    .where('id', '=', id)
    .where('status', '=', 'noted')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What volunteers noted, the oldest first, with who they are. */
export const findNoted = (query: Query, most: number) =>
  query
    .selectFrom('volunteer_hours')
    .innerJoin('volunteers', 'volunteers.id', 'volunteer_hours.volunteer_id')
    .selectAll('volunteer_hours')
    .select(['folio', 'name'])
    .where('volunteer_hours.status', '=', 'noted')
    .orderBy('volunteer_hours.created_at')
    .orderBy('volunteer_hours.id')
    .limit(most)
    .execute();

/** Between two days, both included; of one volunteer, or of all. */
export interface HoursSpan {
  from: string;
  until: string;
  volunteerId?: string;
}

const confirmed = ({ from, until, volunteerId }: HoursSpan) =>
  sql`from volunteer_hours where status = 'confirmed' and minutes > 0
    and day >= ${from} and day <= ${until}
    ${volunteerId === undefined ? sql`` : sql`and volunteer_id = ${volunteerId}`}`;

export async function sumByTaskAndMonth(query: Query, span: HoursSpan) {
  const { rows } = await sql<{ task: VolunteerTask; month: string; minutes: number }>`
    select task, substr(day, 1, 7) as month, sum(minutes) as minutes ${confirmed(span)}
    group by 1, 2`.execute(query);
  const sums = <Key extends 'task' | 'month'>(key: Key) => {
    const totals = new Map<(typeof rows)[number][Key], number>();
    for (const row of rows) {
      totals.set(row[key], (totals.get(row[key]) ?? 0) + Number(row.minutes));
    }
    return [...totals];
  };
  return {
    total: rows.reduce((all, { minutes }) => all + Number(minutes), 0),
    byTask: sums('task')
      .map(([task, minutes]) => ({ task, minutes }))
      .sort((a, b) => b.minutes - a.minutes),
    byMonth: sums('month')
      .map(([month, minutes]) => ({ month, minutes }))
      .sort((a, b) => b.month.localeCompare(a.month)),
  };
}

/** Those with the most first. */
export async function sumByVolunteer(query: Query, span: HoursSpan, most: number) {
  const { rows } = await sql<{ folio: number; name: string; minutes: number }>`
    select folio, name, sums.minutes as minutes from (
      select volunteer_id, sum(minutes) as minutes ${confirmed(span)} group by 1
    ) as sums join volunteers on volunteers.id = volunteer_id
    order by 3 desc, 1 limit ${most}`.execute(query);
  return rows.map(({ folio, name, minutes }) => ({ folio, name, minutes: Number(minutes) }));
}

interface ExportedHours {
  id: string;
  day: string;
  folio: number;
  name: string;
  task: VolunteerTask;
  minutes: number;
  note: string;
  shift_id: string | null;
}

/** In portions, by day. */
export async function* allConfirmed(
  { query }: Pick<Database, 'query'>,
  span: HoursSpan,
  atOnce = 300,
): AsyncGenerator<ExportedHours[]> {
  for (let after = { day: '', id: '' }; ; ) {
    const { rows } = await sql<ExportedHours>`
      select volunteer_hours.id as id, day, folio, name, task, minutes, volunteer_hours.note as note, shift_id
      from volunteer_hours join volunteers on volunteers.id = volunteer_id
      where volunteer_hours.status = 'confirmed' and minutes > 0
        and day >= ${span.from} and day <= ${span.until}
        and (day, volunteer_hours.id) > (${after.day}, ${after.id})
      order by day, volunteer_hours.id limit ${atOnce}`.execute(query);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = { day: last.day, id: last.id };
  }
}

/** Shifts that are over without review, and noted entries, together up to so many. */
export async function countToReview({ query }: Pick<Database, 'query'>, now: string, most: number) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select id from volunteer_hours where status = 'noted'
    union all
    select id from volunteer_shifts where ends_at <= ${now} and canceled_at is null
      and reviewed_at is null
      and exists (select 1 from volunteer_turns where shift_id = volunteer_shifts.id)
    limit ${most}
  ) as waiting`.execute(query);
  return Number(rows[0]?.total ?? 0);
}

/** Whoever reviewed them has no account any more. */
export async function forgetReviewer({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('volunteer_hours')
    .set({ reviewed_by: null })
    .where('reviewed_by', '=', accountId)
    .execute();
}
