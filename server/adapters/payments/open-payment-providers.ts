import type { Config } from '#server/config/config.ts';
import type { NoteCall } from '../calls/note-call.ts';
import { createConektaProvider } from './conekta/conekta-provider.ts';
import type { ConfiguredProviders, PaymentProviders } from './payment-provider.ts';
import { createPaypal } from './paypal/paypal.ts';
import { createStripeCards } from './stripe/stripe-cards.ts';

/** Those that the configuration names. */
export function openPaymentProviders(
  {
    stripe,
    paypal,
    conekta,
    siteName,
    payments: { timeout, retryPause, former: takeNothingNew },
  }: Pick<Config, 'stripe' | 'paypal' | 'conekta' | 'siteName' | 'payments'>,
  noteCallsOf?: (name: 'stripe' | 'paypal' | 'conekta') => NoteCall,
): ConfiguredProviders {
  const timesOf = (name: (typeof takeNothingNew)[number]) => ({
    timeout,
    retryPause,
    note: noteCallsOf?.(name),
  });
  const current: PaymentProviders = {};
  const former: PaymentProviders = {};
  const placeOf = (name: (typeof takeNothingNew)[number]) =>
    takeNothingNew.includes(name) ? former : current;
  if (stripe) placeOf('stripe').card = createStripeCards(stripe, timesOf('stripe'));
  if (paypal) placeOf('paypal').wallet = createPaypal(paypal, { ...timesOf('paypal'), siteName });
  if (conekta) {
    const provider = createConektaProvider(conekta, timesOf('conekta'));
    const place = placeOf('conekta');
    place.voucher = provider;
    place.transfer = provider;
  }
  return { current, former: [former] };
}
