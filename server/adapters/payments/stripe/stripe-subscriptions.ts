import { PaymentDeclined, ProviderRefused, ProviderSilent } from '../provider-errors.ts';
import type { CardSubscriptions, SubscriptionFacts } from '../subscription-provider.ts';
import { findPayment, type StripeCalls, understood } from './stripe-calls.ts';
import { isStripeError } from './stripe-errors.ts';
import { readClientSecret } from './stripe-facts.ts';
import { changeCards } from './stripe-subscription-cards.ts';
import {
  chargesOfInvoice,
  expandedSubscription,
  factsOfSubscription,
  intentOf,
  itemOf,
  openInvoiceOf,
  readInvoices,
  readSubscription,
  type StripeSubscription,
} from './stripe-subscription-facts.ts';

/** What monthly donations are sold as, in Stripe's terms; chosen by us, so that it is found again. */
const product = 'monthly-donation';
const expand = expandedSubscription;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

const priced = (amountCents: number) => ({
  price_data: {
    currency: 'mxn',
    product,
    unit_amount: amountCents,
    recurring: { interval: 'month' as const },
  },
});

/** @returns undefined where Stripe knows of none */
export async function findSubscription(
  { ask }: Pick<StripeCalls, 'ask'>,
  id: string,
): Promise<StripeSubscription | undefined> {
  const found = await ask((stripe, options) =>
    stripe.subscriptions.retrieve(id, { expand }, options),
  ).catch((error: unknown) => {
    if (error instanceof ProviderRefused && error.reason === 'notFound') return undefined;
    throw error;
  });
  return found && understood(readSubscription(found));
}

/** With why the last charge failed, where it did. */
export async function subscriptionFacts(
  calls: StripeCalls,
  found: StripeSubscription,
): Promise<SubscriptionFacts> {
  const facts = understood(factsOfSubscription(found));
  const open = facts.failedPayments > 0 ? openInvoiceOf(found) : undefined;
  const intent = open && intentOf(open);
  const decline = intent && (await findPayment(calls, intent))?.facts.decline;
  return decline ? { ...facts, decline } : facts;
}

/** Monthly donations by card, which Stripe Billing charges by itself. */
export function createStripeSubscriptions(calls: StripeCalls): CardSubscriptions {
  const { ask } = calls;

  async function get(id: string): Promise<StripeSubscription> {
    const found = await findSubscription(calls, id);
    if (!found) throw new ProviderRefused('notFound');
    return found;
  }

  async function ensureProduct(): Promise<void> {
    await ask(
      (stripe, options) =>
        stripe.products.create({ id: product, name: 'Donativo mensual' }, options),
      { key: `product-${product}` },
    ).catch((error: unknown) => {
      if (!isStripeError(error, 'resource_already_exists')) throw error;
    });
  }

  /** What is not paid yet never is. */
  async function dropOpenInvoice(found: StripeSubscription): Promise<void> {
    const open = openInvoiceOf(found);
    if (!open) return;
    await ask((stripe, options) => stripe.invoices.voidInvoice(open.id, {}, options)).catch(
      (error: unknown) => {
        // It has been paid, or dropped, meanwhile.
        if (!(error instanceof ProviderRefused)) throw error;
      },
    );
  }

  async function cancel(id: string): Promise<void> {
    const found = await get(id);
    if (!['canceled', 'incomplete_expired'].includes(found.status)) {
      const mode = { prorate: false, invoice_now: false };
      await ask((stripe, options) => stripe.subscriptions.cancel(id, mode, options));
    }
    await dropOpenInvoice(found);
  }

  const update = (id: string, changes: object) =>
    ask((stripe, options) => stripe.subscriptions.update(id, changes, options));

  /** Of the charge that begins it. */
  async function firstPayment(found: StripeSubscription) {
    const open = found.status === 'incomplete' ? openInvoiceOf(found) : undefined;
    const intent = open && intentOf(open);
    return intent === undefined ? undefined : findPayment(calls, intent);
  }

  /** @throws PaymentDeclined where the bank has said no: then it is over at Stripe as well */
  async function unlessDeclined(found: StripeSubscription) {
    const payment = await firstPayment(found);
    if (payment?.facts.state !== 'failed') return payment;
    await cancel(found.id);
    const { reference, cardFingerprint, decline } = payment.facts;
    throw new PaymentDeclined(decline ?? 'declined', { reference, cardFingerprint });
  }

  return {
    canPause: true,
    // Billing knows weeks and months, and two weeks are no half month.
    intervals: ['month'],
    canMove: true,

    async start({ key, ownId, amountCents, card, email, description }) {
      await ensureProduct();
      const metadata = { own_id: ownId };
      const customer = await ask(
        (stripe, options) =>
          stripe.customers.create(
            {
              email,
              metadata,
              payment_method: card,
              invoice_settings: { default_payment_method: card },
            },
            options,
          ),
        { key: `${key}-customer` },
      );
      const made = await ask(
        (stripe, options) =>
          stripe.subscriptions.create(
            {
              customer: customer.id,
              items: [priced(amountCents)],
              default_payment_method: card,
              payment_behavior: 'allow_incomplete',
              payment_settings: { payment_method_types: ['card'] },
              description,
              metadata,
              expand,
            },
            options,
          ),
        { key },
      );
      // The answer to a key stays what it was at first.
      const found = await get(understood(readSubscription(made)).id);
      await unlessDeclined(found);
      return subscriptionFacts(calls, found);
    },

    async bankQuestion(id) {
      const payment = await unlessDeclined(await get(id));
      if (payment?.facts.state !== 'requiresAction') return undefined;
      const { reference } = payment.facts;
      const intent = await ask((stripe, options) =>
        stripe.paymentIntents.retrieve(reference, {}, options),
      );
      return { clientSecret: readClientSecret(intent) };
    },

    async find(id) {
      const found = await findSubscription(calls, id);
      return found && subscriptionFacts(calls, found);
    },

    cancel,

    async pause(id) {
      await update(id, { pause_collection: { behavior: 'void' } });
      await dropOpenInvoice(await get(id));
    },

    async resume(id) {
      await update(id, { pause_collection: '' });
    },

    async charges(id, from, to) {
      const created = { gte: seconds(from), lte: seconds(to) };
      const list = await ask((stripe, options) =>
        stripe.invoices.list(
          { subscription: id, created, limit: 100, expand: ['data.payments'] },
          options,
        ),
      );
      const invoices = readInvoices(list);
      if (!invoices) throw new ProviderSilent('Stripe: invoices of another shape');
      return invoices
        .flatMap((invoice) => chargesOfInvoice(invoice, id))
        .sort((one, other) => one.paidAt.localeCompare(other.paidAt));
    },

    async setAmount(id, amountCents) {
      const item = itemOf(await get(id));
      if (item.price?.unit_amount === amountCents) return;
      const items = [{ id: item.id, ...priced(amountCents) }];
      await update(id, { items, proration_behavior: 'none' });
    },

    async setNextCharge(id, at) {
      await update(id, { trial_end: seconds(at), proration_behavior: 'none' });
    },

    async skip(id, until) {
      await update(id, { pause_collection: { behavior: 'void', resumes_at: seconds(until) } });
    },

    ...changeCards(calls, get),
  };
}
