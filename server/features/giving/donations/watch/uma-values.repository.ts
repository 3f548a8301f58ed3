import { type EnteredUma, firstDayOf } from '#domain/donations/uma.ts';
import type { Tx } from '#server/db/database.ts';

/** The newest first. */
export async function findEnteredUma(query: Tx['query']): Promise<EnteredUma[]> {
  const rows = await query
    .selectFrom('uma_values')
    .select(['from_day', 'cents'])
    .orderBy('from_day', 'desc')
    .execute();
  return rows.map(({ from_day, cents }) => ({ year: Number(from_day.slice(0, 4)), cents }));
}

/** In the place of what was entered for the year before. */
export async function storeUma(
  { query }: Tx,
  { year, cents }: EnteredUma,
  { by, at }: { by: string; at: string },
): Promise<void> {
  const entered = { cents, entered_at: at, entered_by: by };
  await query
    .insertInto('uma_values')
    .values({ from_day: firstDayOf(year), ...entered })
    .onConflict((conflict) => conflict.column('from_day').doUpdateSet(entered))
    .execute();
}
