import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface ContactMessageData {
  name: string;
  email: string;
  subject: string;
  message: string;
  folio: number;
}

interface Words {
  subject(data: ContactMessageData, siteName: string): string;
  heading(name: string): string;
  name: string;
  email: string;
  about: string;
  answer(name: string): string;
  reason(folio: number, siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: ({ subject }, siteName) => `${subject} · contacto de ${siteName}`,
    heading: (name) => `${name} te escribió`,
    name: 'Nombre',
    email: 'Correo',
    about: 'Asunto',
    answer: (name) => `Responde a este correo y tu respuesta le llega a ${name}.`,
    reason: (folio, siteName) =>
      `Mensaje ${folio} del formulario de contacto de ${siteName}, escrito en español.`,
  },
  en: {
    subject: ({ subject }, siteName) => `${subject} · ${siteName} contact`,
    heading: (name) => `${name} wrote to you`,
    name: 'Name',
    email: 'Email',
    about: 'Subject',
    answer: (name) => `Reply to this email and your answer goes to ${name}.`,
    reason: (folio, siteName) =>
      `Message ${folio} of the contact form of ${siteName}, written in English.`,
  },
};

/** To the organisation, in the language of the sender, so that the answer comes in it too. */
export const contactMessage = defineMail<ContactMessageData>(
  'contact-message',
  (data, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(data, site.name),
      preview: data.message.slice(0, 120),
      heading: say.heading(data.name),
      blocks: [
        {
          kind: 'facts',
          items: [
            { label: say.name, value: data.name },
            { label: say.email, value: data.email },
            { label: say.about, value: data.subject },
          ],
        },
        { kind: 'quote', text: data.message },
        { kind: 'note', text: say.answer(data.name) },
      ],
      reason: say.reason(data.folio, site.name),
    };
  },
  {
    sample: {
      title: { es: 'Mensaje de contacto', en: 'Contact message' },
      data: ({ language }) => ({
        name: 'Rosa Canul',
        email: 'rosa@example.mx',
        subject: { es: 'Quiero ayudar', en: 'I want to help' }[language],
        message: { es: 'Hola:\n¿Cómo puedo ser voluntaria?', en: 'Hello,\nHow can I volunteer?' }[
          language
        ],
        folio: 120,
      }),
    },
  },
);
