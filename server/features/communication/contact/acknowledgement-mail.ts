import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading: string;
  received(folio: number): string;
  answer: string;
  add: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Recibimos tu mensaje · ${siteName}`,
    preview: 'Te contestamos por correo.',
    heading: 'Recibimos tu mensaje',
    received: (folio) => `Tu mensaje llegó bien. Es el número ${folio}.`,
    answer: 'Lo leemos y te contestamos a este correo en cuanto podamos.',
    add: 'Si olvidaste algo, responde a este correo.',
    reason: (siteName) =>
      `Recibes este correo porque alguien nos escribió con tu dirección en la página de contacto de ${siteName}. Si no fuiste tú, ignóralo.`,
  },
  en: {
    subject: (siteName) => `We got your message · ${siteName}`,
    preview: 'We will answer you by email.',
    heading: 'We got your message',
    received: (folio) => `Your message has arrived. It is number ${folio}.`,
    answer: 'We will read it and answer you at this email address as soon as we can.',
    add: 'If you forgot something, reply to this email.',
    reason: (siteName) =>
      `You get this email because somebody wrote to us with your address on the contact page of ${siteName}. If it was not you, ignore it.`,
  },
};

/** Says nothing of what was written: whoever writes in somebody else's name sends them nothing of their own. */
export const contactAcknowledgement = defineMail<{ folio: number }>(
  'contact-acknowledgement',
  ({ folio }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading,
      blocks: [say.received(folio), say.answer, say.add],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Acuse de un mensaje', en: 'Acknowledgement of a message' },
      data: () => ({ folio: 120 }),
    },
  },
);
