import {
  type EntityOf,
  field,
  internal,
  maybe,
  readBy,
  unqueried,
  word,
} from '../contract/field.ts';
import { documentFields } from '../documents/document.ts';
import { languageWords } from '../language-words.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

const read = readBy('newsletter.manage');
const portalOnly = { ...read, ...unqueried } as const;
const sent = { ...read, writableBy: 'everyone' } as const;

const states = vocabulary({
  pending: 'pendiente',
  active: 'vigente',
  cancelled: 'cancelado',
});

const ends = vocabulary({
  refused: 'rechazado',
  bounced: 'devuelto',
  complained: 'queja',
});

/** A subscription to the newsletter, as it is kept: apart from its rules, which the public form loads. */
export const subscriptionFields = {
  ...documentFields(states, read),
  /** When the confirmation was asked for that the link in the mail confirms. */
  requestedAt: field(null, 'date', { es: 'Pedida', en: 'Requested' }, internal),
  name: field('nombre', 'text', { es: 'Nombre', en: 'Name' }, { ...sent, searchable: true }),
  phone: field('telefono', 'text', { es: 'Teléfono', en: 'Telephone' }, sent),
  email: field('email', 'text', { es: 'Correo', en: 'Email' }, { ...sent, longest: 254 }),
  /** Null where its reader left, or reads on. */
  endedBy: maybe(
    word('motivo_baja', ends, { es: 'Motivo de la baja', en: 'Why it ended' }, portalOnly),
  ),
  /** Of one that was brought in from elsewhere: the day and the way in which its reader agreed (YYYY-MM-DD). */
  consentOn: maybe(field('acepto_el', 'text', { es: 'Aceptó el', en: 'Agreed on' }, portalOnly)),
  consentHow: maybe(
    field('como_acepto', 'text', { es: 'Cómo aceptó', en: 'How they agreed' }, portalOnly),
  ),
  language: word('lang', languageWords, { es: 'Idioma', en: 'Language' }, sent),
};

export type NewsletterSubscription = EntityOf<typeof subscriptionFields>;
export type SubscriptionState = NewsletterSubscription['status'];

/** Why the portal took an address off the list. */
export type SubscriptionEnd = ValueOf<typeof ends>;
