import { type EntityOf, field, internal, readBy, word } from '../contract/field.ts';
import { documentFields } from '../documents/document.ts';
import { languageWords } from '../language-words.ts';
import { vocabulary } from '../vocabulary.ts';

const read = readBy('newsletter.manage');
const sent = { ...read, writableBy: 'everyone' } as const;

const states = vocabulary({
  pending: 'pendiente',
  active: 'vigente',
  cancelled: 'cancelado',
});

/** A subscription to the newsletter, as it is kept: apart from its rules, which the public form loads. */
export const subscriptionFields = {
  ...documentFields(states, read),
  /** When the confirmation was asked for that the link in the mail is good for. */
  requestedAt: field(null, 'date', { es: 'Pedida', en: 'Requested' }, internal),
  name: field('nombre', 'text', { es: 'Nombre', en: 'Name' }, { ...sent, searchable: true }),
  phone: field('telefono', 'text', { es: 'Teléfono', en: 'Telephone' }, sent),
  email: field('email', 'text', { es: 'Correo', en: 'Email' }, { ...sent, longest: 254 }),
  language: word('lang', languageWords, { es: 'Idioma', en: 'Language' }, sent),
};

export type NewsletterSubscription = EntityOf<typeof subscriptionFields>;
export type SubscriptionState = NewsletterSubscription['status'];

/** Why the portal took an address off the list. */
export type SubscriptionEnd = 'refused';
