import { type Kysely, sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';
import { allColumns, type PetWithMedia, petFromRow } from './pet-rows.ts';
import { isPublic } from './public-pets.ts';

/** A person's pets without their pictures, oldest first. @param today YYYY-MM-DD: the day for which their age is told */
export async function findOwnPets(
  { query }: Database,
  ownerId: string,
  today: string,
): Promise<PetWithMedia[]> {
  const rows = await query
    .selectFrom('pets')
    .select(allColumns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => petFromRow({ ...row, media: null }, [], today));
}

/** In the order in which whoever locks several pets does so. */
export async function idsOfOwn({ query }: Tx, ownerId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('pets')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What a pet says of its owner's address; where somebody wrote another one, that stays. */
export async function moveOwnerEmail(
  { query }: Tx,
  { userId, from, to }: EmailMove,
): Promise<void> {
  await query
    .updateTable('pets')
    .set({ owner_email: to })
    .where('owner_id', '=', userId)
    .where(sameEmail('owner_email', from))
    .execute();
}

/** Whatever was shown of a person's pets. */
export async function removeMediaOf({ query }: Tx, ownerId: string): Promise<void> {
  await query
    .deleteFrom('pet_media')
    .where('pet_id', 'in', (eb) =>
      eb.selectFrom('pets').select('id').where('owner_id', '=', ownerId),
    )
    .execute();
  await query.updateTable('pets').set({ media_count: 0 }).where('owner_id', '=', ownerId).execute();
}

/** With what a pet's record knows of who adopted it. */
export const expiringAdopters = expiringRows({
  table: 'pets',
  key: 'id',
  since: sql.ref('updated_at'),
  condition: sql`status = 'adopted' and (adopter_json is not null or contract_file is not null)`,
});

/** Their papers go with them. */
export async function takeAdoptersOut({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('pet_papers').where('pet_id', 'in', ids).execute();
  await query
    .updateTable('pets')
    .set((eb) => ({ adopter_json: null, contract_file: null, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Whether a pet of the person's is published, or was looked after since. */
export async function isCaringForPets(
  query: Tx['query'],
  ownerId: string,
  { since, today }: { since: string; today: string },
): Promise<boolean> {
  const pet = await query
    .selectFrom('pets')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where((eb) => eb.or([eb('updated_at', '>=', since), isPublic(today)]))
    .limit(1)
    .executeTakeFirst();
  return pet !== undefined;
}

/** The names of the papers of a person's pets. */
export async function removePapersOf({ query }: Tx, ownerId: string): Promise<void> {
  await query
    .deleteFrom('pet_papers')
    .where('pet_id', 'in', (eb) =>
      eb.selectFrom('pets').select('id').where('owner_id', '=', ownerId),
    )
    .execute();
}

/** Those among the accounts that have a pet. */
export async function findOwners(
  query: Kysely<Tables>,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  // Each is looked up once, however many pets they have.
  const { rows } = await sql<{ id: string }>`
    select column1 as id from (values ${sql.join(userIds.map((id) => sql`(cast(${id} as text))`))}) as asked
    where exists (select 1 from pets where owner_id = column1)
  `.execute(query);
  return rows.map(({ id }) => id);
}
