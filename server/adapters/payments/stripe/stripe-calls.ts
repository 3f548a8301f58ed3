import type { Stripe } from 'stripe';
import type { DisputeFacts } from '../payment-facts.ts';
import type { DisputesAsked } from '../payment-provider.ts';
import { ProviderRefused, ProviderSilent } from '../provider-errors.ts';
import { type CallTimes, withRetries } from '../with-retries.ts';
import { openStripe, type StripeSettings } from './stripe-client.ts';
import { readDisputes } from './stripe-disputes.ts';
import { portError } from './stripe-errors.ts';
import {
  paymentOfIntent,
  readRefund,
  readRefunds,
  type StripePayment,
  withRefunds,
} from './stripe-facts.ts';

/** Later ones call `payment_method_types` otherwise. */
export const apiVersion = '2026-08-26.dahlia';
export const expand = ['latest_charge', 'payment_method'];

export type StripeCalls = ReturnType<typeof createStripeCalls>;

/** Stripe, opened when it is first asked. */
export function createStripeCalls(settings: StripeSettings, times: CallTimes) {
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

  return { open, ask };
}

export async function findPayment(
  { ask }: StripeCalls,
  reference: string,
): Promise<StripePayment | undefined> {
  const intent = await ask((stripe, options) =>
    stripe.paymentIntents.retrieve(reference, { expand }, options),
  ).catch((error: unknown) => {
    if (error instanceof ProviderRefused && error.reason === 'notFound') return undefined;
    throw error;
  });
  return intent && understood(paymentOfIntent(intent));
}

/** With all that went back of it, and what of that came back. */
export async function findWithRefunds(calls: StripeCalls, reference: string) {
  const payment = await findPayment(calls, reference);
  if (!payment) return undefined;
  const list = await calls.ask((stripe, options) =>
    stripe.refunds.list({ payment_intent: reference, limit: 100 }, options),
  );
  const read = understood(readRefunds(list));
  return { ...payment, facts: withRefunds(payment.facts, read), refunds: read.refunds };
}

/** Pages of a hundred disputes in one round. */
const mostPages = 10;

/** By when they were opened, for Stripe does not list them by when they changed. */
export async function listDisputes(
  { ask }: StripeCalls,
  { since, now }: DisputesAsked,
): Promise<DisputeFacts[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const found: DisputeFacts[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const which = { created, limit: 100, ...(after && { starting_after: after }) };
    const list = await ask((stripe, options) => stripe.disputes.list(which, options));
    const read = understood(readDisputes(list, now));
    found.push(...read.disputes);
    after = read.after;
    if (!after) break;
  }
  return found;
}

/** Of one that is known to be there. */
export const factsOf = async (calls: StripeCalls, reference: string) =>
  understood(await findPayment(calls, reference)).facts;

/** The answer to a key stays what it was at first, so one that was under way is looked up. */
export async function refundNow({ ask }: StripeCalls, answer: unknown) {
  const first = understood(readRefund(answer));
  const { id, status } = first;
  if (!id || (status !== 'pending' && status !== 'requires_action')) return first;
  const now = await ask((stripe, options) => stripe.refunds.retrieve(id, {}, options));
  return understood(readRefund(now));
}

export function understood<Read>(read: Read | undefined): Read {
  if (read === undefined) throw new ProviderSilent('Stripe: an answer of another shape');
  return read;
}
