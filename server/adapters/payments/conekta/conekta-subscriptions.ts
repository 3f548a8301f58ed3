import { z } from 'zod';
import { PaymentDeclined, ProviderRefused, ProviderSilent } from '../provider-errors.ts';
import type {
  CardSubscriptions,
  SubscriptionCharge,
  SubscriptionFacts,
} from '../subscription-provider.ts';
import type { ConektaClient } from './conekta-client.ts';
import { text } from './conekta-order.ts';
import {
  type ConektaCustomer,
  chargeOfOrder,
  customerSchema,
  factsOfCustomer,
  type Plan,
  planOf,
  planRequest,
  sourcesOf,
} from './conekta-subscription-facts.ts';
import { findConektaOrder, unlessUnknown } from './find-order.ts';

const anything = z.looseObject({});
const customers = z.object({ data: z.array(z.unknown()).max(250) });
const events = z.object({
  data: z
    .array(
      z.object({
        type: text.nullish(),
        data: z
          .looseObject({
            object: z
              .looseObject({ last_billing_cycle_order_id: text.nullish().catch(undefined) })
              .optional()
              .catch(undefined),
          })
          .nullish(),
      }),
    )
    .max(250)
    .nullish(),
});

const over = new Set(['canceled', 'expired', 'unpaid']);

/** Monthly donations by card, which Conekta charges by itself by plans of the portal's. */
export function createConektaSubscriptions(client: ConektaClient): CardSubscriptions {
  const findCustomer = (id: string): Promise<ConektaCustomer | undefined> =>
    unlessUnknown(
      client.call(
        ({ customers }, options) => customers.getCustomerById(id, undefined, undefined, options),
        customerSchema,
      ),
    );

  async function get(id: string): Promise<ConektaCustomer> {
    const found = await findCustomer(id);
    if (!found) throw new ProviderRefused('notFound');
    return found;
  }

  /** By the portal's own name: Conekta keeps no promise of what is asked twice under one key. */
  async function findByOwnId(ownId: string): Promise<ConektaCustomer | undefined> {
    const list = await client.call(
      ({ customers }, options) =>
        customers.getCustomers(undefined, undefined, 20, ownId, undefined, undefined, options),
      customers,
    );
    return list.data
      .flatMap((one) => customerSchema.safeParse(one).data ?? [])
      .find(({ custom_reference }) => custom_reference === ownId);
  }

  /** @returns its id */
  async function ensurePlan(plan: Plan): Promise<string> {
    const request = planRequest(plan);
    const { id } = request;
    const find = () =>
      unlessUnknown(
        client.call(
          ({ plans }, options) => plans.getPlan(id, undefined, undefined, options),
          anything,
        ),
      );
    if (await find()) return id;
    try {
      await client.call(
        ({ plans }, options) => plans.createPlan(request, undefined, undefined, options),
        anything,
        { key: `plan-${id}` },
      );
    } catch (error) {
      // Somebody was faster.
      if (!(error instanceof ProviderRefused) || !(await find())) throw error;
    }
    return id;
  }

  async function cancel(id: string): Promise<void> {
    const { subscription } = await get(id);
    if (!subscription || over.has(subscription.status)) return;
    await client.call(
      ({ subscriptions }, options) =>
        subscriptions.cancelSubscription(id, undefined, undefined, options),
      anything,
    );
  }

  /** @throws PaymentDeclined where its first charge failed: then it is over at Conekta as well */
  async function begun(customer: ConektaCustomer): Promise<SubscriptionFacts> {
    const facts = factsOfCustomer(customer);
    if (!facts) throw new ProviderSilent('Conekta made a customer without a subscription.');
    const order = customer.subscription?.last_billing_cycle_order_id;
    if (facts.failedPayments === 0) return facts;
    const paid = order ? await findConektaOrder(client, order) : undefined;
    if (paid && chargeOfOrder(paid)) return facts;
    await cancel(customer.id);
    throw new PaymentDeclined('declined', { reference: order ?? undefined });
  }

  async function chargedBy(id: string): Promise<string[]> {
    const { subscription } = await get(id);
    if (!subscription) return [];
    const listed = await client.call(
      ({ subscriptions }, options) =>
        subscriptions.getSubscriptionEvents(id, undefined, undefined, options),
      events,
    );
    const orders = (listed.data ?? [])
      .filter(({ type }) => type === 'subscription.paid')
      .map(({ data }) => data?.object?.last_billing_cycle_order_id);
    const all = [...orders, subscription.last_billing_cycle_order_id];
    return [...new Set(all.filter((order) => typeof order === 'string'))];
  }

  const unmoved = async () => {
    throw new ProviderRefused('other');
  };

  return {
    canPause: true,
    intervals: ['month', 'halfMonth'],
    canMove: false,

    async find(id) {
      const found = await findCustomer(id);
      return found && factsOfCustomer(found);
    },

    async start({ key, ownId, amountCents, interval, card, email, holder }) {
      const before = await findByOwnId(ownId);
      if (before) return begun(before);
      const plan_id = await ensurePlan({ amountCents, interval });
      const { name, phone } = holder;
      try {
        const made = await client.call(
          ({ customers }, options) =>
            customers.createCustomer(
              {
                ...{ name: name || email, email, phone, plan_id },
                custom_reference: ownId,
                payment_sources: [{ type: 'card', token_id: card }],
              },
              undefined,
              undefined,
              options,
            ),
          customerSchema,
          { key },
        );
        return await begun(made);
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // The card's token is used up: by this one, perhaps, which was asked for at the same moment.
        const meanwhile = await findByOwnId(ownId);
        if (!meanwhile) throw error;
        return begun(meanwhile);
      }
    },

    bankQuestion: async () => undefined,
    cancel,

    async pause(id) {
      await client.call(
        ({ subscriptions }, options) =>
          subscriptions.pauseSubscription(id, undefined, undefined, options),
        anything,
      );
    },

    async resume(id) {
      await client.call(
        ({ subscriptions }, options) =>
          subscriptions.resumeSubscription(id, undefined, undefined, options),
        anything,
      );
    },

    async charges(id, from, to) {
      const charges: SubscriptionCharge[] = [];
      for (const reference of await chargedBy(id)) {
        const order = await findConektaOrder(client, reference);
        const charge = order && chargeOfOrder(order);
        const at = charge ? Date.parse(charge.paidAt) : Number.NaN;
        if (charge && at >= from.getTime() && at <= to.getTime()) charges.push(charge);
      }
      return charges.sort((one, other) => one.paidAt.localeCompare(other.paidAt));
    },

    async setAmount(id, amountCents) {
      const { subscription } = await get(id);
      const plan = planOf(subscription?.plan_id);
      if (plan?.amountCents === amountCents) return;
      const interval = plan?.interval ?? 'month';
      const plan_id = await ensurePlan({ amountCents, interval });
      await client.call(
        ({ subscriptions }, options) =>
          subscriptions.updateSubscription(id, { plan_id }, undefined, undefined, options),
        anything,
      );
    },

    setNextCharge: unmoved,
    skip: unmoved,

    async confirmCard(id, { key, card }) {
      const made = await client.call(
        ({ paymentMethods }, options) =>
          paymentMethods.createCustomerPaymentMethods(
            id,
            { type: 'card', token_id: card },
            undefined,
            undefined,
            options,
          ),
        z.object({ id: text }),
        { key },
      );
      return { setup: made.id, question: undefined };
    },

    async takeCard(id, setup) {
      const customer = await get(id);
      if (!sourcesOf(customer).some((source) => source.id === setup))
        throw new ProviderRefused('notFound');
      await client.call(
        ({ subscriptions }, options) =>
          subscriptions.updateSubscription(id, { card_id: setup }, undefined, undefined, options),
        anything,
      );
      const { subscription } = customer;
      const name = subscription?.id;
      if (subscription?.status !== 'past_due' || !name) return true;
      // The card is the donor's all the same; how the charge went the subscription says.
      await client
        .call(
          ({ subscriptions }, options) =>
            subscriptions.subscriptionsRetry(id, name, undefined, undefined, options),
          anything,
          { once: true },
        )
        .catch((error: unknown) => {
          if (error instanceof PaymentDeclined || error instanceof ProviderRefused) return;
          throw error;
        });
      return true;
    },
  };
}
