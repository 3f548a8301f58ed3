import { z } from 'zod';
import type { CardFunding } from '#domain/donations/donation-kind.ts';
import type { PaymentState } from '#domain/donations/donation-state.ts';
import type { TransferAccount, Voucher } from '../method-providers.ts';
import type { Arrival, PaymentFacts } from '../payment-facts.ts';
import { declineOf } from './conekta-declines.ts';

/** Conekta adds words and fields without notice: only what the portal needs is looked at. */
export const text = z.string().min(1).max(500);
/** A list as the API answers it, or bare, as in some of its events. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item).max(100), z.object({ data: z.array(item).max(100) })]);
export const seconds = z.number().int().positive().max(1e11);
export const cents = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
export const currency = z.string().max(10);

/** Of cash, of a transfer or of a card. */
const paymentMethod = z.object({
  /** Of a card. */
  type: text.nullish().catch(undefined),
  clabe: z.string().max(30).nullish(),
  bank: z.string().max(100).nullish(),
  receiving_account_bank: z.string().max(100).nullish(),
  receiving_account_holder_name: z.string().max(200).nullish(),
  reference_number: z.union([text, z.number().int()]).transform(String).nullish().catch(undefined),
  /** Digits. As a number only while JSON keeps all of them: a wrong one pays somebody else. */
  reference: z.union([text, z.number().int()]).transform(String).nullish(),
  barcode_url: z.string().max(2_000).nullish(),
  expires_at: seconds.nullish(),
});

const charge = z.object({
  id: text,
  paid_at: seconds.nullish(),
  amount: cents.nullish(),
  failure_code: text.nullish().catch(undefined),
  payment_method: paymentMethod.nullish(),
  chargeback: z.looseObject({}).nullish().catch(undefined),
});

/** In the words of an order's `payment_status`, which its events end in as well. */
const states = {
  pending_payment: 'pending',
  paid: 'paid',
  expired: 'expired',
  canceled: 'cancelled',
  voided: 'cancelled',
  declined: 'failed',
  refunded: 'paid',
  partially_refunded: 'paid',
  charged_back: 'paid',
} as const satisfies Record<string, PaymentState>;

export const orderSchema = z.object({
  id: text,
  amount: cents,
  currency,
  payment_status: z.enum(Object.keys(states) as (keyof typeof states)[]),
  amount_refunded: cents.nullish(),
  metadata: z.object({ donation_id: text.optional().catch(undefined) }).nullish(),
  customer_info: z
    .object({ customer_id: text.nullish().catch(undefined) })
    .nullish()
    .catch(undefined),
  charges: listOf(charge).nullish(),
});
export type ConektaOrder = z.output<typeof orderSchema>;

/** What `charge.paid` tells. */
export const paidChargeSchema = z.object({
  id: text,
  order_id: text,
  amount: cents,
  currency,
  paid_at: seconds.nullish(),
});

export const chargesOf = ({ charges }: ConektaOrder) =>
  (Array.isArray(charges) ? charges : charges?.data) ?? [];

/** The one that was paid, where it was. */
function chargeOf(order: ConektaOrder) {
  const all = chargesOf(order);
  return all.find(({ paid_at }) => paid_at) ?? all[0];
}

export const instantOf = (unixSeconds: number): string =>
  new Date(unixSeconds * 1_000).toISOString();

/** Each charge of a transfer's order that was paid, with as much as came. */
function arrivalsOf(order: ConektaOrder): Arrival[] | undefined {
  const all = chargesOf(order);
  if (!all.some(({ payment_method }) => payment_method?.clabe)) return undefined;
  return all.flatMap(({ id, paid_at, amount }) =>
    paid_at ? [{ id, amountCents: amount ?? order.amount, at: instantOf(paid_at) }] : [],
  );
}

const fundings: Readonly<Record<string, CardFunding>> = { credit: 'credit', debit: 'debit' };

export function factsOf(order: ConektaOrder): PaymentFacts {
  const charged = chargeOf(order);
  const arrivals = arrivalsOf(order);
  const funding = fundings[charged?.payment_method?.type ?? ''];
  const failure = states[order.payment_status] === 'failed' ? charged?.failure_code : undefined;
  const wholly = order.payment_status === 'refunded' ? order.amount : 0;
  return {
    reference: order.id,
    ...(charged && { settledAs: charged.id }),
    state: states[order.payment_status],
    amountCents: order.amount,
    currency: order.currency.toUpperCase(),
    refundedCents: Math.max(order.amount_refunded ?? 0, wholly),
    ...(charged?.paid_at && { paidAt: instantOf(charged.paid_at) }),
    ...(arrivals && { arrivals }),
    ...(funding && { cardFunding: funding }),
    ...(failure && { decline: declineOf([{ code: failure }]) }),
  };
}

/** undefined where the order has none. @param expiresAt where the answer does not say it */
export function voucherOf(order: ConektaOrder, expiresAt?: string): Voucher | undefined {
  const method = chargeOf(order)?.payment_method;
  const until = method?.expires_at ? instantOf(method.expires_at) : expiresAt;
  if (!method?.reference || !until) return undefined;
  const { reference, barcode_url: url } = method;
  return { reference, barcodeUrl: url && /^https?:\/\//.test(url) ? url : null, expiresAt: until };
}

/** undefined where the order has none. @param expiresAt where the answer does not say it */
export function transferOf(order: ConektaOrder, expiresAt?: string): TransferAccount | undefined {
  const method = chargeOf(order)?.payment_method;
  const until = method?.expires_at ? instantOf(method.expires_at) : expiresAt;
  if (!method?.clabe || !/^\d{18}$/.test(method.clabe) || !until) return undefined;
  return {
    clabe: method.clabe,
    bank: method.receiving_account_bank || method.bank || 'STP',
    beneficiary: method.receiving_account_holder_name ?? '',
    reference: method.reference_number ?? '',
    expiresAt: until,
  };
}
