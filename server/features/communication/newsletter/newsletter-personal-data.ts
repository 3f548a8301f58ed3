import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteSubscriptionsOf, findSubscriptionsOf } from './newsletter.repository.ts';

/** The subscription of the person's e-mail. */
export const newsletterPersonalData = (database: Database): PersonalData => ({
  key: 'newsletterSubscriptions',
  title: { es: 'Tu suscripción al boletín', en: 'Your newsletter subscription' },
  labels: {
    createdAt: { es: 'Desde', en: 'Since' },
    status: { es: 'Estado', en: 'Status' },
    endedBy: { es: 'Por qué terminó', en: 'Why it ended' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo', en: 'Email' },
    phone: { es: 'Teléfono', en: 'Phone' },
    language: { es: 'Idioma', en: 'Language' },
    consentOn: { es: 'Aceptaste el', en: 'You agreed on' },
    consentHow: { es: 'Cómo aceptaste', en: 'How you agreed' },
  },
  find: ({ email }) => findSubscriptionsOf(database, email),
  erase: (tx, { email }) => deleteSubscriptionsOf(tx, email),
});
