import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findNotedBy, forgetAuthor } from './pet-groups.repository.ts';

/** Why the person let pets of a pair go apart, which stays without their name. */
export const groupExceptionsPersonalData = (database: Database): PersonalData => ({
  key: 'petGroupExceptions',
  title: {
    es: 'Excepciones que anotaste para parejas de mascotas',
    en: 'Exceptions that you noted for bonded pairs',
  },
  labels: {
    notedAt: { es: 'Cuándo', en: 'When' },
    reason: { es: 'Motivo', en: 'Reason' },
    endedAt: { es: 'Terminada', en: 'Ended' },
  },
  find: ({ id }) => findNotedBy(database.query, id),
  erase: (tx, { id }) => forgetAuthor(tx, id),
});
