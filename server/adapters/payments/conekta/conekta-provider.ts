import type {
  PaymentRequest,
  TransferAccount,
  TransferProvider,
  Voucher,
  VoucherProvider,
} from '../method-providers.ts';
import type { PaymentFacts } from '../payment-facts.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { ProviderSilent } from '../provider-errors.ts';
import type { ConektaClient } from './conekta-client.ts';
import { disputesOfOrder } from './conekta-disputes.ts';
import { factsOf, orderSchema, transferOf, voucherOf } from './conekta-order.ts';
import { findConektaOrder } from './find-order.ts';

/** What stands in the books of Conekta as the reason of each refund; one of its own words. */
const refundReason = 'requested_by_client';

/** Longest that an order is open; Conekta takes thirty days. */
const openDays = 30;

interface NewOrder extends PaymentRequest {
  name: string;
  phone: string;
  expiresAt: string;
}

/** Cash vouchers and transfers by SPEI, which Conekta both makes as orders. */
export function createConektaProvider(
  client: ConektaClient,
  readMessage: PaymentProvider['readMessage'],
): VoucherProvider & TransferProvider {
  const findOrder = (reference: string) => findConektaOrder(client, reference);

  function createOrder(
    type: 'cash' | 'spei',
    { key, donationId, amountCents, description, name, email, phone, expiresAt }: NewOrder,
  ) {
    const expires_at = Math.floor(Date.parse(expiresAt) / 1_000);
    return client.call(
      ({ orders }, options) =>
        orders.createOrder(
          {
            currency: 'MXN',
            customer_info: { name, email, phone },
            line_items: [{ name: description, quantity: 1, unit_price: amountCents }],
            charges: [{ amount: amountCents, payment_method: { type, expires_at } }],
            metadata: { donation_id: donationId },
          },
          undefined,
          undefined,
          options,
        ),
      orderSchema,
      { key },
    );
  }

  return {
    name: 'conekta',
    isTest: false,
    openDays,

    async createVoucher(request) {
      const order = await createOrder('cash', request);
      const voucher = voucherOf(order, request.expiresAt);
      if (!voucher) throw new ProviderSilent('Conekta made an order without a reference.');
      return { facts: factsOf(order), voucher };
    },

    async createTransfer(request) {
      const order = await createOrder('spei', request);
      const transfer = transferOf(order, request.expiresAt);
      if (!transfer) throw new ProviderSilent('Conekta made an order without a CLABE.');
      return { facts: factsOf(order), transfer };
    },

    async find(reference): Promise<PaymentFacts | undefined> {
      const order = await findOrder(reference);
      return order && factsOf(order);
    },

    async findVoucher(reference): Promise<Voucher | undefined> {
      const order = await findOrder(reference);
      return order && voucherOf(order);
    },

    async findTransfer(reference): Promise<TransferAccount | undefined> {
      const order = await findOrder(reference);
      return order && transferOf(order);
    },

    async findRefunds({ reference }) {
      const order = await findOrder(reference);
      return order && { facts: factsOf(order), disputes: disputesOfOrder(order) };
    },

    /** Conekta refuses most refunds of cash: those are given back by transfer. */
    async refund({ key, reference, amountCents }) {
      const order = await client.call(
        ({ orders }, options) =>
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

    readMessage,
  };
}
