import {
  type PaymentFacts,
  ProviderRefused,
  ProviderSilent,
  type Voucher,
  type VoucherProvider,
} from '../payment-provider.ts';
import type { CallTimes } from '../with-retries.ts';
import { createConektaClient } from './conekta-client.ts';
import { disputesOfOrder } from './conekta-disputes.ts';
import { readConektaEvent } from './conekta-events.ts';
import { factsOf, orderSchema, voucherOf } from './conekta-order.ts';

export interface ConektaSettings {
  privateKey: string;
  /** PEM. */
  webhookPublicKey: string;
  apiBase: string | undefined;
}

/** What stands in the books of Conekta as the reason of each refund; one of its own words. */
const refundReason = 'requested_by_client';

/** Cash vouchers by Conekta. */
export function createConektaProvider(
  { webhookPublicKey, ...settings }: ConektaSettings,
  times: CallTimes,
): VoucherProvider {
  const client = createConektaClient(settings, times);

  async function findOrder(reference: string) {
    try {
      return await client.call(
        (orders, options) =>
          orders.getOrderById(reference, undefined, undefined, undefined, options),
        orderSchema,
      );
    } catch (error) {
      if (error instanceof ProviderRefused && error.reason === 'notFound') return undefined;
      throw error;
    }
  }

  return {
    name: 'conekta',
    isTest: false,
    openDays: 30,

    async createVoucher({ key, donationId, amountCents, description, ...request }) {
      const { name, email, phone, expiresAt } = request;
      const expires_at = Math.floor(Date.parse(expiresAt) / 1_000);
      const order = await client.call(
        (orders, options) =>
          orders.createOrder(
            {
              currency: 'MXN',
              customer_info: { name, email, phone },
              line_items: [{ name: description, quantity: 1, unit_price: amountCents }],
              charges: [{ amount: amountCents, payment_method: { type: 'cash', expires_at } }],
              metadata: { donation_id: donationId },
            },
            undefined,
            undefined,
            options,
          ),
        orderSchema,
        { key },
      );
      const voucher = voucherOf(order, expiresAt);
      if (!voucher) throw new ProviderSilent('Conekta made an order without a reference.');
      return { facts: factsOf(order), voucher };
    },

    async find(reference): Promise<PaymentFacts | undefined> {
      const order = await findOrder(reference);
      return order && factsOf(order);
    },

    async findVoucher(reference): Promise<Voucher | undefined> {
      const order = await findOrder(reference);
      return order && voucherOf(order);
    },

    async findRefunds({ reference }) {
      const order = await findOrder(reference);
      return order && { facts: factsOf(order), disputes: disputesOfOrder(order) };
    },

    /** Conekta refuses most refunds of cash: those are given back by transfer. */
    async refund({ key, reference, amountCents }) {
      const order = await client.call(
        (orders, options) =>
          orders.orderRefund(
            reference,
            { amount: amountCents, reason: refundReason },
            undefined,
            undefined,
            options,
          ),
        orderSchema,
        { key, once: true },
      );
      const facts = factsOf(order);
      return facts.refundedCents > 0 ? facts : undefined;
    },

    readMessage: (message) => readConektaEvent(message, webhookPublicKey),
  };
}
