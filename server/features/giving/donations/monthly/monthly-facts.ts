import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { isLiving, isOver, isWaiting } from '#domain/donations/subscription-status.ts';
import type { SubscriptionFacts } from '#server/adapters/payments/subscription-provider.ts';
import type { Tx } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { findMonthlyOf, lockMonthly, updateMonthly } from './monthly-donations.repository.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import { approvedPlan } from './plan-changes.ts';

interface Dependencies {
  clock: Clock;
  log: Logger;
  accounts: AccountsService;
  mails: MonthlyMails;
}

/** A monthly donation after the provider's word was taken over. */
export interface TakenOver {
  monthly: MonthlyDonation;
  /** It charges, and its donor could not see or stop it: it is cancelled at the provider. */
  isSurplus: boolean;
}

/**
 * @param failed a month could not be charged, even where the provider does not count them
 * @returns undefined where there is none, or the facts are of another one
 */
export async function applyFacts(
  dependencies: Dependencies,
  tx: Tx,
  id: string,
  facts: SubscriptionFacts,
  failed: boolean,
): Promise<TakenOver | undefined> {
  const { clock, log } = dependencies;
  const monthly = await lockMonthly(tx, id);
  if (!monthly || (monthly.reference ?? facts.id) !== facts.id) return undefined;
  const isOtherPlan = facts.planId !== '' && facts.planId !== monthly.planId;
  const approved = isOtherPlan ? approvedPlan(monthly, facts.planId) : undefined;
  if (isOtherPlan && !approved) {
    log.error({ monthlyId: id }, 'a monthly donation is of another plan than it was begun with');
    return { monthly, isSurplus: isLiving(facts.status) };
  }
  const now = clock.now();
  // The provider never revives what is over there: an old message does not either.
  const status = isOver(monthly.status) ? monthly.status : facts.status;
  const after = { ...saidOf(monthly, facts, status, failed), ...approved };
  // Nobody would see or stop it: what is over here is not revived there.
  const isRevived = isOver(monthly.status) && isLiving(facts.status);
  const isSurplus =
    isRevived || (isLiving(status) && !(await takeIntoAccount(dependencies, tx, after)));
  if (isLiving(status) && !isSurplus) after.confirmedAt ??= now.toISOString();
  // Soon, and once more, for charges of which nothing was heard.
  const hasBegunOrEnded = status !== monthly.status && !isWaiting(status);
  if (isRevived || hasBegunOrEnded || approved) after.nextCheckAt = now.toISOString();
  await makeRoom(dependencies, tx, after, facts.id);
  await updateMonthly(tx, id, after, now);
  await notifyDonor(dependencies, tx, monthly, after);
  return { monthly: after, isSurplus };
}

/** The account has one at the most; one that is over makes room. */
async function takeIntoAccount(
  { accounts }: Dependencies,
  tx: Tx,
  { userId, reference, guestMailbox }: MonthlyDonation,
): Promise<boolean> {
  // Its link stops it.
  if (userId === null && guestMailbox !== null) return true;
  if (userId === null || reference === null) return false;
  if (await accounts.takeSubscription(tx, userId, reference)) return true;
  for (const { status, reference: old } of await findMonthlyOf(tx.query, userId)) {
    if (isOver(status) && old !== null) await accounts.dropSubscription(tx, userId, old);
  }
  return accounts.takeSubscription(tx, userId, reference);
}

async function notifyDonor(
  { mails }: Dependencies,
  tx: Tx,
  before: MonthlyDonation,
  after: MonthlyDonation,
) {
  const hasEnded = isLiving(before.status) && isOver(after.status);
  // Not both: the last failure and the end are heard of together.
  if (hasEnded && after.endedUnpaid) return mails.ended(tx, after);
  if (after.failedPayments > before.failedPayments) await mails.chargeFailed(tx, after);
  if (hasEnded && after.status === 'cancelled') await mails.cancelled(tx, after);
}

/** What the provider says now. */
function saidOf(
  monthly: MonthlyDonation,
  facts: SubscriptionFacts,
  status: MonthlyDonation['status'],
  failed: boolean,
): MonthlyDonation {
  const failures = failuresOf(monthly, facts, failed);
  const isFailing = failures.failedPayments > 0;
  // One that has ended goes on saying why; one that is well has nothing to say.
  const before = isLiving(status) ? null : monthly.decline;
  return {
    ...monthly,
    ...failures,
    status,
    // It has been answered.
    card: null,
    reference: facts.id,
    nextBillingAt: facts.nextBillingAt,
    cardExpires: facts.cardExpires,
    amountCents: facts.amountCents ?? monthly.amountCents,
    retryAt: facts.retryAt ?? null,
    skippedUntil: facts.skippedUntil ?? null,
    endedUnpaid: monthly.endedUnpaid || (facts.endedUnpaid ?? false),
    decline: isFailing ? (facts.decline ?? monthly.decline) : before,
  };
}

/** Whose donation ended because it could not be charged may begin another one at once. */
async function makeRoom(
  { accounts }: Dependencies,
  tx: Tx,
  { status, endedUnpaid, userId }: MonthlyDonation,
  reference: string,
): Promise<void> {
  if (!isOver(status) || !endedUnpaid || userId === null) return;
  await accounts.dropSubscription(tx, userId, reference);
}

/** The provider counts on after a pause until a month is charged; what came before it the donor has seen to. */
function failuresOf(
  monthly: MonthlyDonation,
  facts: SubscriptionFacts,
  failed: boolean,
): Pick<MonthlyDonation, 'failedPayments' | 'failuresBeforeResume'> {
  const { failedPayments: counted } = facts;
  const isResumed = monthly.status === 'suspended' && facts.status === 'active';
  const failuresBeforeResume = isResumed
    ? counted
    : Math.min(monthly.failuresBeforeResume, counted);
  const failedPayments = counted > 0 ? counted - failuresBeforeResume : Number(failed);
  return { failedPayments, failuresBeforeResume };
}
