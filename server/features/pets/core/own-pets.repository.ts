import { type Kysely, sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import type { EmailMove } from '../../accounts/email-move.ts';
import { expiringRows } from '../../querying/expiring-rows.ts';
import { sameEmail } from '../../querying/same-email.ts';
import { allColumns, type PetWithMedia, petFromRow } from './pet-rows.ts';
import { isPublic } from './public-pets.ts';

/** A person's pets without their pictures, oldest first. */
export async function findOwnPets({ query }: Database, ownerId: string): Promise<PetWithMedia[]> {
  const rows = await query
    .selectFrom('pets')
    .select(allColumns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => petFromRow({ ...row, media: null }, []));
}

/** Nobody else changes them until the end of the transaction. */
export function lockOwnPets({ query }: Tx, ownerId: string) {
  // An update without a change, for it locks the rows on PostgreSQL.
  return query
    .updateTable('pets')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('owner_id', '=', ownerId)
    .returning(['id', 'deleted', 'status'])
    .execute();
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

/** For good; their places in `pet_media` go with them. */
export async function removePets({ query }: Tx, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500);
    await query.deleteFrom('pets').where('id', 'in', some).execute();
  }
}

/** Takes away what somebody has told and shown of a person's pets. */
export async function stripPets({ query }: Tx, ownerId: string): Promise<void> {
  await query
    .deleteFrom('pet_media')
    .where('pet_id', 'in', (eb) =>
      eb.selectFrom('pets').select('id').where('owner_id', '=', ownerId),
    )
    .execute();
  await query
    .updateTable('pets')
    .set({
      media_count: 0,
      color: '',
      vaccines: '',
      personality: '',
      story: '',
      needs_json: '[]',
      vet_name: '',
      vet_phone: '',
    })
    .where('owner_id', '=', ownerId)
    .execute();
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

/** Takes owner, adopter and the names of papers out of a person's pets, which are nobody's then. */
export async function anonymisePets({ query }: Tx, ownerId: string, now: string): Promise<void> {
  await query
    .deleteFrom('pet_papers')
    .where('pet_id', 'in', (eb) =>
      eb.selectFrom('pets').select('id').where('owner_id', '=', ownerId),
    )
    .execute();
  await query
    .updateTable('pets')
    .set((eb) => ({
      owner_id: null,
      // Unique among the pets without an owner too.
      external_id: null,
      owner_name: '',
      owner_email: '',
      owner_phone: '',
      adopter_json: null,
      contract_file: null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('owner_id', '=', ownerId)
    .execute();
}

/** Those among the accounts that have a pet. */
export async function findOwners(
  query: Kysely<Tables>,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await query
    .selectFrom('pets')
    .select('owner_id')
    .distinct()
    .where('owner_id', 'in', userIds)
    .execute();
  return rows.flatMap(({ owner_id }) => owner_id ?? []);
}
