import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findMessagesFrom } from './contact.repository.ts';
import type { ContactService } from './contact.service.ts';
import { forgetColleague, repliesBy, repliesOf } from './message-replies.repository.ts';

/** What the person wrote in the contact form, with its thread, known by the confirmed e-mail. */
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
    answers: { es: 'Nuestras respuestas', en: 'Our answers' },
    mails: { es: 'Lo que contestaste por correo', en: 'What you answered by email' },
  },
  async find({ email }) {
    const messages = await findMessagesFrom(database, email);
    if (messages.length === 0) return [];
    const ids = messages.map(({ id }) => id);
    const replies = await repliesOf(database.query, ids);
    return messages.map(({ id, ...message }) => {
      const thread = replies.filter((reply) => reply.message_id === id);
      const textsOf = (direction: 'sent' | 'received') =>
        thread.filter((one) => one.direction === direction).map(({ text }) => text);
      return { ...message, answers: textsOf('sent'), mails: textsOf('received') };
    });
  },
  erase: (tx, { email }) => contact.removeFrom(tx, email),
});

/** What the person answered for the organisation. */
export const answersPersonalData = (database: Database): PersonalData => ({
  key: 'contactAnswers',
  title: { es: 'Los mensajes que contestaste', en: 'The messages that you answered' },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    text: { es: 'Respuesta', en: 'Answer' },
  },
  find: ({ id }) => repliesBy(database, id),
  erase: (tx, { id }) => forgetColleague(tx, id),
});
