import type { Language } from '#domain/language.ts';
import { type Programme, programmes } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';

export interface ExpiringPet {
  id: string;
  petName: string;
  programme: Programme;
  expiresOn: string;
  email: string;
  ownerName: string;
  language: Language;
}

/**
 * Visible pets whose notification date has come, with whom to ask: in the order of their ids, from behind `afterId`.
 * Accounts that are disabled are not written to.
 */
export function findExpiringPets(
  { query }: Database,
  today: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<ExpiringPet[]> {
  return query
    .selectFrom('pets')
    .innerJoin('users', 'users.id', 'pets.owner_id')
    .select((eb) => [
      'pets.id',
      'pets.name as petName',
      eb.ref('pets.status').$castTo<Programme>().as('programme'),
      'pets.expires_on as expiresOn',
      'users.email',
      'users.name as ownerName',
      eb.ref('users.language').$castTo<Language>().as('language'),
    ])
    .where('pets.status', 'in', [...programmes])
    .where('pets.deleted', '=', 0)
    .where('pets.media_count', '>', 0)
    .where('pets.notify_on', '<=', today)
    .where('pets.expires_on', '>=', today)
    .where('users.disabled', '=', 0)
    .where('pets.id', '>', afterId)
    .orderBy('pets.id')
    .limit(limit)
    .execute();
}
