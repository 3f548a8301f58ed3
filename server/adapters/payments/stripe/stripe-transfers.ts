import type { TransferProvider } from '../method-providers.ts';
import { ProviderRefused, ProviderSilent } from '../provider-errors.ts';
import type { CallTimes } from '../with-retries.ts';
import { createStripeCalls, listDisputes, refundNow, understood } from './stripe-calls.ts';
import { isTestKey, type StripeSettings } from './stripe-client.ts';
import { refundName } from './stripe-facts.ts';
import { findFacts, findRefunds, findTransfer, readStripeEvent } from './stripe-lookup.ts';
import {
  accountOf,
  collectedFor,
  readAvailable,
  readTransferIntent,
  refundableOf,
  transferFacts,
} from './stripe-transfer-facts.ts';

/** Stripe's smallest charge in pesos. */
const smallestCents = 10_00;

/** How an intent is paid by SPEI: https://docs.stripe.com/payments/bank-transfers/accept-a-payment */
const bySpei = {
  payment_method_types: ['customer_balance'],
  payment_method_data: { type: 'customer_balance' as const },
  payment_method_options: {
    customer_balance: {
      funding_type: 'bank_transfer' as const,
      bank_transfer: { type: 'mx_bank_transfer' as const },
    },
  },
  confirm: true,
};

/** Transfers by SPEI to a CLABE that Stripe gives a customer; the account of the organisation takes them from there. */
export function createStripeTransfers(
  settings: StripeSettings,
  times: CallTimes,
): TransferProvider {
  const calls = createStripeCalls(settings, times);
  const { ask } = calls;

  return {
    name: 'stripe',
    isTest: isTestKey(settings),
    openDays: 30,
    listDisputes: (asked) => listDisputes(calls, asked),
    readMessage: (message, now) => readStripeEvent(calls, settings.webhookSecret, message, now),
    find: (reference) => findFacts(calls, reference),
    findRefunds: ({ reference }) => findRefunds(calls, reference),

    async createTransfer({ key, donationId, amountCents, description, ...holder }) {
      const { name: holderName, email, expiresAt } = holder;
      const metadata = { donation_id: donationId };
      const made = await ask(
        (stripe, options) =>
          stripe.customers.create({ name: holderName, email, metadata }, options),
        { key: `${key}-customer` },
      );
      const intent = await ask(
        (stripe, options) =>
          stripe.paymentIntents.create(
            {
              ...bySpei,
              amount: amountCents,
              currency: 'mxn',
              customer: made.id,
              description,
              metadata: { ...metadata, expires_at: expiresAt },
            },
            options,
          ),
        { key },
      );
      const main = understood(readTransferIntent(intent));
      const transfer = accountOf(main);
      if (!transfer) throw new ProviderSilent('Stripe made a transfer without a CLABE.');
      return { facts: transferFacts(main, [main], []), transfer };
    },

    async findTransfer(reference) {
      const found = await findTransfer(calls, reference);
      return found && accountOf(found.main);
    },

    /** Of one payment: what came in parts larger than any single one is refunded at Stripe. */
    async refund({ key, reference, amountCents }) {
      const found = understood(await findTransfer(calls, reference));
      const intent = found.intents.find((one) => refundableOf(one) >= amountCents);
      if (!intent) throw new ProviderRefused('other');
      const refund = await ask(
        (stripe, options) =>
          stripe.refunds.create(
            { payment_intent: intent.id, amount: amountCents, metadata: { [refundName]: key } },
            options,
          ),
        { key, once: true },
      );
      const done = await refundNow(calls, refund);
      if (done.status === 'failed' || done.status === 'canceled')
        throw new ProviderRefused('other');
      if (done.status !== 'succeeded') return undefined;
      return (await findRefunds(calls, reference))?.facts;
    },

    async collect(reference, isOver) {
      const found = await findTransfer(calls, reference);
      if (!found) return;
      const { main, facts, lastMovement } = found;
      const hasCome = (facts.arrivals ?? []).length > 0;
      if (!hasCome) return;
      // What a payment has got in part is free again once it is cancelled.
      if (isOver && main.status === 'requires_action') {
        await ask((stripe, options) => stripe.paymentIntents.cancel(main.id, {}, options));
      }
      const { customer } = main;
      const balance = await ask((stripe, options) =>
        stripe.customers.retrieveCashBalance(customer, {}, options),
      );
      const amount = readAvailable(balance);
      if (amount < smallestCents) return;
      const metadata = { donation_id: main.metadata?.donation_id ?? '', [collectedFor]: main.id };
      await ask(
        (stripe, options) =>
          stripe.paymentIntents.create(
            { ...bySpei, amount, currency: 'mxn', customer, metadata },
            options,
          ),
        { key: `${main.id}-${lastMovement}-${amount}` },
      );
    },
  };
}
