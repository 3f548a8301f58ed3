import type { SubscriptionPlan } from '#server/adapters/payments/subscription-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';

type Query = Tx['query'];

/** By amount. */
export async function findPlans(query: Query, provider: string): Promise<SubscriptionPlan[]> {
  const rows = await query
    .selectFrom('donation_plans')
    .select(['id', 'amount_cents'])
    .where('provider', '=', provider)
    .orderBy('amount_cents')
    .execute();
  return rows.map(({ id, amount_cents }) => ({ id, amountCents: amount_cents }));
}

export async function insertPlans(
  { query }: Database,
  provider: string,
  plans: readonly SubscriptionPlan[],
  now: Date,
): Promise<void> {
  const rows = plans.map(({ id, amountCents }) => ({
    id,
    created_at: now.toISOString(),
    provider,
    amount_cents: amountCents,
  }));
  await query
    .insertInto('donation_plans')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
