import type { WalletProvider } from '#server/adapters/payments/method-providers.ts';
import { ProviderRefused } from '#server/adapters/payments/provider-errors.ts';
import type { SubscriptionProvider } from '#server/adapters/payments/subscription-provider.ts';
import type { Tx } from '#server/db/database.ts';
import { newId, requested, type TestBooks, unlessDeclined } from './test-books.ts';
import {
  changePayment,
  findPayment,
  insertPayment,
  type TestPayment,
} from './test-payments.repository.ts';

/** Milliseconds for which an order can be approved, as PayPal's. */
const approvalOpenFor = 3 * 3_600_000;

/** Orders that are approved on a page of the portal's own, and then captured. */
export function createTestWalletProvider(
  books: TestBooks,
  addressOf: (id: string, language: 'es' | 'en') => string,
  subscriptions: SubscriptionProvider,
): WalletProvider {
  /** @throws ProviderRefused */
  async function take(
    tx: Tx,
    order: TestPayment | undefined,
    { donationId, amountCents }: { donationId: string; amountCents: number },
  ): Promise<void> {
    if (order?.kind !== 'wallet') throw new ProviderRefused('notFound');
    if (order.donation_id !== donationId || order.amount_cents !== amountCents) {
      throw new ProviderRefused('otherOrder');
    }
    const outcome = order.decline
      ? { status: 'failed' as const }
      : { status: 'paid' as const, paid_at: books.clock.now().toISOString() };
    if (await changePayment(tx, order.id, ['approved'], outcome)) return;
    const { status } = (await findPayment(tx.query, order.id)) ?? order;
    const isOver = status === 'paid' || status === 'failed';
    if (!isOver) throw new ProviderRefused('notApproved');
  }

  return {
    name: 'test',
    isTest: true,
    subscriptions,
    find: books.find,
    findRefunds: books.findRefunds,
    refund: books.refund,
    readMessage: books.readMessage,

    async createOrder({ key, ...request }) {
      const now = books.clock.now();
      const made = newId('order');
      const { id } = await books.once(key, made, ['order', request], (tx) =>
        insertPayment(tx, {
          id: made,
          kind: 'wallet',
          status: 'requiresAction',
          ...requested({ key, ...request }, now),
          expires_at: new Date(now.getTime() + approvalOpenFor).toISOString(),
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
        }),
      );
      return { reference: id, approveUrl: addressOf(id, request.language) };
    },

    async capture({ key, ...order }) {
      const { reference } = order;
      await books.once(key, reference, ['capture', order], async (tx) =>
        take(tx, await findPayment(tx.query, reference), order),
      );
      return unlessDeclined(books.facts(await books.getPayment(reference)));
    },
  };
}
