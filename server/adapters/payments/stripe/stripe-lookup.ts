import type { PaymentFacts } from '../payment-facts.ts';
import type { RefundsFound } from '../payment-provider.ts';
import type { ProviderEvent, SignedMessage } from '../provider-messages.ts';
import { findPayment, findWithRefunds, type StripeCalls, understood } from './stripe-calls.ts';
import { readRefunds } from './stripe-facts.ts';
import { newsOf, readSigned } from './stripe-message.ts';
import { chargesOfInvoice, readInvoice } from './stripe-subscription-facts.ts';
import { findSubscription, subscriptionFacts } from './stripe-subscriptions.ts';
import {
  collectedFor,
  readCashMovements,
  readTransferIntents,
  type TransferIntent,
  transferFacts,
} from './stripe-transfer-facts.ts';

/** Everything about one transfer, which has a customer of its own, so that its CLABE is of this payment alone. */
interface FoundTransfer {
  donationId: string | undefined;
  /** Of the amount that was asked for. */
  main: TransferIntent;
  /** With those that took what came beside it. */
  intents: TransferIntent[];
  facts: PaymentFacts;
  /** The last movement of the customer's money. */
  lastMovement: string | undefined;
}

/** undefined where the customer has no transfer of the portal's. */
async function findTransferOf(
  { ask }: StripeCalls,
  customer: string,
): Promise<FoundTransfer | undefined> {
  const list = await ask((stripe, options) =>
    stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] }, options),
  );
  const intents = understood(readTransferIntents(list));
  const main = intents.find(({ metadata }) => metadata?.donation_id && !metadata[collectedFor]);
  if (!main) return undefined;
  const cash = await ask((stripe, options) =>
    stripe.customers.listCashBalanceTransactions(customer, { limit: 100 }, options),
  );
  const movements = understood(readCashMovements(cash));
  return {
    donationId: main.metadata?.donation_id,
    main,
    intents,
    facts: transferFacts(main, intents, movements),
    lastMovement: movements[0]?.id,
  };
}

/** By any of its intents. @returns undefined where Stripe knows of none, or it is no transfer */
export async function findTransfer(
  calls: StripeCalls,
  reference: string,
): Promise<FoundTransfer | undefined> {
  const customer = (await findPayment(calls, reference))?.transferOf;
  return customer === undefined ? undefined : findTransferOf(calls, customer);
}

/** However it is paid. */
export async function findFacts(
  calls: StripeCalls,
  reference: string,
): Promise<PaymentFacts | undefined> {
  const payment = await findPayment(calls, reference);
  if (payment?.transferOf === undefined) return payment?.facts;
  return (await findTransferOf(calls, payment.transferOf))?.facts;
}

/** With the refunds of all its payments. */
async function findTransferRefunds(calls: StripeCalls, customer: string) {
  const found = await findTransferOf(calls, customer);
  if (!found) return undefined;
  const refunds: NonNullable<RefundsFound['refunds']>[number][] = [];
  for (const { id, latest_charge } of found.intents) {
    if (!latest_charge) continue;
    const list = await calls.ask((stripe, options) =>
      stripe.refunds.list({ payment_intent: id, limit: 100 }, options),
    );
    refunds.push(...understood(readRefunds(list)).refunds);
  }
  const failedRefundCents = refunds
    .filter(({ state }) => state === 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { ...found, facts: { ...found.facts, failedRefundCents }, refunds };
}

/** With all that went back of it, however it was paid. */
export async function findRefunds(calls: StripeCalls, reference: string) {
  const found = await findWithRefunds(calls, reference);
  if (found?.transferOf === undefined) return found;
  return findTransferRefunds(calls, found.transferOf);
}

/** What a message says: of refunds and of transfers it names what has to be asked for. */
export async function readStripeEvent(
  calls: StripeCalls,
  secret: string,
  message: SignedMessage,
  now: Date,
): Promise<ProviderEvent | undefined> {
  const event = readSigned(await calls.open(), secret, message, now);
  const news = event && newsOf(event);
  if (!news) return undefined;
  if ('dispute' in news) return { kind: 'dispute', ...news };
  if ('subscriptionOf' in news) return subscriptionEvent(calls, news.subscriptionOf);
  if ('paidInvoice' in news) return chargeEvent(calls, news.paidInvoice);
  const found = await findOut(calls, news);
  if (!found) return undefined;
  const { donationId, facts } = found;
  return { kind: 'payment', ...(donationId && { donationId }), facts };
}

/** Those of others than the portal, at the same account, are none of its business. */
async function subscriptionEvent(
  calls: StripeCalls,
  id: string,
): Promise<ProviderEvent | undefined> {
  const found = await findSubscription(calls, id);
  if (!found?.metadata?.own_id) return undefined;
  return { kind: 'subscription', subscription: await subscriptionFacts(calls, found) };
}

async function chargeEvent(calls: StripeCalls, id: string): Promise<ProviderEvent | undefined> {
  const answer = await calls.ask((stripe, options) =>
    stripe.invoices.retrieve(id, { expand: ['payments'] }, options),
  );
  const invoice = understood(readInvoice(answer));
  const subscription = invoice.parent?.subscription_details?.subscription;
  const [charge] = subscription ? chargesOfInvoice(invoice, subscription) : [];
  return charge && { kind: 'subscriptionCharge', charge };
}

type News = Exclude<
  NonNullable<ReturnType<typeof newsOf>>,
  { dispute: unknown } | { subscriptionOf: string } | { paidInvoice: string }
>;

function findOut(calls: StripeCalls, news: News) {
  if ('refundOf' in news) return findRefunds(calls, news.refundOf);
  return 'facts' in news ? news : findTransferOf(calls, news.transferOf);
}
