import { isOwner, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { MonthlyDonation } from './monthly-donation.ts';

/** Who gives each month: an account, or whoever has proven that one without an account is theirs. */
export type MonthlyGiver = Viewer | { kind: 'guest'; monthlyId: string };

/** By what limits count what they ask for. @throws AppError unauthenticated */
export const countedAs = (giver: MonthlyGiver): string =>
  giver.kind === 'guest' ? giver.monthlyId : requireAccount(giver);

const isGiver = (giver: MonthlyGiver, { id, userId, guestMailbox }: MonthlyDonation): boolean =>
  giver.kind === 'guest'
    ? userId === null && guestMailbox !== null && giver.monthlyId === id
    : isOwner(giver, userId);

/** @throws AppError unauthenticated; notFound for what is not the giver's: to others it does not exist */
export function requireOwnMonthly(
  giver: MonthlyGiver,
  monthly: MonthlyDonation | undefined,
): MonthlyDonation {
  countedAs(giver);
  if (!monthly || !isGiver(giver, monthly)) throw notFound('monthlyDonation');
  return monthly;
}
