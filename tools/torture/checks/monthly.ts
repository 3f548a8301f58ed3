import { must } from '../promises.ts';
import type { Check } from './facts.ts';

/** Of what PayPal charges each month the portal knows the plan; nobody is cancelled for what they have approved. */
export const monthlyAsApproved: Check = async ({ world: { services }, database: { query } }) => {
  const rows = await query
    .selectFrom('monthly_donations')
    .select(['id', 'provider', 'reference', 'plan_id', 'amount_cents', 'status'])
    .execute();
  const { subscriptions, plans } = services.paypal.books;
  const wrong = rows.filter(({ provider, reference, plan_id, amount_cents, status }) => {
    const there = provider === 'paypal' && reference ? subscriptions.get(reference) : undefined;
    if (!there || status === 'approvalPending') return false;
    const isSame = there.planId === plan_id && plans.get(there.planId)?.cents === amount_cents;
    return !isSame || there.status.toLowerCase() !== status;
  });
  must(wrong.length === 0, 'monthly donations are of the plan that was approved', wrong);
  const by = (name: string) => rows.filter(({ provider }) => provider === name).length;
  return `paypal ${by('paypal')}, stripe ${by('stripe')}, conekta ${by('conekta')}`;
};
