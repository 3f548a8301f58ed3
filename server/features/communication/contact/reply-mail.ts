import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface ReplyMailData {
  subject: string;
  text: string;
  /** Who answers, by their first name; '' where it is not said. */
  author: string;
  /** What is answered. */
  quoted: string;
}

interface Words {
  heading: string;
  quote: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    heading: 'Respuesta a tu mensaje',
    quote: 'Nos escribiste:',
    reason: (siteName) =>
      `Recibes este correo porque nos escribiste en ${siteName}. Si quieres seguir la conversación, responde a este correo.`,
  },
  en: {
    heading: 'Reply to your message',
    quote: 'You wrote to us:',
    reason: (siteName) =>
      `You get this email because you wrote to us at ${siteName}. To go on with the conversation, reply to this email.`,
  },
};

/** What somebody of the organisation answers. */
export const messageReply = defineMail<ReplyMailData>(
  'message-reply',
  ({ subject, text, author, quoted }, language, site) => {
    const say = words[language];
    return {
      subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
      preview: text.slice(0, 120),
      heading: say.heading,
      blocks: [
        ...text.split(/\n+/).filter((line) => line !== ''),
        author ? `${author} · ${site.name}` : site.name,
        { kind: 'note', text: say.quote },
        { kind: 'quote', text: quoted },
      ],
      reason: say.reason(site.name),
    };
  },
);
