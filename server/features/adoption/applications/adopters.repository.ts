import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** Of these addresses, as `normalizeEmail` has them, those of families that adopted a pet and have it. */
export async function findAdoptersAmong(
  { query }: Pick<Tx, 'query'>,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await query
    .selectFrom('adoption_applications')
    .select(sql<string>`lower(email)`.as('email'))
    .distinct()
    .where('status', '=', 'adopted')
    .where(sql`lower(email)`, 'in', emails)
    .execute();
  return new Set(rows.map(({ email }) => email));
}
