import { type CardProvider, type ProviderEvent, ProviderRefused } from '../payment-provider.ts';
import type { CallTimes } from '../with-retries.ts';
import {
  apiVersion,
  createStripeCalls,
  expand,
  factsOf,
  findPayment,
  refundNow,
  understood,
} from './stripe-calls.ts';
import type { StripeSettings } from './stripe-client.ts';
import { isStripeError } from './stripe-errors.ts';
import {
  paymentOfIntent,
  readClientSecret,
  readFingerprint,
  readRefunds,
  refundName,
} from './stripe-facts.ts';
import { newsOf, readSigned } from './stripe-message.ts';

/** Cards by Stripe's PaymentIntents. */
export function createStripeCards(settings: StripeSettings, times: CallTimes): CardProvider {
  const calls = createStripeCalls(settings, times);
  const { open, ask } = calls;

  return {
    name: 'stripe',
    isTest: /^[a-z]+_test_/.test(settings.secretKey),
    publishableKey: settings.publishableKey,

    async charge({ key, donationId, amountCents, description, card }) {
      const request = {
        amount: amountCents,
        currency: 'mxn',
        payment_method: card,
        payment_method_types: ['card'],
        confirm: true,
        // Stripe.js goes on where the card's bank wants to know the donor.
        use_stripe_sdk: true,
        description,
        metadata: { donation_id: donationId },
        expand,
      };
      const intent = await ask(
        (stripe, options) => stripe.paymentIntents.create(request, options),
        { key },
      );
      return understood(paymentOfIntent(intent)).facts;
    },

    async find(reference) {
      return (await findPayment(calls, reference))?.facts;
    },

    async findRefunds({ reference }) {
      const payment = await findPayment(calls, reference);
      if (!payment) return undefined;
      const list = await ask((stripe, options) =>
        stripe.refunds.list({ payment_intent: reference, limit: 100 }, options),
      );
      return { facts: payment.facts, refunds: readRefunds(list) };
    },

    async refund({ key, reference, amountCents }) {
      const refund = await ask(
        (stripe, options) =>
          stripe.refunds.create(
            { payment_intent: reference, amount: amountCents, metadata: { [refundName]: key } },
            options,
          ),
        { key, once: true },
      ).catch((error: unknown) => {
        // Somebody was faster, at Stripe: the payment as it stands says so.
        if (isStripeError(error, 'charge_already_refunded')) return undefined;
        throw error;
      });
      const done = refund && (await refundNow(calls, refund));
      if (done?.status === 'failed' || done?.status === 'canceled')
        throw new ProviderRefused('other');
      if (done && done.status !== 'succeeded') return undefined;
      const facts = await factsOf(calls, reference);
      // What was read may be from before.
      return { ...facts, refundedCents: Math.max(facts.refundedCents, done?.amount ?? 0) };
    },

    async cancel(reference) {
      const intent = await ask((stripe, options) =>
        stripe.paymentIntents.cancel(reference, {}, options),
      ).catch((error: unknown) => {
        // It is over already, or its money is on the way.
        if (isStripeError(error, 'payment_intent_unexpected_state')) return undefined;
        throw error;
      });
      return intent ? understood(paymentOfIntent(intent)).facts : factsOf(calls, reference);
    },

    async clientSecretOf(reference) {
      const intent = await ask((stripe, options) =>
        stripe.paymentIntents.retrieve(reference, {}, options),
      );
      return understood(readClientSecret(intent));
    },

    async fingerprintOf(card) {
      // It becomes part of an address, and comes from a browser.
      if (!/^\w{1,100}$/.test(card)) return undefined;
      const stripe = await open();
      return stripe.paymentMethods
        .retrieve(card, {}, { apiVersion, timeout: times.timeout })
        .then(readFingerprint, () => undefined);
    },

    async readMessage(message, now): Promise<ProviderEvent | undefined> {
      const event = readSigned(await open(), settings.webhookSecret, message, now);
      const news = event && newsOf(event);
      const payment = news && 'refundOf' in news ? await findPayment(calls, news.refundOf) : news;
      return payment && { kind: 'payment', ...payment };
    },
  };
}
