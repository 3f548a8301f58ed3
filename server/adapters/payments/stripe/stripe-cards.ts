import type { CardProvider } from '../method-providers.ts';
import { ProviderRefused } from '../provider-errors.ts';
import type { CallTimes } from '../with-retries.ts';
import {
  apiVersion,
  createStripeCalls,
  expand,
  factsOf,
  findWithRefunds,
  listDisputes,
  refundNow,
  understood,
} from './stripe-calls.ts';
import { isTestKey, type StripeSettings } from './stripe-client.ts';
import { isStripeError } from './stripe-errors.ts';
import { paymentOfIntent, readClientSecret, readFingerprint, refundName } from './stripe-facts.ts';
import { findFacts, findRefunds, readStripeEvent } from './stripe-lookup.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';

/** Cards by Stripe's PaymentIntents, and each month by its subscriptions. */
export function createStripeCards(settings: StripeSettings, times: CallTimes): CardProvider {
  const calls = createStripeCalls(settings, times);
  const { open, ask } = calls;

  return {
    name: 'stripe',
    isTest: isTestKey(settings),
    publishableKey: settings.publishableKey,
    subscriptions: createStripeSubscriptions(calls),

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

    find: (reference) => findFacts(calls, reference),
    findRefunds: ({ reference }) => findRefunds(calls, reference),

    listDisputes: (asked) => listDisputes(calls, asked),

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
      const { facts, refunds } = understood(await findWithRefunds(calls, reference));
      // The list may be from before.
      const isListed = !done || refunds.some((one) => one.key === key);
      const unlisted = isListed ? 0 : (done.amount ?? 0);
      return { ...facts, refundedCents: facts.refundedCents + unlisted };
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

    readMessage: (message, now) => readStripeEvent(calls, settings.webhookSecret, message, now),
  };
}
