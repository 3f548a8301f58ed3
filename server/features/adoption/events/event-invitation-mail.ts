import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { madeUpEvent } from './made-up-event.ts';
import { eventFacts, type MailedEvent, mailedDay, mailedTitle } from './mailed-words.ts';

export interface EventInvitationData extends MailedEvent {
  /** May be empty. */
  name: string;
  description: string;
  unsubscribeUrl: string;
}

interface Words {
  subject(title: string, day: string): string;
  preview: string;
  heading(name: string): string;
  come: string;
  see: string;
  attached: string;
  unsubscribe: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (title, day) => `${title}, ${day}`,
    preview: 'Ven a conocer a los perros y gatos que buscan familia.',
    heading: (name) => (name ? `${name}, te invitamos` : 'Te invitamos'),
    come: 'Ven a conocer a los perros y gatos que buscan familia, y trae a tu familia.',
    see: 'Ver quiénes van a estar',
    attached: 'Abre el archivo adjunto para agregarlo a tu calendario.',
    unsubscribe: 'Si no quieres recibir invitaciones como esta:',
    reason: (siteName) =>
      `Recibes este correo porque te suscribiste al boletín de ${siteName}, llevas mascotas a este evento o alguien de la organización te invitó.`,
  },
  en: {
    subject: (title, day) => `${title}, ${day}`,
    preview: 'Come and meet the dogs and cats that are looking for a family.',
    heading: (name) => (name ? `${name}, you are invited` : 'You are invited'),
    come: 'Come and meet the dogs and cats that are looking for a family, and bring yours.',
    see: 'See who will be there',
    attached: 'Open the attached file to add it to your calendar.',
    unsubscribe: 'If you do not want invitations like this one:',
    reason: (siteName) =>
      `You get this email because you subscribed to the ${siteName} newsletter, bring pets to this event, or were invited by somebody of the organization.`,
  },
};

export const eventInvitation = defineMail<EventInvitationData>(
  'event-invitation',
  (data, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(mailedTitle(data, language), mailedDay(data.date, language)),
      preview: say.preview,
      heading: say.heading(data.name),
      blocks: [
        say.come,
        eventFacts(data, language),
        { kind: 'quote', text: data.description },
        {
          kind: 'button',
          label: say.see,
          url: site.url + pathFor('adoptionEvent', language, { id: data.eventId }),
        },
        { kind: 'note', text: say.attached },
        { kind: 'note', text: say.unsubscribe, url: data.unsubscribeUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Evento: invitación', en: 'Event: invitation' },
      data: (given) => ({
        ...madeUpEvent(given),
        name: 'Rosa',
        description: { es: 'Trae correa y agua.', en: 'Bring a leash and water.' }[given.language],
        unsubscribeUrl: given.link,
      }),
      variants: (data) => [{ ...data, title: null }],
    },
  },
);
