import { type SqlBool, sql } from 'kysely';
import type { Intake } from '#domain/intakes/intake.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];

const read = (row: Tables['pet_intakes']): Intake => ({
  kind: row.kind,
  cameOn: row.came_on,
  place: row.place,
  broughtBy: row.brought_by,
  chip: row.chip,
});

export async function findIntakeOf(query: Query, petId: string): Promise<Intake | undefined> {
  const row = await query
    .selectFrom('pet_intakes')
    .selectAll()
    .where('pet_id', '=', petId)
    .executeTakeFirst();
  return row && read(row);
}

/** In the place of what was noted before. */
export async function putIntake(
  { query }: Tx,
  petId: string,
  { kind, cameOn, place, broughtBy, chip }: Intake,
  now: string,
): Promise<void> {
  const values = {
    ...{ updated_at: now, kind, came_on: cameOn },
    ...{ place, brought_by: broughtBy, chip },
  };
  await query
    .insertInto('pet_intakes')
    .values({ pet_id: petId, ...values })
    .onConflict((conflict) => conflict.column('pet_id').doUpdateSet(values))
    .execute();
}

/** By the ids of the pets, of those that have one. */
export async function findIntakes(
  query: Query,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Intake, 'kind' | 'cameOn'>>> {
  if (petIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('pet_intakes')
    .select(['pet_id', 'kind', 'came_on'])
    .where('pet_id', 'in', petIds)
    .execute();
  return new Map(rows.map((row) => [row.pet_id, { kind: row.kind, cameOn: row.came_on }]));
}

/** That say who brought the animal. */
export const expiringBringers = expiringRows({
  table: 'pet_intakes',
  key: 'pet_id',
  since: sql.ref('updated_at'),
  condition: sql<SqlBool>`brought_by <> ''`,
});

/** How and when the animals came stays. */
export async function forgetBringers({ query }: Tx, petIds: readonly string[]): Promise<void> {
  if (petIds.length === 0) return;
  await query
    .updateTable('pet_intakes')
    .set({ brought_by: '' })
    .where('pet_id', 'in', petIds)
    .execute();
}
