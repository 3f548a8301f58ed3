import type { Kysely } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** What a person's pets hold about that person, oldest first. */
export function findOwnPets({ query }: Database, ownerId: string) {
  return query
    .selectFrom('pets')
    .select([
      'id',
      'registered_on as registeredOn',
      'name',
      'species',
      'status',
      'story',
      'city',
      'federal_state as federalState',
      'owner_name as ownerName',
      'owner_email as ownerEmail',
      'owner_phone as ownerPhone',
      'vet_name as vetName',
      'vet_phone as vetPhone',
      'adopter_json as adopter',
    ])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
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

/** Takes owner and adopter out of a person's pets, which are nobody's then. */
export async function anonymisePets({ query }: Tx, ownerId: string, now: string): Promise<void> {
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
