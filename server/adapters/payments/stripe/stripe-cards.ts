import type { Stripe } from 'stripe';
import {
  type CardProvider,
  type ProviderEvent,
  ProviderRefused,
  ProviderSilent,
} from '../payment-provider.ts';
import { type CallTimes, withRetries } from '../with-retries.ts';
import { openStripe, type StripeSettings } from './stripe-client.ts';
import { isStripeError, portError } from './stripe-errors.ts';
import {
  paymentOfIntent,
  readClientSecret,
  readFingerprint,
  readRefund,
  readRefunds,
  refundName,
  type StripePayment,
} from './stripe-facts.ts';
import { newsOf, readSigned } from './stripe-message.ts';

/** Later ones call `payment_method_types` otherwise. */
const apiVersion = '2026-08-26.dahlia';
const expand = ['latest_charge', 'payment_method'];

/** Cards by Stripe's PaymentIntents. */
export function createStripeCards(settings: StripeSettings, times: CallTimes): CardProvider {
  let opened: Promise<Stripe> | undefined;
  const open = () => {
    opened ??= openStripe(settings);
    return opened;
  };

  /** Repeated with the same key, so that nothing happens twice. */
  async function ask<Answer>(
    call: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<Answer>,
    { key, once = false }: { key?: string; once?: boolean } = {},
  ): Promise<Answer> {
    const stripe = await open();
    const attempt = async (milliseconds: number) => {
      try {
        const options = { apiVersion, timeout: milliseconds, ...(key && { idempotencyKey: key }) };
        return await call(stripe, options);
      } catch (error) {
        throw portError(error);
      }
    };
    return withRetries(times, attempt, once ? 1 : undefined);
  }

  async function findPayment(reference: string): Promise<StripePayment | undefined> {
    const intent = await ask((stripe, options) =>
      stripe.paymentIntents.retrieve(reference, { expand }, options),
    ).catch((error: unknown) => {
      if (error instanceof ProviderRefused && error.reason === 'notFound') return undefined;
      throw error;
    });
    return intent && understood(paymentOfIntent(intent));
  }

  /** Of one that is known to be there. */
  const factsOf = async (reference: string) => understood(await findPayment(reference)).facts;

  /** The answer to a key stays what it was at first, so one that was under way is looked up. */
  async function refundNow(answer: unknown) {
    const first = understood(readRefund(answer));
    const { id, status } = first;
    if (!id || (status !== 'pending' && status !== 'requires_action')) return first;
    const now = await ask((stripe, options) => stripe.refunds.retrieve(id, {}, options));
    return understood(readRefund(now));
  }

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
      return (await findPayment(reference))?.facts;
    },

    async findRefunds({ reference }) {
      const payment = await findPayment(reference);
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
      const done = refund && (await refundNow(refund));
      if (done?.status === 'failed' || done?.status === 'canceled')
        throw new ProviderRefused('other');
      if (done && done.status !== 'succeeded') return undefined;
      const facts = await factsOf(reference);
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
      return intent ? understood(paymentOfIntent(intent)).facts : factsOf(reference);
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
      const payment = news && 'refundOf' in news ? await findPayment(news.refundOf) : news;
      return payment && { kind: 'payment', ...payment };
    },
  };
}

function understood<Read>(read: Read | undefined): Read {
  if (read === undefined) throw new ProviderSilent('Stripe: an answer of another shape');
  return read;
}
