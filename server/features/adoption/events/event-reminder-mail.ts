import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { madeUpEvent } from './made-up-event.ts';
import { eventFacts, type MailedEvent, mailedTitle } from './mailed-words.ts';

export interface EventReminderData extends MailedEvent {
  /** May be empty. */
  name: string;
  /** Else it is tomorrow; missing in mails that were stored when all were sent the day before. */
  isToday?: boolean;
}

interface Words {
  subject(title: string, isToday: boolean): string;
  preview: string;
  heading(name: string, isToday: boolean): string;
  bring: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (title, isToday) => `Es ${isToday ? 'hoy' : 'mañana'}: ${title}`,
    preview: 'Tus mascotas están en la lista.',
    heading(name, isToday) {
      const day = isToday ? 'Nos vemos hoy' : 'Nos vemos mañana';
      return name ? `${day}, ${name}` : day;
    },
    bring:
      'Tus mascotas están en la lista. Llega un poco antes, y trae su cartilla, correa o transportadora, agua y algo que les guste.',
    see: 'Ver el evento',
    reason: (siteName) =>
      `Recibes este correo porque inscribiste mascotas en un evento de ${siteName}.`,
  },
  en: {
    subject: (title, isToday) => `It is ${isToday ? 'today' : 'tomorrow'}: ${title}`,
    preview: 'Your pets are on the list.',
    heading(name, isToday) {
      const day = isToday ? 'See you today' : 'See you tomorrow';
      return name ? `${day}, ${name}` : day;
    },
    bring:
      'Your pets are on the list. Come a little early, and bring their vaccination booklet, a leash or carrier, water and something that they like.',
    see: 'See the event',
    reason: (siteName) =>
      `You get this email because you signed up pets for an event of ${siteName}.`,
  },
};

export const eventReminder = defineMail<EventReminderData>(
  'event-reminder',
  ({ isToday = false, ...data }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(mailedTitle(data, language), isToday),
      preview: say.preview,
      heading: say.heading(data.name, isToday),
      blocks: [
        say.bring,
        eventFacts(data, language),
        {
          kind: 'button',
          label: say.see,
          url: site.url + pathFor('adoptionEvent', language, { id: data.eventId }),
        },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Evento: recordatorio', en: 'Event: reminder' },
      data: (given) => ({ ...madeUpEvent(given), name: 'Rosa' }),
      variants: (data) => [{ ...data, isToday: true }],
    },
  },
);
