import type { FocalPoint } from '#domain/pets/focal-point.ts';
import type { PetHistoryEntry } from '#domain/pets/pet.ts';
import type { PetStatus, Programme } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import { chosenFocalPoints, mediaIdsOf } from '../core/pet-media.repository.ts';
import { isPublic } from '../core/public-pets.ts';
import type { Reminded } from './reminder-links.ts';

export interface ExpiringPet extends Reminded {
  ownerId: string;
  petName: string;
  programme: Programme;
}

/** Visible pets of somebody whose notification date has come, in the order of their ids, from behind `afterId`. */
export async function findExpiringPets(
  { query }: Database,
  today: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<ExpiringPet[]> {
  const rows = await query
    .selectFrom('pets')
    .select((eb) => [
      'id',
      eb.ref('owner_id').$notNull().as('ownerId'),
      'name as petName',
      eb.ref('status').$castTo<Programme>().as('programme'),
      'notify_on as notifyOn',
      'expires_on as expiresOn',
      'history_json as historyJson',
    ])
    .where(isPublic(today))
    .where('notify_on', '<=', today)
    .where('owner_id', 'is not', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ historyJson, ...pet }) => ({ ...pet, history: readHistory(historyJson) }));
}

export interface RemindedPet extends Reminded {
  ownerId: string;
  petName: string;
  status: PetStatus;
  deleted: boolean;
  /** The picture that stands first; its focal point where somebody chose it. */
  picture: { id: string; focus: FocalPoint | undefined } | undefined;
}

/** A pet that somebody has. */
export async function findRemindedPet(
  { query }: Database,
  id: string,
): Promise<RemindedPet | undefined> {
  const row = await query
    .selectFrom('pets')
    .select((eb) => [
      'id',
      eb.ref('owner_id').$notNull().as('ownerId'),
      'name as petName',
      'notify_on as notifyOn',
      'expires_on as expiresOn',
      'history_json as historyJson',
      eb.ref('status').$castTo<PetStatus>().as('status'),
      'deleted',
    ])
    .where('id', '=', id)
    .where('owner_id', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { historyJson, deleted, ...pet } = row;
  const [pictureId] = await mediaIdsOf(query, id);
  const focus = pictureId && (await chosenFocalPoints(query, id)).get(pictureId);
  const picture = pictureId ? { id: pictureId, focus: focus || undefined } : undefined;
  return { ...pet, history: readHistory(historyJson), deleted: deleted === 1, picture };
}

const readHistory = (json: string) => JSON.parse(json) as PetHistoryEntry[];
