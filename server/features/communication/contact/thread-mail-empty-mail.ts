import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading: string;
  empty(folio: number): string;
  again: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Tu correo llegó vacío · ${siteName}`,
    preview: 'Por favor, mándalo otra vez.',
    heading: 'Tu correo llegó vacío',
    empty: (folio) =>
      `Recibimos tu correo sobre tu mensaje número ${folio}, pero no traía ningún texto tuyo ni archivos.`,
    again: 'Escríbenos otra vez, respondiendo a este correo.',
    reason: (siteName) =>
      `Recibes este correo porque nos escribiste a ${siteName} desde tu dirección.`,
  },
  en: {
    subject: (siteName) => `Your email arrived empty · ${siteName}`,
    preview: 'Please send it again.',
    heading: 'Your email arrived empty',
    empty: (folio) =>
      `We got your email about your message number ${folio}, but it had no text of yours and no files.`,
    again: 'Please write to us again by replying to this email.',
    reason: (siteName) => `You get this email because you wrote to ${siteName} from your address.`,
  },
};

/** To the person whose message it is alone; `thread-mail.ts` bounds it. */
export const threadMailEmpty = defineMail<{ folio: number }>(
  'thread-mail-empty',
  ({ folio }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading,
      blocks: [say.empty(folio), say.again],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Respuesta por correo que llegó vacía', en: 'Reply by email that came empty' },
      data: () => ({ folio: 120 }),
    },
  },
);
