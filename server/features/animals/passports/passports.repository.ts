import { type Selectable, sql } from 'kysely';
import type { RevocationReason } from '#domain/passports/passport.ts';
import type { Tx } from '#server/db/database.ts';
import type { PetPassportsTable } from '#server/db/tables/passports.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];
export type StoredPassport = Selectable<PetPassportsTable>;

/** The latest first. */
export const findOfPet = (query: Query, petId: string): Promise<StoredPassport[]> =>
  query
    .selectFrom('pet_passports')
    .selectAll()
    .where('pet_id', '=', petId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findPassport = (query: Query, id: string): Promise<StoredPassport | undefined> =>
  query.selectFrom('pet_passports').selectAll().where('id', '=', id).executeTakeFirst();

export const findByNumber = (query: Query, number: string): Promise<StoredPassport | undefined> =>
  query.selectFrom('pet_passports').selectAll().where('number', '=', number).executeTakeFirst();

/** Those that nothing took the place of. */
export async function findCurrentOf(
  query: Query,
  petIds: readonly string[],
): Promise<StoredPassport[]> {
  if (petIds.length === 0) return [];
  return query
    .selectFrom('pet_passports')
    .selectAll()
    .where('pet_id', 'in', petIds)
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertPassport({ query }: Tx, passport: StoredPassport): Promise<void> {
  await query.insertInto('pet_passports').values(passport).execute();
}

/** What another one takes the place of. */
export async function supersede({ query }: Tx, petId: string, endedAt: string): Promise<void> {
  await query
    .updateTable('pet_passports')
    .set({ ended_as: 'superseded', ended_at: endedAt })
    .where('pet_id', '=', petId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function revoke(
  { query }: Tx,
  id: string,
  reason: RevocationReason,
  endedAt: string,
): Promise<void> {
  await query
    .updateTable('pet_passports')
    .set({ ended_as: 'revoked', ended_at: endedAt, reason })
    .where('id', '=', id)
    .execute();
}

/** Whichever counts of the pet; nothing where none does. */
export async function revokeCurrent(
  { query }: Tx,
  petId: string,
  reason: RevocationReason,
  endedAt: string,
): Promise<void> {
  await query
    .updateTable('pet_passports')
    .set({ ended_as: 'revoked', ended_at: endedAt, reason })
    .where('pet_id', '=', petId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function deletePassports({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('pet_passports').where('id', 'in', ids).execute();
}

/** By an account, the oldest first. */
export const findIssuedBy = (query: Query, accountId: string) =>
  query
    .selectFrom('pet_passports')
    .select(['number', 'issued_at as issuedAt', 'valid_until as validUntil'])
    .where('issued_by', '=', accountId)
    .orderBy('issued_at')
    .execute();

export async function forgetIssuer({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('pet_passports')
    .set({ issued_by: null })
    .where('issued_by', '=', accountId)
    .execute();
}

export const expiringPassports = expiringRows({
  table: 'pet_passports',
  key: 'id',
  since: sql.ref('issued_at'),
});

export const findPetsWithPassport = petsNamedIn('pet_passports');
