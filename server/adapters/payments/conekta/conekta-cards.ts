import { z } from 'zod';
import type { CardProvider } from '../method-providers.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { PaymentDeclined, ProviderRefused } from '../provider-errors.ts';
import type { CardSubscriptions } from '../subscription-provider.ts';
import type { ConektaClient } from './conekta-client.ts';
import { type ConektaOrder, factsOf, orderSchema } from './conekta-order.ts';
import { unlessUnknown } from './find-order.ts';

const found = z.object({ data: z.array(z.unknown()).max(250) });

/** Cards that Conekta's component in the browser has made a token of, which pays once. */
export function createConektaCards(
  client: ConektaClient,
  {
    orders: shared,
    subscriptions,
    publicKey,
  }: { orders: PaymentProvider; subscriptions: CardSubscriptions; publicKey: string },
): CardProvider {
  /** The order of a donation whose answer was lost. */
  async function findByDonation(donationId: string): Promise<ConektaOrder | undefined> {
    const list = await client.call(
      ({ orders }, options) =>
        orders.getOrders(
          ...([undefined, undefined, 20, donationId] as const),
          ...([undefined, undefined, undefined, undefined] as const),
          ...([undefined, undefined, undefined, undefined, undefined] as const),
          options,
        ),
      found,
    );
    return list.data
      .flatMap((one) => orderSchema.safeParse(one).data ?? [])
      .find(({ metadata }) => metadata?.donation_id === donationId);
  }

  const paid = (order: ConektaOrder) => {
    const facts = factsOf(order);
    if (facts.state === 'failed')
      throw new PaymentDeclined(facts.decline ?? 'declined', { reference: facts.reference });
    return facts;
  };

  return {
    name: 'conekta',
    isTest: false,
    publishableKey: publicKey,
    asksHolder: true,
    subscriptions,
    find: shared.find,
    findRefunds: shared.findRefunds,
    refund: shared.refund,
    readMessage: shared.readMessage,

    async charge({ key, donationId, amountCents, description, email, card, holder }) {
      const { name, phone } = holder ?? { name: email, phone: '' };
      try {
        const order = await client.call(
          ({ orders }, options) =>
            orders.createOrder(
              {
                currency: 'MXN',
                customer_info: { name, email, phone },
                line_items: [{ name: description, quantity: 1, unit_price: amountCents }],
                charges: [
                  { amount: amountCents, payment_method: { type: 'card', token_id: card } },
                ],
                metadata: { donation_id: donationId },
              },
              undefined,
              undefined,
              options,
            ),
          orderSchema,
          { key },
        );
        return paid(order);
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // Its token is used up: by this order, perhaps, whose answer did not come.
        const before = await findByDonation(donationId);
        if (!before) throw error;
        return paid(before);
      }
    },

    /** Its bank asks nothing that the portal would have to show. */
    async clientSecretOf() {
      throw new ProviderRefused('other');
    },

    async cancel(reference) {
      const order = await unlessUnknown(
        client.call(
          ({ orders }, options) => orders.cancelOrder(reference, undefined, undefined, options),
          orderSchema,
        ),
      ).catch((error: unknown) => {
        // It is over already, or its money is on the way.
        if (error instanceof ProviderRefused) return undefined;
        throw error;
      });
      const facts = order ? factsOf(order) : await shared.find(reference);
      if (!facts) throw new ProviderRefused('notFound');
      return facts;
    },

    fingerprintOf: async () => undefined,
  };
}
