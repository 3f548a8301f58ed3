import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface UnreadMailData {
  /** May be empty. */
  name: string;
  messages: readonly { from: string; subject: string }[];
  /** All of them, those that are not listed included. */
  count: number;
  inboxUrl: string;
}

interface Words {
  subject(count: number): string;
  heading(name: string): string;
  lead(count: number): string;
  more(count: number): string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (count) =>
      count === 1 ? 'Hay un mensaje por contestar' : `Hay ${count} mensajes por contestar`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    lead: (count) =>
      count === 1 ? 'Este mensaje espera una respuesta:' : 'Estos mensajes esperan una respuesta:',
    more: (count) => `y ${count} más`,
    button: 'Ver los mensajes',
    reason: (siteName) => `Recibes este correo porque contestas los mensajes de ${siteName}.`,
  },
  en: {
    subject: (count) =>
      count === 1 ? 'There is a message to answer' : `There are ${count} messages to answer`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    lead: (count) =>
      count === 1
        ? 'This message is waiting for an answer:'
        : 'These messages are waiting for an answer:',
    more: (count) => `and ${count} more`,
    button: 'See the messages',
    reason: (siteName) => `You get this email because you answer the messages of ${siteName}.`,
  },
};

/** Several messages are one mail. */
export const unreadMessages = defineMail<UnreadMailData>(
  'unread-messages',
  ({ name, messages, count, inboxUrl }, language, site) => {
    const say = words[language];
    const items = messages.map(({ from, subject }) => ({ label: from, value: subject }));
    const more = count - messages.length;
    return {
      subject: say.subject(count),
      preview: messages[0]?.subject ?? '',
      heading: say.heading(name),
      blocks: [
        say.lead(count),
        { kind: 'facts', items },
        ...(more > 0 ? [say.more(more)] : []),
        { kind: 'button', label: say.button, url: inboxUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Mensajes sin leer', en: 'Unread messages' },
      data: ({ language, site }) => ({
        name: 'Itzel',
        messages: [
          { from: 'Rosa Canul', subject: { es: 'Quiero ayudar', en: 'I want to help' }[language] },
          { from: 'Julián Robles', subject: { es: 'Perro perdido', en: 'Lost dog' }[language] },
        ],
        count: 5,
        inboxUrl: site.url + pathFor('adminMessages', language),
      }),
      variants: (data) => [{ ...data, messages: data.messages.slice(1), count: 1 }],
    },
  },
);
