import { z } from 'zod';
import type { TransferAccount } from '../method-providers.ts';
import type { Arrival, PaymentFacts } from '../payment-facts.ts';

/** What the portal reads of Stripe's objects about bank transfers; undefined for what it does not understand. */

const text = z.string().max(500);
const cents = z.int().min(0);
const seconds = z.int().min(0).max(1e11);
const customer = z
  .union([text, z.object({ id: text })])
  .transform((it) => (typeof it === 'string' ? it : it.id));

const speiAddress = z.object({
  type: z.literal('spei'),
  spei: z.object({
    clabe: z.string().regex(/^\d{18}$/),
    bank_name: text,
    account_holder_name: text.nullish(),
  }),
});

const instructions = z.object({
  financial_addresses: z.array(z.looseObject({ type: text })).max(20),
  reference: text.nullish(),
});

/** Under which an intent that takes what is left over names the first one of its customer. */
export const collectedFor = 'collected_for';

const charge = z.object({ id: text, amount_refunded: cents, created: seconds.nullish() });

const transferIntent = z.object({
  id: text,
  status: text,
  amount: cents,
  currency: z.string().max(3).toUpperCase(),
  customer,
  created: seconds,
  payment_method_types: z.array(text),
  metadata: z
    .object({
      donation_id: text.optional(),
      expires_at: text.optional(),
      [collectedFor]: text.optional(),
    })
    .nullish(),
  latest_charge: z.union([text, charge]).nullish(),
  next_action: z.object({ display_bank_transfer_instructions: instructions.nullish() }).nullish(),
});
export type TransferIntent = z.output<typeof transferIntent>;

const cashMovement = z.object({
  id: text,
  type: text,
  net_amount: z.int(),
  created: seconds,
  currency: z.string().max(3).toUpperCase(),
});
type CashMovement = z.output<typeof cashMovement>;

/** Whether an intent or a charge, however else it looks, is of a bank transfer. */
export function isOfTransfer(object: unknown): boolean {
  const { data } = z
    .object({
      payment_method_types: z.array(text).optional(),
      payment_method_details: z.object({ type: text }).nullish(),
    })
    .safeParse(object);
  return (
    data?.payment_method_types?.includes('customer_balance') ||
    data?.payment_method_details?.type === 'customer_balance'
  );
}

export const readTransferIntent = (object: unknown) => transferIntent.safeParse(object).data;

export const readTransferIntents = (list: unknown) =>
  z.object({ data: z.array(transferIntent).max(100) }).safeParse(list).data?.data;

export const readCashMovements = (list: unknown) =>
  z.object({ data: z.array(cashMovement).max(100) }).safeParse(list).data?.data;

export const readCustomer = (object: unknown) =>
  z.object({ customer }).safeParse(object).data?.customer;

/** Centavos that Stripe holds for the customer beside their payments. */
export const readAvailable = (object: unknown) =>
  z.object({ available: z.object({ mxn: cents.nullish() }).nullish() }).safeParse(object).data
    ?.available?.mxn ?? 0;

/** undefined once it is paid: Stripe shows it only while money is waited for. */
export function accountOf({ next_action, metadata }: TransferIntent): TransferAccount | undefined {
  const shown = next_action?.display_bank_transfer_instructions;
  const [address] = (shown?.financial_addresses ?? []).flatMap(
    (one) => speiAddress.safeParse(one).data ?? [],
  );
  if (!address || !metadata?.expires_at) return undefined;
  const { clabe, bank_name, account_holder_name } = address.spei;
  return {
    clabe,
    bank: bank_name,
    beneficiary: account_holder_name ?? '',
    reference: shown?.reference ?? '',
    expiresAt: metadata.expires_at,
  };
}

/** What banks have sent back by themselves: it came, and is gone again. */
const goneBack: readonly string[] = ['funding_reversed', 'return_initiated', 'return_canceled'];

/**
 * How a transfer stands: by what came to its customer, who is of this payment alone, and by what was refunded of all
 * payments that took it.
 * @param main the intent of the amount that was asked for
 */
export function transferFacts(
  main: TransferIntent,
  intents: readonly TransferIntent[],
  movements: readonly CashMovement[],
): PaymentFacts {
  const arrivals = movements
    .filter(({ type, net_amount }) => type === 'funded' && net_amount > 0)
    .map(
      ({ id, net_amount, created }): Arrival => ({
        id,
        amountCents: net_amount,
        at: instantOf(created),
      }),
    )
    .reverse();
  const returned = movements
    .filter(({ type }) => goneBack.includes(type))
    .reduce((sum, { net_amount }) => sum - net_amount, 0);
  const refunded = intents.reduce((sum, { latest_charge }) => sum + refundedOf(latest_charge), 0);
  const settled = main.latest_charge;
  const settledAs = typeof settled === 'string' ? settled : settled?.id;
  const arrivedCents = arrivals.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    reference: main.id,
    ...(settledAs && { settledAs }),
    state: arrivals.length > 0 ? 'paid' : main.status === 'canceled' ? 'cancelled' : 'pending',
    amountCents: arrivedCents || main.amount,
    currency: main.currency,
    refundedCents: refunded + Math.max(0, returned),
    ...(returned > 0 && refunded === 0 && { isReversal: true }),
    ...(arrivals[0] && { paidAt: arrivals[0].at }),
    arrivals,
  };
}

const refundedOf = (settled: TransferIntent['latest_charge']): number =>
  typeof settled === 'object' && settled !== null ? settled.amount_refunded : 0;

/** Of what its charge took, what can still be refunded. */
export const refundableOf = ({ amount, status, latest_charge }: TransferIntent): number =>
  status === 'succeeded' ? amount - refundedOf(latest_charge) : 0;

const instantOf = (moment: number) => new Date(moment * 1000).toISOString();
