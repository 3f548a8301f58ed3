import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** The pets whose adopter has this telephone, the newest first; found by the index of migration 130. */
export async function findIdsByAdopterPhone(
  { query, dialect }: Database,
  phone: string,
  most: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('pets')
    .select('id')
    .where('adopter_json', 'is not', null)
    .where(dialect.textMember(sql.ref('adopter_json'), 'phone'), '=', phone)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
