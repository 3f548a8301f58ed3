import type { Language } from '#domain/language.ts';

/** What can be done with a card that somebody fills in. Errors are the provider's words in the page's language. */
export interface FilledCard {
  /** What the portal charges, for the card itself: valid for one payment. */
  createCardToken(): Promise<{ card: string } | { error: string }>;
}

export interface CardPlace {
  publishableKey: string;
  language: Language;
  /** For what the provider has no words. */
  failed: string;
  /** What is wrong with what has been filled in so far. */
  onProblem: (problem: string | undefined) => void;
}

/** Public keys say whose they are: Conekta's begin so, as the portal's configuration demands, and none of Stripe's. */
export const cardProviderOf = (publishableKey: string): 'Stripe' | 'Conekta' =>
  publishableKey.startsWith('key_') ? 'Conekta' : 'Stripe';
