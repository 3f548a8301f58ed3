import type { CardProvider } from '#server/adapters/payments/method-providers.ts';
import { ProviderRefused, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import { newId, requested, type TestBooks, unlessDeclined } from './test-books.ts';
import { afterAsking, findTestCard } from './test-cards.ts';
import { changePayment, insertPayment } from './test-payments.repository.ts';

/** Charges Stripe's published test cards; see test-cards.ts. */
export function createTestCardProvider(books: TestBooks): CardProvider {
  return {
    name: 'test',
    isTest: true,
    publishableKey: undefined,
    find: books.find,
    findRefunds: books.findRefunds,
    refund: books.refund,
    readMessage: books.readMessage,

    async charge({ key, ...request }) {
      const card = findTestCard(request.card);
      if (!card) throw new ProviderRefused('notFound');
      const now = books.clock.now();
      const made = newId('card');
      const { id, isNew } = await books.once(key, made, ['charge', request], async (tx) => {
        await insertPayment(tx, {
          id: made,
          kind: 'card',
          card: request.card,
          ...requested({ key, ...request }, now),
          ...(card.asksHolder ? { status: 'requiresAction' } : afterAsking(card, now)),
        });
        if (card.answerLost && !card.decline)
          await books.notifyOfPayment(tx, { id: made, kind: 'card' });
      });
      if (isNew && card.answerLost) throw new ProviderSilent('as the test card asks for');
      return unlessDeclined(books.facts(await books.getPayment(id)));
    },

    clientSecretOf: async (reference) => (await books.getPayment(reference)).id,

    async cancel(reference) {
      await books.database.transaction((tx) =>
        changePayment(tx, reference, ['requiresAction'], { status: 'cancelled' }),
      );
      return books.facts(await books.getPayment(reference));
    },

    fingerprintOf: async (card) => findTestCard(card)?.fingerprint,
  };
}
