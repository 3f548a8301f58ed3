import type { WalletProvider } from '../method-providers.ts';
import type { CallTimes } from '../with-retries.ts';
import { createPaypalApi, type PaypalSettings } from './paypal-api.ts';
import { createPaypalCertificates } from './paypal-certificates.ts';
import { listDisputes } from './paypal-disputes.ts';
import { createPaypalEvents } from './paypal-events.ts';
import { createPaypalPayments } from './paypal-payments.ts';
import { checkPaypalSignature } from './paypal-signature.ts';
import { createPaypalSubscriptions } from './paypal-subscriptions.ts';

/** PayPal's own server on which no money moves. */
const sandbox = 'https://api-m.sandbox.paypal.com';

/**
 * Orders and monthly subscriptions at PayPal.
 */
export function createPaypal(
  settings: PaypalSettings,
  { siteName, ...times }: CallTimes & { siteName: string },
): WalletProvider {
  const { merchantId, webhookId } = settings;
  const api = createPaypalApi(settings, times);
  const certificates = createPaypalCertificates(api.origin, times.timeout);
  const payments = createPaypalPayments(api, { merchantId, siteName });
  const events = createPaypalEvents(api, payments);
  return {
    name: 'paypal',
    isTest: api.origin === sandbox,
    ...payments,
    listDisputes: (asked) => listDisputes(api, asked),
    subscriptions: createPaypalSubscriptions(api, { siteName }),
    async readMessage(message, now) {
      await checkPaypalSignature(message, now, { api, certificates, webhookId });
      return events.read(message.body);
    },
  };
}
