import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { findMessagesFrom } from './contact.repository.ts';
import type { ContactService } from './contact.service.ts';

/** What the person wrote in the contact form, known by the confirmed e-mail. */
export const contactPersonalData = (
  database: Database,
  contact: Pick<ContactService, 'removeFrom'>,
): PersonalData => ({
  key: 'contactMessages',
  title: { es: 'Los mensajes que nos escribiste', en: 'The messages that you wrote to us' },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo', en: 'Email' },
    subject: { es: 'Asunto', en: 'Subject' },
    message: { es: 'Mensaje', en: 'Message' },
  },
  find: ({ email }) => findMessagesFrom(database, email),
  erase: (tx, { email }) => contact.removeFrom(tx, email),
});
