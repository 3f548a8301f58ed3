import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export interface EventMonth {
  /** YYYY-MM */
  month: string;
  events: number;
  /** People who came, where somebody counted them. */
  visitors: number;
}

/** Events between two days (YYYY-MM-DD, both included) that were not cancelled; months without any are left out. */
export async function sumEventMonths(
  { query }: Pick<Database, 'query'>,
  from: string,
  until: string,
): Promise<EventMonth[]> {
  const rows = await query
    .selectFrom('adoption_events')
    .select(({ fn }) => [
      sql<string>`substr(date, 1, 7)`.as('month'),
      fn.countAll<number | string>().as('events'),
      fn.sum<number | string | null>('visitors').as('visitors'),
    ])
    .where('date', '>=', from)
    .where('date', '<=', until)
    .where('cancelled_at', 'is', null)
    .groupBy(sql`substr(date, 1, 7)`)
    .execute();
  return rows.map(({ month, events, visitors }) => ({
    month,
    events: Number(events),
    visitors: Number(visitors ?? 0),
  }));
}
