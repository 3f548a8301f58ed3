import type { Language } from '#domain/language.ts';
import type { PetHistoryEntry } from '#domain/pets/pet.ts';
import type { PetStatus, Programme } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import { mediaFromRow } from '../core/pet-rows.ts';
import { isPublic } from '../core/public-pets.ts';
import type { Reminded } from './reminder-links.ts';

export interface ExpiringPet extends Reminded {
  petName: string;
  programme: Programme;
  email: string;
  ownerName: string;
  language: Language;
}

/**
 * Visible pets whose notification date has come, with whom to ask: in the order of their ids, from behind `afterId`.
 * Accounts that are disabled are not written to.
 */
export async function findExpiringPets(
  { query }: Database,
  today: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<ExpiringPet[]> {
  const rows = await query
    .selectFrom('pets')
    .innerJoin('users', 'users.id', 'pets.owner_id')
    .select((eb) => [
      'pets.id',
      'pets.owner_id as ownerId',
      'pets.name as petName',
      eb.ref('pets.status').$castTo<Programme>().as('programme'),
      'pets.notify_on as notifyOn',
      'pets.expires_on as expiresOn',
      'pets.history_json as historyJson',
      'users.email',
      'users.name as ownerName',
      eb.ref('users.language').$castTo<Language>().as('language'),
    ])
    .where(isPublic(today))
    .where('pets.notify_on', '<=', today)
    .where('users.disabled', '=', 0)
    .where('pets.id', '>', afterId)
    .orderBy('pets.id')
    .limit(limit)
    .execute();
  return rows.map(({ historyJson, ...pet }) => ({ ...pet, history: readHistory(historyJson) }));
}

export interface RemindedPet extends Reminded {
  petName: string;
  status: PetStatus;
  deleted: boolean;
  ownerDisabled: boolean;
  picturePath: string | null;
}

/** A pet that somebody has; wide enough a picture for a phone. */
export async function findRemindedPet(
  { query }: Database,
  id: string,
): Promise<RemindedPet | undefined> {
  const row = await query
    .selectFrom('pets')
    .innerJoin('users', 'users.id', 'pets.owner_id')
    .select((eb) => [
      'pets.id',
      'pets.owner_id as ownerId',
      'pets.name as petName',
      'pets.notify_on as notifyOn',
      'pets.expires_on as expiresOn',
      'pets.history_json as historyJson',
      eb.ref('pets.status').$castTo<PetStatus>().as('status'),
      'pets.deleted',
      'users.disabled',
    ])
    .where('pets.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { historyJson, deleted, disabled, ...pet } = row;
  return {
    ...pet,
    history: readHistory(historyJson),
    deleted: deleted === 1,
    ownerDisabled: disabled === 1,
    picturePath: await findFirstPicture({ query }, id),
  };
}

async function findFirstPicture({ query }: Pick<Database, 'query'>, petId: string) {
  const row = await query
    .selectFrom('pet_media')
    .innerJoin('media_assets', 'media_assets.id', 'pet_media.asset_id')
    .selectAll('media_assets')
    .where('pet_media.pet_id', '=', petId)
    .orderBy('pet_media.position')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, widths } = mediaFromRow(row);
  return `/media/${id}/${widths.find((width) => width >= 640) ?? Math.max(...widths)}.webp`;
}

const readHistory = (json: string) => JSON.parse(json) as PetHistoryEntry[];
