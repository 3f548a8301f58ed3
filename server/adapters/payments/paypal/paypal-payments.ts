import {
  PaymentDeclined,
  type PaymentFacts,
  ProviderRefused,
  ProviderSilent,
  type RefundsFound,
  type WalletProvider,
} from '../payment-provider.ts';
import {
  capture,
  decimalOfCents,
  factsOfCapture,
  factsOfOrder,
  order,
  type PaypalCapture,
  type PaypalLinks,
  type PaypalOrder,
  refund,
  refundsOfOrder,
  sale,
  saleRefund,
} from './paypal-answers.ts';
import { type PaypalApi, PaypalRefused } from './paypal-api.ts';

/** PayPal's pages in the donor's language. */
export const paypalLocales = { es: 'es-MX', en: 'en-US' } as const;

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

export function linkOf(links: PaypalLinks, ...names: string[]): string | undefined {
  return links.find(({ rel }) => names.includes(rel))?.href;
}

/** Single payments: orders with their captures, and the sales of monthly ones. */
export function createPaypalPayments(
  api: PaypalApi,
  { merchantId, siteName }: { merchantId: string | undefined; siteName: string },
) {
  const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

  async function findOrder(reference: string): Promise<PaypalOrder | undefined> {
    const found = await api.find(order, orderPath(reference));
    if (found && found.id !== reference) throw new ProviderSilent('PayPal: another order');
    return found;
  }

  /** @throws ProviderRefused for an order that may not be captured */
  function check(
    found: PaypalOrder,
    { donationId, amountCents }: { donationId: string; amountCents: number },
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

  async function takeMoney(reference: string, key: string): Promise<PaypalOrder | undefined> {
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
  async function findSale(id: string): Promise<RefundsFound | undefined> {
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

  async function findWithRefunds(reference: string): Promise<RefundsFound | undefined> {
    const found = await findOrder(reference);
    if (!found) return findSale(reference);
    const facts = factsOfOrder(found);
    if (!facts) throw new ProviderSilent('PayPal: an order without an amount');
    const refunds = refundsOfOrder(found);
    const captures = found.purchase_units[0]?.payments?.captures ?? [];
    const isSumUnknown = !refunds && captures.some(isPartlyRefunded);
    return { facts, refunds, isSumUnknown };
  }

  const find = async (reference: string): Promise<PaymentFacts | undefined> =>
    (await findWithRefunds(reference))?.facts;

  /** @returns all refunds so far in centavos, where PayPal says so; undefined while the refund is under way */
  async function giveBack(
    id: string,
    amountCents: number,
    key: string,
  ): Promise<{ totalCents?: number } | undefined> {
    const name = encodeURIComponent(id);
    try {
      const given = await api.call(refund, {
        method: 'POST',
        path: `/v2/payments/captures/${name}/refund`,
        body: {
          amount: { value: decimalOfCents(amountCents), currency_code: 'MXN' },
          custom_id: key,
        },
        key,
        once: true,
      });
      if (given.status === 'PENDING') return undefined;
      if (given.status === 'FAILED' || given.status === 'CANCELLED') {
        throw new ProviderRefused('other');
      }
      const totalCents = given.seller_payable_breakdown?.total_refunded_amount?.cents;
      return totalCents === undefined ? {} : { totalCents };
    } catch (error) {
      if (!(error instanceof PaypalRefused) || error.reason !== 'notFound') throw error;
    }
    const given = await api.call(saleRefund, {
      method: 'POST',
      path: `/v1/payments/sale/${name}/refund`,
      body: { amount: { total: decimalOfCents(amountCents), currency: 'MXN' } },
      key,
      once: true,
    });
    if (given.state === 'pending') return undefined;
    if (given.state === 'failed') throw new ProviderRefused('other');
    const totalCents = given.total_refunded_amount?.value;
    return totalCents === undefined ? {} : { totalCents };
  }

  return {
    find,
    findRefunds: ({ reference }) => findWithRefunds(reference),

    async createOrder({ key, donationId, amountCents, description, language, ...addresses }) {
      const unit = {
        amount: { currency_code: 'MXN', value: decimalOfCents(amountCents) },
        custom_id: donationId,
        description: description.slice(0, 127),
        ...(merchantId && { payee: { merchant_id: merchantId } }),
      };
      const experience = {
        brand_name: siteName.slice(0, 127),
        locale: paypalLocales[language],
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        return_url: addresses.returnUrl,
        cancel_url: addresses.cancelUrl,
      };
      const { id, links } = await api.call(order, {
        method: 'POST',
        path: '/v2/checkout/orders',
        body: {
          intent: 'CAPTURE',
          purchase_units: [unit],
          payment_source: { paypal: { experience_context: experience } },
        },
        key,
      });
      const approveUrl = linkOf(links, 'payer-action', 'approve');
      if (!approveUrl)
        throw new ProviderSilent('PayPal: an order without an address to approve it');
      return { reference: id, approveUrl };
    },

    async capture({ key, reference, donationId, amountCents }) {
      const found = await findOrder(reference);
      if (!found) throw new ProviderRefused('notFound');
      check(found, { donationId, amountCents });
      const taken = found.status === 'APPROVED' ? await takeMoney(reference, key) : found;
      // The short answers name no money.
      const facts = taken?.purchase_units[0]?.payments?.captures?.length
        ? factsOfOrder(taken)
        : await find(reference);
      if (!facts) throw new ProviderSilent('PayPal: a captured order without an amount');
      if (facts.state === 'failed') {
        throw new PaymentDeclined(facts.decline ?? 'declined', { reference });
      }
      return facts;
    },

    async refund({ key, reference, settledAs, amountCents }) {
      const money = settledAs ?? (await find(reference))?.settledAs;
      if (money === undefined) throw new ProviderRefused('notFound');
      const given = await giveBack(money, amountCents, key);
      if (!given) return undefined;
      const facts = await find(reference);
      if (!facts) throw new ProviderSilent('PayPal: a refund of a payment that is not there');
      const refundedCents = Math.max(facts.refundedCents, given.totalCents ?? amountCents);
      return { ...facts, refundedCents };
    },
  } satisfies Pick<WalletProvider, 'find' | 'findRefunds' | 'createOrder' | 'capture' | 'refund'>;
}

export type PaypalPayments = ReturnType<typeof createPaypalPayments>;
