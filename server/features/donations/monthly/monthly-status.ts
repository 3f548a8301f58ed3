import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import {
  ProviderRefused,
  ProviderSilent,
  type SubscriptionFacts,
} from '#server/adapters/payments/payment-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '../../accounts/accounts.service.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { type MonthlyDonation, updateMonthly } from './monthly-donations.repository.ts';
import { applyFacts, type TakenOver } from './monthly-facts.ts';
import type { MonthlyMails } from './monthly-mails.ts';

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
  const { subscriptions } = providers.of('wallet', monthly);
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
