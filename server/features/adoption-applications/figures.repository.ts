import { type RawBuilder, sql } from 'kysely';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { figureLimits } from '#domain/adoption/figures.ts';
import type { RecordedReason } from '#domain/adoption/warnings.ts';
import type { Database } from '#server/db/database.ts';

/** Which applications are counted: those that arrived in these months, for the pets of one account or of all. */
export interface Counted {
  /** Instants, the last one excluded. */
  months: readonly { month: string; from: string; to: string }[];
  ownerId: string | undefined;
}

export interface CountedGroup {
  /** A month, an account or '' for all of them. */
  key: string | null;
  received: number;
  adopted: number;
  returned: number;
  answerMedian: number | null;
  answerP90: number | null;
  adoptionMedian: number | null;
  adoptionP90: number | null;
}

const groups = {
  all: sql`''`,
  month: sql`months.month`,
  rescuer: sql`a.pet_owner_id`,
} as const;

/** By their place among those that have one: the nearest rank, which is one of the spans themselves. */
export async function countGroups(
  { query }: Database,
  counted: Counted,
  by: keyof typeof groups,
): Promise<CountedGroup[]> {
  const rank = (column: 'answer_minutes' | 'adoption_minutes', tenths: number) => sql`
    min(case when ${sql.ref(`${column}_place`)} * 10 >= ${sql.ref(`${column}_count`)} * ${sql.lit(tenths)}
      then ${sql.ref(column)} end)`;
  const { rows } = await sql<Record<keyof CountedGroup, number | string | null>>`
    with months as (${monthRows(counted)}),
    counted as (
      select ${groups[by]} as key, a.status, a.answer_minutes, a.adoption_minutes
      from months
      join adoption_applications a on a.created_at >= months.first and a.created_at < months.last
      where ${scope(counted)}
    ),
    ranked as (
      select key, status, answer_minutes, adoption_minutes, ${places('answer_minutes')}, ${places('adoption_minutes')}
      from counted
    )
    select key, count(*) as received,
      sum(case when status in ('adopted', 'returned') then 1 else 0 end) as adopted,
      sum(case when status = 'returned' then 1 else 0 end) as returned,
      ${rank('answer_minutes', 5)} as "answerMedian", ${rank('answer_minutes', 9)} as "answerP90",
      ${rank('adoption_minutes', 5)} as "adoptionMedian", ${rank('adoption_minutes', 9)} as "adoptionP90"
    from ranked group by key order by count(*) desc, key limit ${figureLimits.rescuers}`.execute(
    query,
  );
  const number = (value: number | string | null) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    key: row.key === null ? null : String(row.key),
    received: Number(row.received),
    adopted: Number(row.adopted),
    returned: Number(row.returned),
    answerMedian: number(row.answerMedian),
    answerP90: number(row.answerP90),
    adoptionMedian: number(row.adoptionMedian),
    adoptionP90: number(row.adoptionP90),
  }));
}

/** Those without a span come last, and are not counted. */
const places = (column: 'answer_minutes' | 'adoption_minutes') => sql`
  row_number() over (partition by key order by case when ${sql.ref(column)} is null then 1 else 0 end, ${sql.ref(column)})
    as ${sql.ref(`${column}_place`)},
  count(${sql.ref(column)}) over (partition by key) as ${sql.ref(`${column}_count`)}`;

/** The most frequent first. */
export async function countReasons(
  { query }: Database,
  counted: Counted,
): Promise<{ reason: RecordedReason; total: number }[]> {
  const { rows } = await sql<{ reason: RecordedReason; total: number | string }>`
    with months as (${monthRows(counted)})
    select coalesce(a.decline_reason, 'ownWords') as reason, count(*) as total
    from months
    join adoption_applications a on a.created_at >= months.first and a.created_at < months.last
    where a.status = 'declined' and ${scope(counted)}
    group by 1 order by 2 desc, 1`.execute(query);
  return rows.map(({ reason, total }) => ({ reason, total: Number(total) }));
}

export interface CountedApplication {
  folio: number;
  createdAt: string;
  status: ApplicationState;
  rescuerId: string | null;
  answerMinutes: number | null;
  adoptionMinutes: number | null;
  reason: RecordedReason | null;
}

/** In the order of their folios, from behind `after`. */
export async function countedAfter(
  { query }: Database,
  { months, ownerId }: Counted,
  after: number,
  most: number,
): Promise<CountedApplication[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .select(['folio', 'created_at', 'status', 'pet_owner_id'])
    .select(['answer_minutes', 'adoption_minutes', 'decline_reason'])
    .where('created_at', '>=', months[0]?.from ?? '')
    .where('created_at', '<', months.at(-1)?.to ?? '')
    .where('folio', '>', after)
    .$if(ownerId !== undefined, (found) => found.where('pet_owner_id', '=', ownerId ?? ''))
    .orderBy('folio')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    folio: Number(row.folio),
    createdAt: row.created_at,
    status: row.status as ApplicationState,
    rescuerId: row.pet_owner_id,
    answerMinutes: row.answer_minutes,
    adoptionMinutes: row.adoption_minutes,
    reason: row.decline_reason,
  }));
}

const scope = ({ ownerId }: Counted): RawBuilder<unknown> =>
  ownerId === undefined ? sql`1 = 1` : sql`a.pet_owner_id = ${ownerId}`;

const monthRows = ({ months }: Counted): RawBuilder<unknown> =>
  sql.join(
    months.map(
      ({ month, from, to }) =>
        sql`select cast(${month} as text) as month, cast(${from} as text) as first, cast(${to} as text) as last`,
    ),
    sql` union all `,
  );
