import type { PaymentFacts } from '../payment-facts.ts';
import type { RefundsFound } from '../payment-provider.ts';
import { PaymentDeclined, ProviderRefused, ProviderSilent } from '../provider-errors.ts';
import {
  capture,
  factsOfCapture,
  factsOfOrder,
  order,
  type PaypalCapture,
  type PaypalOrder,
  refundsOfOrder,
  sale,
} from './paypal-answers.ts';
import { type PaypalApi, PaypalRefused } from './paypal-api.ts';

/** The donor, or their bank, cannot or may not pay. */
const declines = [
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
];

const saleStates: ReadonlyMap<string, PaymentFacts['state']> = new Map([
  ['pending', 'pending'],
  ['denied', 'failed'],
]);

const isPartlyRefunded = ({ status }: PaypalCapture) => status === 'PARTIALLY_REFUNDED';

const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

export async function findOrder(
  api: PaypalApi,
  reference: string,
): Promise<PaypalOrder | undefined> {
  const found = await api.find(order, orderPath(reference));
  if (found && found.id !== reference) throw new ProviderSilent('PayPal: another order');
  return found;
}

/** @throws ProviderRefused for an order that may not be captured */
export function requireOurs(
  found: PaypalOrder,
  {
    donationId,
    amountCents,
    merchantId,
  }: { donationId: string; amountCents: number; merchantId: string | undefined },
): void {
  const [unit, ...more] = found.purchase_units;
  const { amount, custom_id, payee } = unit ?? {};
  const isOurs =
    more.length === 0 &&
    amount?.cents === amountCents &&
    amount.currency === 'MXN' &&
    (custom_id ?? donationId) === donationId &&
    (merchantId === undefined || payee?.merchant_id === merchantId);
  if (!isOurs) throw new ProviderRefused('otherOrder');
  if (found.status !== 'APPROVED' && found.status !== 'COMPLETED') {
    throw new ProviderRefused('notApproved');
  }
}

export async function takeMoney(
  api: PaypalApi,
  reference: string,
  key: string,
): Promise<PaypalOrder | undefined> {
  try {
    const path = `${orderPath(reference)}/capture`;
    return await api.call(order, { method: 'POST', path, body: {}, key });
  } catch (error) {
    if (!(error instanceof PaypalRefused)) throw error;
    const is = (issue: string) => error.issues.includes(issue);
    if (is('ORDER_ALREADY_CAPTURED')) return undefined;
    if (declines.some(is)) throw new PaymentDeclined('declined', { reference });
    if (is('ORDER_NOT_APPROVED')) throw new ProviderRefused('notApproved', { cause: error });
    throw error;
  }
}

/** Of a month's money: the newer way of asking first, for both are in use. */
async function findSale(api: PaypalApi, id: string): Promise<RefundsFound | undefined> {
  const name = encodeURIComponent(id);
  const captured = await api.find(capture, `/v2/payments/captures/${name}`);
  if (captured) {
    const facts = factsOfCapture(captured, id, 0);
    return { facts, isSumUnknown: isPartlyRefunded(captured) };
  }
  const sold = await api.find(sale, `/v1/payments/sale/${name}`);
  if (!sold) return undefined;
  const { amount, create_time } = sold;
  const state = saleStates.get(sold.state ?? '') ?? 'paid';
  const facts = {
    reference: id,
    settledAs: id,
    state,
    amountCents: amount.cents,
    currency: amount.currency,
    refundedCents: sold.state === 'refunded' ? amount.cents : 0,
    ...(state === 'paid' && create_time && { paidAt: create_time }),
  };
  return { facts, isSumUnknown: sold.state === 'partially_refunded' };
}

export async function findWithRefunds(
  api: PaypalApi,
  reference: string,
): Promise<RefundsFound | undefined> {
  const found = await findOrder(api, reference);
  if (!found) return findSale(api, reference);
  const facts = factsOfOrder(found);
  if (!facts) throw new ProviderSilent('PayPal: an order without an amount');
  const refunds = refundsOfOrder(found);
  const captures = found.purchase_units[0]?.payments?.captures ?? [];
  const isSumUnknown = !refunds && captures.some(isPartlyRefunded);
  return { facts, refunds, isSumUnknown };
}

/** As `findWithRefunds`, without the refunds one by one. */
export const findFacts = async (
  api: PaypalApi,
  reference: string,
): Promise<PaymentFacts | undefined> => (await findWithRefunds(api, reference))?.facts;
