import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '../privacy/personal-data.ts';

/** The subscription of the person's e-mail. */
export const newsletterPersonalData = ({ query }: Database): PersonalData => ({
  key: 'newsletterSubscriptions',
  title: { es: 'Tu suscripción al boletín', en: 'Your newsletter subscription' },
  labels: {
    createdAt: { es: 'Desde', en: 'Since' },
    status: { es: 'Estado', en: 'Status' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo', en: 'Email' },
    phone: { es: 'Teléfono', en: 'Phone' },
    language: { es: 'Idioma', en: 'Language' },
  },
  find: ({ email }) =>
    query
      .selectFrom('newsletter_subscriptions')
      .select(['created_at as createdAt', 'status', 'name', 'email', 'phone', 'language'])
      .where('email_normalized', '=', normalizeEmail(email))
      .execute(),
  async erase(tx, { email }) {
    await tx.query
      .deleteFrom('newsletter_subscriptions')
      .where('email_normalized', '=', normalizeEmail(email))
      .execute();
  },
});
