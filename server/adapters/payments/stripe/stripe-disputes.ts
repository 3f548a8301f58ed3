import { z } from 'zod';
import type { DisputeReason, DisputeState } from '#domain/donations/dispute.ts';
import type { DisputeFacts } from '../payment-facts.ts';

const text = z.string().max(500);
const seconds = z.int().min(0).max(1e11);
const currency = z.string().max(3).toUpperCase();
const named = z.union([text, z.object({ id: text }).transform(({ id }) => id)]);

const dispute = z.object({
  id: text,
  status: text,
  reason: text.nullish(),
  amount: z.int().min(0),
  currency,
  charge: named.nullish(),
  payment_intent: named.nullish(),
  created: seconds,
  evidence_details: z.object({ due_by: seconds.nullish() }).nullish(),
  /** All that it has moved so far. */
  balance_transactions: z
    .array(z.object({ amount: z.int(), fee: z.int(), currency }))
    .max(100)
    .nullish(),
});
type StripeDispute = z.output<typeof dispute>;

/** An inquiry that was closed, and one that was prevented, take nothing. All others wait for somebody. */
const ends: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

const reasons: Readonly<Record<string, DisputeReason>> = {
  fraudulent: 'fraudulent',
  unrecognized: 'fraudulent',
  duplicate: 'duplicate',
  product_not_received: 'notReceived',
  product_unacceptable: 'notAsDescribed',
  subscription_canceled: 'cancelled',
  credit_not_processed: 'refundNotReceived',
};

const instant = (moment: number) => new Date(moment * 1000).toISOString();

/** What has left our balance and come back to it; where the balance is of another currency, as the dispute counts. */
function moved({ amount, currency: own, balance_transactions }: StripeDispute) {
  const all = balance_transactions ?? [];
  const sum = (sign: 1 | -1) =>
    all
      .map(
        (one) =>
          Math.max(0, sign * one.amount) && (one.currency === own ? sign * one.amount : amount),
      )
      .reduce((total, cents) => total + cents, 0);
  const feeCents = all
    .filter((one) => one.currency === own)
    .reduce((total, { fee }) => total + fee, 0);
  return { withdrawnCents: sum(-1), reinstatedCents: sum(1), feeCents };
}

const disputeList = z.object({
  data: z.array(z.unknown()).max(100),
  has_more: z.boolean().nullish(),
});

/** A page of them; `after`: where the next one begins, if there is one. */
export function readDisputes(page: unknown, now: Date) {
  const list = disputeList.safeParse(page).data;
  if (!list) return undefined;
  const seconds = Math.floor(now.getTime() / 1000);
  const disputes = list.data.flatMap((object) => readDispute(object, seconds) ?? []);
  return { disputes, after: list.has_more ? disputes.at(-1)?.id : undefined };
}

/** @param now when Stripe said so; undefined for what is no dispute */
export function readDispute(object: unknown, now: number | undefined): DisputeFacts | undefined {
  const read = dispute.safeParse(object).data;
  if (!read) return undefined;
  const { charge, payment_intent, evidence_details } = read;
  const due = evidence_details?.due_by;
  return {
    id: read.id,
    ...(payment_intent && { reference: payment_intent }),
    ...(charge && { settledAs: charge }),
    state: ends[read.status] ?? 'open',
    amountCents: read.amount,
    currency: read.currency,
    ...moved(read),
    reason: reasons[read.reason ?? ''] ?? 'other',
    openedAt: instant(read.created),
    ...(due && { answerBy: instant(due) }),
    at: instant(now ?? read.created),
  };
}
