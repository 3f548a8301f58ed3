import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { isWaiting } from '#domain/donations/subscription-status.ts';
import type { ProviderName } from '#server/adapters/payments/payment-provider.ts';
import { ProviderRefused, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type {
  SubscriptionCharge,
  SubscriptionFacts,
} from '#server/adapters/payments/subscription-provider.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { Ledger } from '../ledger.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { book } from './monthly-charges.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { findMonthly, updateMonthly } from './monthly-donations.repository.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import { takeOver } from './monthly-status.ts';
import { subscriptionsIfAny } from './subscriptions-of.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'demo'>;
  log: Logger;
  timezone: string;
  providers: ProviderRegistry;
  accounts: AccountsService;
  ledger: Ledger;
  mails: MonthlyMails;
}

/** undefined where the provider does not answer, knows of none, or is not configured. */
export async function ask(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
  reference: string,
): Promise<SubscriptionFacts | undefined> {
  try {
    return await subscriptionsIfAny(dependencies, monthly)?.find(reference);
  } catch (error) {
    if (error instanceof ProviderSilent || error instanceof ProviderRefused) return undefined;
    throw error;
  }
}

/** Messages may come late and out of order: what counts is how it stands now. */
export async function heardOf(
  dependencies: Dependencies,
  provider: ProviderName,
  facts: SubscriptionFacts,
  failed = false,
): Promise<void> {
  const { database } = dependencies;
  const monthly =
    (await known(dependencies, provider, facts.id)) ??
    (facts.ownId ? await findMonthly(database.query, { id: facts.ownId }) : undefined);
  // Of another portal with the same account, or of another name than the provider has given before.
  if (monthly?.provider !== provider || (monthly.reference ?? facts.id) !== facts.id) return;
  // What the message said where the provider does not answer.
  await takeOver(
    dependencies,
    monthly,
    (await ask(dependencies, monthly, facts.id)) ?? facts,
    failed,
  );
}

export async function heardOfCharge(
  dependencies: Dependencies,
  provider: ProviderName,
  charge: SubscriptionCharge,
): Promise<void> {
  const { database, clock } = dependencies;
  const monthly = await known(dependencies, provider, charge.subscriptionId);
  if (!monthly) return;
  await book(dependencies, monthly, charge);
  if (!isWaiting(monthly.status)) return;
  // It charges, so somebody has approved it: the message that said so is late, or lost.
  const soon = { nextCheckAt: clock.now().toISOString() };
  await database.transaction((tx) => updateMonthly(tx, monthly.id, soon, clock.now()));
  const facts = await ask(dependencies, monthly, charge.subscriptionId);
  if (facts) await takeOver(dependencies, monthly, facts);
}

function known({ database }: Dependencies, provider: string, reference: string) {
  return findMonthly(database.query, { providers: [provider], reference });
}
