import type { Bilingual } from '#domain/language.ts';
import { foldText } from '#domain/text.ts';
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

/** A text may end with a signature of its own, as saved replies do; longer lines are none. */
const longestSignature = 100;

/** What of a signature the text does not end with. */
function signatureOf(text: string, parts: readonly string[]): string[] {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  const signed = last.length > longestSignature ? '' : ` ${wordsOf(last)} `;
  const missing = parts.filter((part) => part !== '' && !signed.includes(` ${wordsOf(part)} `));
  return missing.length > 0 ? [missing.join(' · ')] : [];
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

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
        ...signatureOf(text, [author, site.name]),
        { kind: 'note', text: say.quote },
        { kind: 'quote', text: quoted },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Respuesta a un mensaje', en: 'Reply to a message' },
      data: ({ language }) => ({
        subject: { es: 'Quiero ayudar', en: 'I want to help' }[language],
        text: {
          es: '¡Gracias por escribir!\nVen el sábado y platicamos.',
          en: 'Thank you for writing!\nCome by on Saturday and we will talk.',
        }[language],
        author: 'Itzel',
        quoted: { es: 'Hola:\n¿Cómo puedo ser voluntaria?', en: 'Hello,\nHow can I volunteer?' }[
          language
        ],
      }),
    },
  },
);
