import type { Bilingual, Language } from '../language.ts';

/** In the place of a provider, of donations that were brought in: nobody can be asked about them. */
export const pastProvider = 'imported';
const pastMark: Bilingual = { es: 'Traído de una tabla', en: 'Brought in from a table' };

/** How people know a payment provider. */
export const providerNames: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  conekta: 'Conekta',
};

/** Whoever took a donation, in words; of a trial its readers say so themselves. */
export const providerNameIn = (provider: string, language: Language): string =>
  provider === pastProvider ? pastMark[language] : (providerNames[provider] ?? provider);
