import { monthlyPlansCents } from '#domain/donations/plans.ts';
import type { Language } from '#domain/language.ts';
import { ProviderRefused } from '#server/adapters/payments/provider-errors.ts';
import type { SubscriptionProvider } from '#server/adapters/payments/subscription-provider.ts';
import { chargeOf, newId, planOf, subscriptionFacts, type TestBooks } from './test-books.ts';
import {
  changeSubscription,
  findCharges,
  findSubscription,
  insertSubscription,
  type TestSubscription,
} from './test-payments.repository.ts';
import { mostCharges } from './test-steps.ts';

/** YYYY-MM, of whichever card the donor's wallet has. */
const cardExpiry = (now: Date) => `${now.getUTCFullYear() + 3}-12`;

/** Monthly donations that are approved, and charged, on a page of the portal's own. */
export function createTestSubscriptionProvider(
  books: TestBooks,
  addressOf: (id: string, language: Language) => string,
): SubscriptionProvider {
  const { database, clock } = books;

  /** @throws ProviderRefused where it stands otherwise; not where it stands so already */
  async function change(
    id: string,
    from: readonly TestSubscription['status'][],
    status: TestSubscription['status'],
  ): Promise<void> {
    const changed = await database.transaction((tx) =>
      changeSubscription(tx, id, from, { status }),
    );
    if (changed) return;
    const known = await findSubscription(database.query, id);
    if (known?.status !== status) throw new ProviderRefused(known ? 'other' : 'notFound');
  }

  return {
    canPause: true,

    async create({ key, ...request }) {
      const amountCents = monthlyPlansCents.find((cents) => planOf(cents) === request.planId);
      if (!amountCents) throw new ProviderRefused('notFound');
      const now = clock.now();
      const made = newId('monthly');
      const { id } = await books.once(key, made, ['subscribe', request], (tx) =>
        insertSubscription(tx, {
          id: made,
          created_at: now.toISOString(),
          own_id: request.ownId,
          amount_cents: amountCents,
          charged_each: 'month',
          status: 'approvalPending',
          started_at: null,
          next_billing_at: null,
          failed_payments: 0,
          card_expires: cardExpiry(now),
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
        }),
      );
      return { id, approveUrl: addressOf(id, request.language) };
    },

    async find(id) {
      const found = await findSubscription(database.query, id);
      return found && subscriptionFacts(found);
    },

    async revise(id, { planId, language, returnUrl }) {
      const asked = monthlyPlansCents.find((cents) => planOf(cents) === planId);
      if (!asked) throw new ProviderRefused('notFound');
      const values = { asked_cents: asked, asked_return_url: returnUrl };
      const changed = await database.transaction((tx) =>
        changeSubscription(tx, id, ['active'], values),
      );
      if (!changed) throw new ProviderRefused('other');
      return { approveUrl: addressOf(id, language) };
    },

    cancel: (id) => change(id, ['approvalPending', 'active', 'suspended'], 'cancelled'),
    pause: (id) => change(id, ['active'], 'suspended'),
    resume: (id) => change(id, ['suspended'], 'active'),

    async charges(id, from, to) {
      const between = { from: from.toISOString(), to: to.toISOString(), limit: mostCharges };
      return (await findCharges(database.query, id, between)).map(chargeOf);
    },

    ensurePlans: async (amountsCents) =>
      amountsCents.map((amountCents) => ({ id: planOf(amountCents), amountCents })),
  };
}
