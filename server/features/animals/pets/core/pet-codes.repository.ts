import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Pets with one code are almost never two. */
const most = 4;

/** Of the pets whose ids end so, as the index `pets_code` has it: the newest first. */
export async function idsEndingIn(query: Database['query'], end: string): Promise<string[]> {
  const rows = await query
    .selectFrom('pets')
    .select('id')
    .where(sql<string>`substr(id, 30)`, '=', end)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
