import { dateIn } from '#domain/clock.ts';
import {
  type NewsletterSubscription,
  type SubscriptionState,
  subscriptionFields,
} from '#domain/contact/subscription-fields.ts';
import type { Bilingual, Language } from '#domain/language.ts';

const stateNames: Record<SubscriptionState, Bilingual> = {
  pending: { es: 'Pendiente', en: 'Pending' },
  active: { es: 'Vigente', en: 'Active' },
  cancelled: { es: 'Cancelado', en: 'Canceled' },
};

const languageNames: Record<Language, Bilingual> = {
  es: { es: 'Español', en: 'Spanish' },
  en: { es: 'Inglés', en: 'English' },
};

const since = { label: { es: 'Desde', en: 'Since' } };
const { folio, name, phone, email, language, status } = subscriptionFields;

export const exportHead = (reader: Language): string[] =>
  [folio, name, phone, email, language, status, since].map(({ label }) => label[reader]);

export const exportRow = (
  subscription: NewsletterSubscription,
  reader: Language,
  timezone: string,
): (string | number)[] => [
  subscription.folio,
  subscription.name,
  subscription.phone,
  subscription.email,
  languageNames[subscription.language][reader],
  stateNames[subscription.status][reader],
  dateIn(timezone, new Date(subscription.createdAt)),
];
