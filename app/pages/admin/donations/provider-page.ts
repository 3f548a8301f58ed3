import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

interface Payment {
  provider: string;
  reference: string | null;
  settledAs?: string | null;
}

/** Where the provider shows its side of a payment; of Conekta only the panel, which is searched by the reference. */
export function providerPage(
  { provider, reference, settledAs }: Payment,
  language: Language,
): string | undefined {
  if (!reference) return undefined;
  if (provider === 'stripe') {
    return `https://dashboard.stripe.com/payments/${encodeURIComponent(reference)}`;
  }
  if (provider === 'paypal' && settledAs) {
    return `https://www.paypal.com/activity/payment/${encodeURIComponent(settledAs)}`;
  }
  if (provider === 'conekta') return 'https://panel.conekta.com';
  if (provider === 'test') return pathFor('testPayment', language, { key: reference });
  return undefined;
}
