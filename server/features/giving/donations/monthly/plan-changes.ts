import { approvalOpenFor } from './approval-time.ts';
import type { MonthlyDonation, PlanChange } from './monthly-donation.ts';

type Planned = Pick<MonthlyDonation, 'planId' | 'amountCents' | 'planChanges'>;

const closed = (changes: readonly PlanChange[]): PlanChange[] =>
  changes.map((one) => ({ ...one, isOpen: false }));

const others = (changes: readonly PlanChange[], planId: string): PlanChange[] =>
  closed(changes).filter((one) => one.planId !== planId);

/** Those before stay known: their addresses at the provider may still be approved. Each plan is there once. */
export const withChange = ({ planChanges }: Planned, change: PlanChange): PlanChange[] => [
  ...others(planChanges, change.planId),
  change,
];

/** The donor would rather leave it as it is. */
export const withoutChange = ({ planChanges }: Planned): PlanChange[] => closed(planChanges);

/** What waits for the donor's approval, and where it is approved. */
export function openChange(
  { planChanges }: Planned,
  now: Date,
): (PlanChange & { approveUrl: string }) | undefined {
  for (const change of planChanges) {
    const { isOpen, approveUrl, askedAt } = change;
    const isLate = now.getTime() - Date.parse(askedAt) > approvalOpenFor;
    if (isOpen && approveUrl !== null && !isLate) return { ...change, approveUrl };
  }
  return undefined;
}

/**
 * What is so once the provider says that this is the plan.
 * @returns undefined where nobody has asked for it
 */
export function approvedPlan(monthly: Planned, planId: string): Planned | undefined {
  const { planChanges } = monthly;
  const chosen = planChanges.find((one) => one.planId === planId);
  if (!chosen) return undefined;
  const { amountCents } = chosen;
  // A message that is late still names the plan before.
  const before = {
    planId: monthly.planId,
    amountCents: monthly.amountCents,
    approveUrl: null,
    askedAt: chosen.askedAt,
    isOpen: false,
  };
  return { planId, amountCents, planChanges: withChange(monthly, before) };
}
