import { monthlyIntervals } from '#domain/donations/monthly-interval.ts';
import {
  PaymentDeclined,
  ProviderRefused,
  ProviderSilent,
} from '#server/adapters/payments/provider-errors.ts';
import type {
  CardSubscriptions,
  Subscriptions,
} from '#server/adapters/payments/subscription-provider.ts';
import type { Tx } from '#server/db/database.ts';
import { dueAfter } from './due-after.ts';
import { newId, subscriptionFacts, type TestBooks } from './test-books.ts';
import { findTestCard } from './test-cards.ts';
import { chargeMonth } from './test-months.ts';
import {
  changeSubscription,
  findSubscription,
  insertSubscription,
  type TestSubscription,
} from './test-payments.repository.ts';

type Changes = Parameters<typeof changeSubscription>[3];
const living = ['active', 'suspended'] as const;

/** As far as anybody can see on a card that is none. */
const expiryOf = (now: Date) => `${now.getUTCFullYear() + 3}-12`;

/** Monthly donations that Stripe's published test cards pay. */
export function createTestCardSubscriptions(
  books: TestBooks,
  shared: Subscriptions,
): CardSubscriptions {
  const { database, clock } = books;

  async function get(id: string): Promise<TestSubscription> {
    const found = await findSubscription(database.query, id);
    if (!found) throw new ProviderRefused('notFound');
    return found;
  }

  async function change(id: string, values: Changes, then?: (tx: Tx) => Promise<void>) {
    await database.transaction(async (tx) => {
      const changed = await changeSubscription(tx, id, living, values);
      if (!changed) throw new ProviderRefused('other');
      await then?.(tx);
    });
  }

  return {
    canPause: shared.canPause,
    intervals: monthlyIntervals.values,
    canMove: true,
    find: shared.find,
    cancel: shared.cancel,
    pause: shared.pause,
    charges: shared.charges,

    async resume(id) {
      await change(id, { status: 'active', skipped_until: null });
    },

    async start({ key, ...request }) {
      const card = findTestCard(request.card);
      if (!card) throw new ProviderRefused('notFound');
      const now = clock.now();
      const made = newId('monthly');
      const declined = card.asksHolder ? undefined : card.decline;
      const { id, isNew } = await books.once(key, made, ['start', request], async (tx) => {
        const status = declined ? 'cancelled' : card.asksHolder ? 'approvalPending' : 'active';
        await insertSubscription(tx, {
          id: made,
          created_at: now.toISOString(),
          own_id: request.ownId,
          amount_cents: request.amountCents,
          charged_each: request.interval,
          status,
          started_at: status === 'active' ? now.toISOString() : null,
          next_billing_at: status === 'active' ? dueAfter(now, request.interval) : null,
          failed_payments: 0,
          card_expires: expiryOf(now),
          card: request.card,
          decline: declined ?? null,
          return_url: '',
          cancel_url: '',
        });
        if (status === 'active') await chargeMonth(books, tx, await getIn(tx, made));
      });
      if (isNew && card.answerLost) throw new ProviderSilent('as the test card asks for');
      const found = await get(id);
      if (declined) throw new PaymentDeclined(declined, { cardFingerprint: card.fingerprint });
      return subscriptionFacts(found);
    },

    async bankQuestion(id) {
      const { status, decline } = await get(id);
      if (status === 'cancelled' && decline) throw new PaymentDeclined(decline);
      return status === 'approvalPending' ? { clientSecret: id } : undefined;
    },

    setAmount: (id, amountCents) => change(id, { amount_cents: amountCents }),
    setNextCharge: (id, at) => change(id, { next_billing_at: at.toISOString() }),
    skip: (id, until) => change(id, { skipped_until: until.toISOString() }),

    async confirmCard(id, { card: name }) {
      const card = findTestCard(name);
      if (!card) throw new ProviderRefused('notFound');
      await get(id);
      if (card.decline && !card.asksHolder)
        throw new PaymentDeclined(card.decline, { cardFingerprint: card.fingerprint });
      await change(id, { new_card: name });
      return { setup: id, question: card.asksHolder ? { clientSecret: id } : undefined };
    },

    async takeCard(id, setup) {
      if (setup !== id) throw new ProviderRefused('notFound');
      const { new_card: name, failed_payments } = await get(id);
      if (name === '') {
        await change(id, { new_card: null });
        throw new PaymentDeclined('authenticationFailed');
      }
      if (name === null) return true;
      if (findTestCard(name)?.asksHolder) return false;
      await charge(name, failed_payments > 0);
      return true;

      async function charge(card: string, isOpen: boolean) {
        const now = clock.now();
        const paid = { failed_payments: 0, decline: null, retry_at: null };
        const values = { card, new_card: null, card_expires: expiryOf(now), ...(isOpen && paid) };
        await change(id, values, async (tx) => {
          if (isOpen) await chargeMonth(books, tx, await getIn(tx, id));
          await books.notifyOfSubscription(tx, id, false);
        });
      }
    },
  };

  async function getIn(tx: Tx, id: string): Promise<TestSubscription> {
    const found = await findSubscription(tx.query, id);
    if (!found) throw new ProviderRefused('notFound');
    return found;
  }
}
