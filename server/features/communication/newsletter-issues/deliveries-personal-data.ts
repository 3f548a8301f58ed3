import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteDeliveriesTo, findDeliveriesTo } from './deliveries.repository.ts';

/** Which issues of the newsletter went to the person's e-mail. */
export const deliveriesPersonalData = (database: Database): PersonalData => ({
  key: 'newsletterDeliveries',
  title: { es: 'Boletines que te enviamos', en: 'Newsletters sent to you' },
  labels: {
    createdAt: { es: 'Preparado', en: 'Prepared' },
    email: { es: 'Correo', en: 'Email' },
    language: { es: 'Idioma', en: 'Language' },
    state: { es: 'Estado', en: 'State' },
    sentAt: { es: 'Enviado', en: 'Sent' },
    returned: { es: 'Lo que volvió', en: 'What came back' },
  },
  find: ({ email }) => findDeliveriesTo(database, email),
  erase: (tx, { email }) => deleteDeliveriesTo(tx, email),
});
