import { sql } from 'kysely';
import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '../privacy/personal-data.ts';

const sameEmail = (email: string) => sql<boolean>`lower(email) = ${normalizeEmail(email)}`;

/** What the person wrote in the contact form, known by the confirmed e-mail. */
export const contactPersonalData = ({ query }: Database): PersonalData => ({
  key: 'contactMessages',
  title: { es: 'Los mensajes que nos escribiste', en: 'The messages that you wrote to us' },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo', en: 'Email' },
    subject: { es: 'Asunto', en: 'Subject' },
    message: { es: 'Mensaje', en: 'Message' },
  },
  find: ({ email }) =>
    query
      .selectFrom('contact_messages')
      .select(['created_at as createdAt', 'name', 'email', 'subject', 'message'])
      .where(sameEmail(email))
      .orderBy('created_at')
      .execute(),
  async erase(tx, { email }) {
    await tx.query.deleteFrom('contact_messages').where(sameEmail(email)).execute();
  },
});
