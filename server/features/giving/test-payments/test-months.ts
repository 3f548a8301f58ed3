import type { Tx } from '#server/db/database.ts';
import { newId, type TestBooks } from './test-books.ts';
import { insertPayment, type TestSubscription } from './test-payments.repository.ts';

/** Takes one month's money, and tells the portal. */
export async function chargeMonth(
  { clock, notifyOfPayment }: Pick<TestBooks, 'clock' | 'notifyOfPayment'>,
  tx: Tx,
  { id, amount_cents, card }: TestSubscription,
): Promise<void> {
  const sale = newId('sale');
  const now = clock.now().toISOString();
  await insertPayment(tx, {
    id: sale,
    created_at: now,
    kind: 'monthly',
    status: 'paid',
    description: '',
    card,
    amount_cents,
    paid_at: now,
    subscription_id: id,
  });
  await notifyOfPayment(tx, { id: sale, kind: 'monthly' });
}
