import type { RetentionTerm } from './term.ts';
/** Messages, the newsletter and invitations to events. */
export const messagesTerms = {
  contactMessages: {
    what: { es: 'Mensajes del formulario de contacto', en: 'Messages of the contact form' },
    after: { years: 2 },
    since: { es: 'que nos escribiste', en: 'they were sent' },
    action: 'delete',
    inNotice: true,
  },
  newsletterDeliveries: {
    what: { es: 'A quién le enviamos cada boletín', en: 'Who was sent each newsletter' },
    after: { years: 1 },
    since: { es: 'que se preparó el envío', en: 'it was prepared' },
    action: 'delete',
    inNotice: true,
  },
  newsletterClicks: {
    what: {
      es: 'Cuántas veces se abrió cada enlace de un boletín (sin decir quién lo abrió)',
      en: 'How often each link of a newsletter was opened (not by whom)',
    },
    after: { years: 1 },
    since: { es: 'que se envió', en: 'it was sent' },
    action: 'delete',
    inNotice: true,
  },
  unconfirmedWishes: {
    what: {
      es: 'Avisos de mascotas nuevas que nadie confirmó',
      en: 'Alerts for new pets that nobody confirmed',
    },
    after: { days: 7 },
    since: { es: 'que se pidieron', en: 'they were asked for' },
    action: 'delete',
    inNotice: true,
  },
  eventMails: {
    what: { es: 'A quién invitamos a un evento', en: 'Who was invited to an event' },
    after: { years: 1 },
    since: { es: 'el evento', en: 'the event' },
    action: 'delete',
    inNotice: true,
  },
} as const satisfies Record<string, RetentionTerm>;
