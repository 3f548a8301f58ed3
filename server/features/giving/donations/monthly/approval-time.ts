import { isWaiting } from '#domain/donations/subscription-status.ts';
import type { MonthlyDonation } from './monthly-donation.ts';

const day = 24 * 60 * 60_000;
/** For how long its approval is handed out: as long as PayPal keeps the key it was asked for under. */
export const approvalOpenFor = 3 * day;
/** For how long the provider is asked about one that nobody has approved: PayPal does not let it be cancelled. */
const askedAboutFor = 30 * day;

const ageOf = ({ createdAt }: Pick<MonthlyDonation, 'createdAt'>, now: Date) =>
  now.getTime() - Date.parse(createdAt);

/** Waits for its donor, who may still begin it. */
export const canBeApproved = (
  monthly: Pick<MonthlyDonation, 'status' | 'createdAt'>,
  now: Date,
): boolean => isWaiting(monthly.status) && ageOf(monthly, now) <= approvalOpenFor;

/** @returns when the provider is asked next about one that nobody approved in time; null: not any more */
export const nextQuestion = (
  monthly: Pick<MonthlyDonation, 'createdAt'>,
  now: Date,
): string | null =>
  ageOf(monthly, now) > askedAboutFor ? null : new Date(now.getTime() + day).toISOString();
