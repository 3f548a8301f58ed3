import { z } from 'zod';
import type { PaymentState } from '#domain/donations/donation-state.ts';
import type { PaymentFacts } from '../payment-facts.ts';
import type { RefundsFound } from '../payment-provider.ts';
import { cardError, declineReason } from './stripe-errors.ts';

/**
 * What the portal reads of Stripe's objects, in an answer as in a message, however else they look. All of these give
 * undefined for what they do not understand.
 */

const text = z.string().max(500);
const cents = z.int().min(0);
const seconds = z.int().min(0).max(1e11);
const currency = z.string().max(3).toUpperCase();
const metadata = z.object({ donation_id: text.optional() }).nullish();
const card = z.object({
  fingerprint: text.nullish(),
  /** 'unknown' as well, and whatever else comes to Stripe's mind. */
  funding: z.enum(['credit', 'debit', 'prepaid']).optional().catch(undefined),
});

const states = {
  succeeded: 'paid',
  processing: 'pending',
  requires_capture: 'pending',
  requires_confirmation: 'pending',
  requires_action: 'requiresAction',
  // Where it is ever to be seen of payments that are made and confirmed at once: a try that has failed.
  requires_payment_method: 'failed',
  canceled: 'cancelled',
} as const satisfies Record<string, PaymentState>;

const charge = z.object({
  id: text,
  amount: cents,
  amount_captured: cents.nullish(),
  amount_refunded: cents,
  currency,
  created: seconds.nullish(),
  metadata,
  payment_intent: text.nullish(),
  payment_method_details: z.object({ card: card.nullish() }).nullish(),
});

const intent = z.object({
  id: text,
  customer: text.nullish().catch(null),
  payment_method_types: z.array(text).nullish().catch(null),
  status: z.enum(Object.keys(states) as (keyof typeof states)[]).transform((word) => states[word]),
  amount: cents,
  amount_received: cents.nullish(),
  currency,
  metadata,
  latest_charge: z.union([text, charge]).nullish(),
  payment_method: z.union([text, z.object({ card: card.nullish() })]).nullish(),
  last_payment_error: cardError.nullish(),
});

/** Under which each refund is told its attempt's id. */
export const refundName = 'attempt_id';

const refund = z.object({
  id: text.nullish(),
  status: z.enum(['succeeded', 'pending', 'requires_action', 'failed', 'canceled']),
  amount: cents.nullish(),
  payment_intent: text.nullish(),
  metadata: z.object({ [refundName]: text.optional() }).nullish(),
});

const refundStates = {
  succeeded: 'done',
  pending: 'underWay',
  requires_action: 'underWay',
  failed: 'failed',
  canceled: 'failed',
} as const;

/** A payment, and the donation that the portal named when it asked for it. */
export interface StripePayment {
  donationId?: string;
  facts: PaymentFacts;
  /** Of a bank transfer: its customer, to whom more may have come than these facts say. */
  transferOf?: string;
}

/** @param now seconds; when money came of which Stripe does not say */
export function paymentOfIntent(object: unknown, now?: number): StripePayment | undefined {
  const read = intent.safeParse(object).data;
  if (!read) return undefined;
  const { latest_charge, payment_method } = read;
  const settled = typeof latest_charge === 'string' ? { id: latest_charge } : latest_charge;
  const known = settled && 'amount_refunded' in settled ? settled : undefined;
  const isPaid = read.status === 'paid';
  const isTransfer = read.payment_method_types?.includes('customer_balance') ?? false;
  const charged = known?.payment_method_details?.card;
  const handedOver = typeof payment_method === 'object' ? payment_method?.card : undefined;
  const found = payment(read.metadata, {
    reference: read.id,
    state: read.status,
    amountCents: (isPaid && read.amount_received) || read.amount,
    currency: read.currency,
    refundedCents: known?.amount_refunded ?? 0,
    ...(isPaid && { ...(settled && { settledAs: settled.id }), ...paidAt(known?.created ?? now) }),
    ...(read.status === 'failed' && { decline: declineReason(read.last_payment_error ?? {}) }),
    ...cardFacts({
      fingerprint: charged?.fingerprint ?? handedOver?.fingerprint,
      funding: charged?.funding ?? handedOver?.funding,
    }),
  });
  return isTransfer && read.customer ? { ...found, transferOf: read.customer } : found;
}

/** A charge that no intent asked for is not the portal's. */
export function paymentOfCharge(object: unknown): StripePayment | undefined {
  const read = charge.safeParse(object).data;
  if (!read?.payment_intent) return undefined;
  return payment(read.metadata, {
    reference: read.payment_intent,
    settledAs: read.id,
    state: 'paid',
    amountCents: read.amount_captured ?? read.amount,
    currency: read.currency,
    refundedCents: read.amount_refunded,
    ...paidAt(read.created ?? undefined),
    ...cardFacts(read.payment_method_details?.card ?? {}),
  });
}

const refundList = z.object({ data: z.array(refund).max(100), has_more: z.boolean().nullish() });

/** Those of a payment, in a list. One whose metadata name no attempt was not asked for by the portal. */
export function readRefunds(object: unknown): RefundsRead | undefined {
  const list = refundList.safeParse(object).data;
  return (
    list && {
      isWhole: !list.has_more,
      refunds: list.data.map(({ metadata: words, amount, status }) => ({
        key: words ? (words[refundName] ?? '') : undefined,
        amountCents: amount ?? 0,
        state: refundStates[status],
      })),
    }
  );
}

interface RefundsRead {
  isWhole: boolean;
  refunds: NonNullable<RefundsFound['refunds']>;
}

/** Both sums of one moment: a payment that was read before its refunds may not know yet that one has failed. */
export function withRefunds(facts: PaymentFacts, { isWhole, refunds }: RefundsRead): PaymentFacts {
  const sum = (state: 'done' | 'failed') =>
    refunds
      .filter((one) => one.state === state)
      .reduce((total, { amountCents }) => total + amountCents, 0);
  if (!isWhole) return facts;
  return { ...facts, refundedCents: sum('done'), failedRefundCents: sum('failed') };
}

/** How a refund stands, and the intent that it is of. */
export const readRefund = (object: unknown) => refund.safeParse(object).data;

export const readClientSecret = (object: unknown) =>
  z.object({ client_secret: text }).safeParse(object).data?.client_secret;

export const readFingerprint = (object: unknown) =>
  z.object({ card }).safeParse(object).data?.card.fingerprint ?? undefined;

const payment = (words: z.output<typeof metadata>, facts: PaymentFacts): StripePayment => ({
  ...(words?.donation_id && { donationId: words.donation_id }),
  facts,
});

const cardFacts = ({ fingerprint, funding }: Partial<z.output<typeof card>>) => ({
  ...(fingerprint && { cardFingerprint: fingerprint }),
  ...(funding && { cardFunding: funding }),
});

const paidAt = (moment: number | undefined) =>
  moment === undefined ? {} : { paidAt: new Date(moment * 1000).toISOString() };
