import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { isLiving } from '#domain/donations/subscription-status.ts';
import { ProviderRefused, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { SubscriptionFacts } from '#server/adapters/payments/subscription-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { findDisputesOfMonthly, isAnyUnsettled } from '../disputes.repository.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { updateMonthly } from './monthly-donations.repository.ts';
import { applyFacts, type TakenOver } from './monthly-facts.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: ProviderRegistry;
  accounts: AccountsService;
  mails: MonthlyMails;
}

/**
 * Cancels it at the provider, if that takes it: one that nobody has approved it may keep.
 * @throws ProviderSilent; AppError providerNotConfigured
 */
export async function cancelThere(
  { database, clock, providers }: Dependencies,
  monthly: MonthlyDonation,
  reference: string,
  why: string,
) {
  const subscriptions = subscriptionsOf({ providers }, monthly);
  try {
    await subscriptions.cancel(reference, why);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    return false;
  }
  const now = clock.now();
  const over = { status: 'cancelled', nextCheckAt: now.toISOString() } as const;
  await database.transaction((tx) => updateMonthly(tx, monthly.id, over, now));
  return true;
}

/**
 * Takes over how it stands. One that charges, or could, and is in no account (of two that a donor has approved, of an
 * account that is gone, of another plan) nobody could ever stop: it is cancelled at the provider.
 * @param failed as of `apply`
 * @returns as `apply`
 */
export async function takeOver(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
  facts: SubscriptionFacts,
  failed = false,
): Promise<TakenOver | undefined> {
  const { database } = dependencies;
  const taken = await database.transaction((tx) =>
    applyFacts(dependencies, tx, monthly.id, facts, failed),
  );
  if (taken?.isSurplus) await cancelSurplus(dependencies, taken.monthly, facts.id);
  return taken;
}

/** Where it cannot be cancelled now, reconciliation comes back to it. */
async function cancelSurplus(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
  reference: string,
): Promise<void> {
  const { log } = dependencies;
  const about = { monthlyId: monthly.id };
  log.warn(about, 'a monthly donation is in no account: it is cancelled');
  try {
    const why = 'No account of the portal has it';
    if (await cancelThere(dependencies, monthly, reference, why)) return;
    log.error(about, 'the provider refuses to cancel a monthly donation that is in no account');
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    log.warn({ ...about, err: error }, 'a monthly donation could not be cancelled yet');
  }
}

/**
 * Nobody is charged again who disputes a charge: it is paused while that is open, and cancelled where they got their
 * money back. After one that was won it stays paused until the donor goes on with it.
 * @throws ProviderSilent
 */
export async function holdWhereDisputed(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
): Promise<void> {
  const { database, providers, log } = dependencies;
  const { reference, status } = monthly;
  if (reference === null || !isLiving(status)) return;
  const disputes = await findDisputesOfMonthly(database.query, monthly.id);
  if (disputes.some(({ dispute }) => dispute.state === 'lost')) {
    await cancelThere(dependencies, monthly, reference, 'A charge was disputed and given back');
    return;
  }
  if (status !== 'active' || !isAnyUnsettled(disputes)) return;
  const subscriptions = subscriptionsOf({ providers }, monthly);
  try {
    await subscriptions.pause(reference, 'A charge is disputed');
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    log.error({ monthlyId: monthly.id, err: error }, 'a disputed monthly donation was not paused');
    return;
  }
  const facts = await subscriptions.find(reference);
  if (facts) await takeOver(dependencies, monthly, facts);
}
