import type { Config } from '#server/config/config.ts';
import { createConektaProvider } from './conekta/conekta-provider.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { createPaypal } from './paypal/paypal.ts';
import { createStripeCards } from './stripe/stripe-cards.ts';

/** Those that the configuration names. */
export function openPaymentProviders({
  stripe,
  paypal,
  conekta,
  siteName,
  payments: { timeout },
}: Pick<Config, 'stripe' | 'paypal' | 'conekta' | 'siteName' | 'payments'>): PaymentProviders {
  return {
    ...(stripe && { card: createStripeCards(stripe, timeout) }),
    ...(paypal && { wallet: createPaypal(paypal, { timeout, siteName }) }),
    ...(conekta && { voucher: createConektaProvider(conekta, timeout) }),
  };
}
