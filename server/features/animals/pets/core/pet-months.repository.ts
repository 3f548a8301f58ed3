import { sql } from 'kysely';
import { mostCounted } from '#domain/dashboard/attention.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import type { PetHistoryEntry } from '#domain/pets/pet.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { isShown } from './public-pets.ts';

/** As the index `pets_taken_in` has it. */
const monthOfArrival = sql<string>`substr(registered_on, 1, 7)`;

/** Pets that were taken in, by 'YYYY-MM'. @param from YYYY-MM-DD, the first of a month */
export async function countTakenIn(
  { query }: Pick<Database, 'query'>,
  from: string,
  ownerId: string | undefined,
): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('pets')
    .select(({ fn }) => [monthOfArrival.as('month'), fn.countAll<number | string>().as('pets')])
    .where('deleted', '=', sql.lit(0))
    .where(monthOfArrival, '>=', from.slice(0, 7))
    .$if(ownerId !== undefined, (rest) => rest.where('owner_id', '=', ownerId ?? ''))
    .groupBy(monthOfArrival)
    .execute();
  return new Map(rows.map(({ month, pets }) => [month, Number(pets)]));
}

/** For each pet that was adopted since `from` (YYYY-MM-DD): in which month, and after how many days. */
export async function findAdoptions(
  { query }: Pick<Database, 'query'>,
  from: string,
  ownerId: string | undefined,
): Promise<{ month: string; days: number }[]> {
  const rows = await query
    .selectFrom('pets')
    .select(['registered_on as registeredOn', 'history_json as historyJson'])
    .where('deleted', '=', sql.lit(0))
    .where('status', '=', sql.lit('adopted'))
    // Whatever was adopted since then was changed since then: in every time zone after the day before in UTC.
    .where('updated_at', '>=', addDays(from, -1))
    .$if(ownerId !== undefined, (rest) => rest.where('owner_id', '=', ownerId ?? ''))
    .execute();
  return rows.flatMap(({ registeredOn, historyJson }) => {
    const history = JSON.parse(historyJson) as PetHistoryEntry[];
    const adopted = history.findLast(({ status }) => status === 'adopted');
    if (!adopted || adopted.date < from) return [];
    return [
      {
        month: adopted.date.slice(0, 7),
        days: Math.max(0, daysBetween(registeredOn, adopted.date)),
      },
    ];
  });
}

/** Pets that visitors see, but not for longer than until `last` (YYYY-MM-DD). */
export const countExpiring = (
  database: Database,
  programme: Programme,
  { today, last }: { today: string; last: string },
  ownerId?: string,
): Promise<number> =>
  countAtMost(
    database,
    database.query
      .selectFrom('pets')
      .where('status', '=', programme)
      .where(isShown(today))
      .where('expires_on', '<=', last)
      .$if(ownerId !== undefined, (rest) => rest.where('owner_id', '=', ownerId ?? '')),
    mostCounted,
  );
