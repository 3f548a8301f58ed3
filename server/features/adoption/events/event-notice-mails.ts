import type { EventDetails } from '#domain/events/event-details.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { madeUpDetails, madeUpEvent } from './made-up-event.ts';
import {
  changedFacts,
  eventFacts,
  type MailedEvent,
  mailedDay,
  mailedEvent,
  mailedTitle,
} from './mailed-words.ts';

export interface EventNoticeData extends MailedEvent {
  /** May be empty. */
  name: string;
  unsubscribeUrl: string;
}

interface ChangedData extends EventNoticeData {
  /** What the reader knew of it. */
  former?: EventDetails | undefined;
}

interface Words {
  changed: {
    subject(title: string, day: string): string;
    preview: string;
    heading(name: string): string;
    lead: string;
    attached: string;
    see: string;
  };
  cancelled: {
    subject(title: string, day: string): string;
    preview: string;
    heading(name: string): string;
    lead: string;
    attached: string;
    see: string;
  };
  unsubscribe: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    changed: {
      subject: (title, day) => `Hay cambios: ${title}, ${day}`,
      preview: 'Así queda el evento.',
      heading: (name) => (name ? `${name}, el evento cambió` : 'El evento cambió'),
      lead: 'El evento de adopción cambió. Así queda:',
      attached: 'Abre el archivo adjunto para actualizarlo en tu calendario.',
      see: 'Ver el evento',
    },
    cancelled: {
      subject: (title, day) => `Se canceló: ${title}, ${day}`,
      preview: 'Este evento ya no se hará.',
      heading: (name) => (name ? `${name}, se canceló el evento` : 'Se canceló el evento'),
      lead: 'Este evento de adopción ya no se hará. Sentimos el cambio de planes; esperamos verte en otro.',
      attached: 'Abre el archivo adjunto para quitarlo de tu calendario.',
      see: 'Ver otros eventos',
    },
    unsubscribe: 'Si no quieres recibir invitaciones a eventos:',
    reason: (siteName) =>
      `Recibes este correo porque te invitamos a este evento de ${siteName} o porque inscribiste mascotas en él.`,
  },
  en: {
    changed: {
      subject: (title, day) => `Changed: ${title}, ${day}`,
      preview: 'Here is how the event stands now.',
      heading: (name) => (name ? `${name}, the event has changed` : 'The event has changed'),
      lead: 'This adoption event has changed. Here is how it stands now:',
      attached: 'Open the attached file to update it in your calendar.',
      see: 'See the event',
    },
    cancelled: {
      subject: (title, day) => `Canceled: ${title}, ${day}`,
      preview: 'This event will not take place.',
      heading: (name) => (name ? `${name}, the event is canceled` : 'The event is canceled'),
      lead: 'This adoption event will not take place. We are sorry for the change of plans and hope to see you at another one.',
      attached: 'Open the attached file to remove it from your calendar.',
      see: 'See other events',
    },
    unsubscribe: 'If you do not want invitations to events:',
    reason: (siteName) =>
      `You get this email because we invited you to this event of ${siteName}, or because you signed up pets for it.`,
  },
};

export const eventChanged = defineMail<ChangedData>(
  'event-changed',
  ({ former, ...data }, language, site) => {
    const say = words[language];
    const title = mailedTitle(data, language);
    const before = former && mailedEvent({ ...former, id: data.eventId });
    return {
      subject: say.changed.subject(title, mailedDay(data.date, language)),
      preview: say.changed.preview,
      heading: say.changed.heading(data.name),
      blocks: [
        say.changed.lead,
        changedFacts(data, before, language),
        {
          kind: 'button',
          label: say.changed.see,
          url: site.url + pathFor('adoptionEvent', language, { id: data.eventId }),
        },
        { kind: 'note', text: say.changed.attached },
        { kind: 'note', text: say.unsubscribe, url: data.unsubscribeUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Evento: cambios', en: 'Event: changes' },
      data: (given) => ({
        ...madeUpEvent(given),
        name: 'Rosa',
        unsubscribeUrl: given.link,
        former: { ...madeUpDetails(given), startsAt: '09:00' },
      }),
      variants: (data) => [{ ...data, title: null, former: undefined }],
    },
  },
);

export const eventCancelled = defineMail<EventNoticeData>(
  'event-cancelled',
  (data, language, site) => {
    const say = words[language];
    const title = mailedTitle(data, language);
    return {
      subject: say.cancelled.subject(title, mailedDay(data.date, language)),
      preview: say.cancelled.preview,
      heading: say.cancelled.heading(data.name),
      blocks: [
        say.cancelled.lead,
        eventFacts(data, language),
        {
          kind: 'button',
          label: say.cancelled.see,
          url: site.url + pathFor('adoptionEvents', language),
        },
        { kind: 'note', text: say.cancelled.attached },
        { kind: 'note', text: say.unsubscribe, url: data.unsubscribeUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Evento: cancelado', en: 'Event: cancelled' },
      data: (given) => ({ ...madeUpEvent(given), name: 'Rosa', unsubscribeUrl: given.link }),
      variants: (data) => [{ ...data, title: null }],
    },
  },
);
