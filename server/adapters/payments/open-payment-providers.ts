import type { Config } from '#server/config/config.ts';
import { createConektaProvider } from './conekta/conekta-provider.ts';
import type { ConfiguredProviders, PaymentProviders } from './payment-provider.ts';
import { createPaypal } from './paypal/paypal.ts';
import { createStripeCards } from './stripe/stripe-cards.ts';

/** Those that the configuration names. */
export function openPaymentProviders({
  stripe,
  paypal,
  conekta,
  siteName,
  payments: { timeout, retryPause, former: takeNothingNew },
}: Pick<Config, 'stripe' | 'paypal' | 'conekta' | 'siteName' | 'payments'>): ConfiguredProviders {
  const times = { timeout, retryPause };
  const current: PaymentProviders = {};
  const former: PaymentProviders = {};
  const placeOf = (name: (typeof takeNothingNew)[number]) =>
    takeNothingNew.includes(name) ? former : current;
  if (stripe) placeOf('stripe').card = createStripeCards(stripe, times);
  if (paypal) placeOf('paypal').wallet = createPaypal(paypal, { ...times, siteName });
  if (conekta) placeOf('conekta').voucher = createConektaProvider(conekta, times);
  return { current, former: [former] };
}
