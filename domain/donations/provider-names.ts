import type { Bilingual, Language } from '../language.ts';

/** In the place of a provider, of donations that were brought in: nobody can be asked about them. */
export const pastProvider = 'imported';
const pastMark: Bilingual = { es: 'Traído de una tabla', en: 'Brought in from a table' };

/** Transfers to it are taken by nobody else. */
const ownMark: Bilingual = { es: 'Cuenta de la organización', en: 'The organization’s account' };

/** Counted by two people. */
const cashMark: Bilingual = { es: 'Efectivo contado por dos', en: 'Cash counted by two' };

/** How people know a payment provider. */
export const providerNames: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  conekta: 'Conekta',
};

const marks: Readonly<Record<string, Bilingual>> = {
  [pastProvider]: pastMark,
  own: ownMark,
  cash: cashMark,
};

/** Whoever took a donation, in words; of a trial its readers say so themselves. */
export const providerNameIn = (provider: string, language: Language): string =>
  marks[provider]?.[language] ?? providerNames[provider] ?? provider;
