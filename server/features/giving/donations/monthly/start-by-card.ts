import type { Clock } from '#domain/clock.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { isLiving, isWaiting } from '#domain/donations/subscription-status.ts';
import type { PaymentHolder } from '#server/adapters/payments/method-providers.ts';
import { PaymentDeclined, ProviderRefused } from '#server/adapters/payments/provider-errors.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { keysGoodFor } from '../checks.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { book } from './monthly-charges.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { lockMonthly, updateMonthly } from './monthly-donations.repository.ts';
import type { TakenOver } from './monthly-facts.ts';
import { takeOver } from './monthly-status.ts';
import { cardSubscriptionsOf } from './subscriptions-of.ts';

type Dependencies = Parameters<typeof takeOver>[0] &
  Parameters<typeof book>[0] & {
    database: Database;
    clock: Clock;
    providers: ProviderRegistry;
    accounts: Pick<AccountsService, 'contactsOf'>;
    content: Pick<ContentService, 'record'>;
  };

const day = 24 * 60 * 60_000;

/** Of a guest nobody knows a telephone, and of an account perhaps: then it is the organisation's own. */
async function holderOf(
  { accounts, content }: Pick<Dependencies, 'accounts' | 'content'>,
  { userId, guestName, language }: MonthlyDonation,
): Promise<PaymentHolder> {
  const contact = userId === null ? undefined : (await accounts.contactsOf([userId])).get(userId);
  const { telephones } = await content.record('paymentSlip', language);
  const phone = contact?.phone || (telephones[0]?.number ?? '');
  return { name: contact?.name ?? guestName, phone };
}

/** That nothing was, or will be, charged. */
export async function endUncharged(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { id }: MonthlyDonation,
  why: Pick<Partial<MonthlyDonation>, 'decline'>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const current = await lockMonthly(tx, id);
    if (!current || !isWaiting(current.status)) return;
    const over = { status: 'cancelled', card: null, nextCheckAt: null } as const;
    await updateMonthly(tx, id, { ...over, ...why }, clock.now());
  });
}

/**
 * Asks the provider to begin it with the first charge; begun again after a lost answer or a dead process, it is the
 * same one, for its key is.
 * @throws PaymentDeclined, ProviderRefused: then nothing is charged; ProviderSilent
 */
export async function start(
  dependencies: Dependencies,
  monthly: MonthlyDonation & { card: string },
): Promise<TakenOver | undefined> {
  const subscriptions = cardSubscriptionsOf(dependencies, monthly);
  const { id, amountCents, interval, card, email, language } = monthly;
  const description = kindNames.monthly[language];
  try {
    const holder = await holderOf(dependencies, monthly);
    const request = { key: id, ownId: id, amountCents, interval, card, email, description, holder };
    const facts = await subscriptions.start(request);
    const taken = await takeOver(dependencies, monthly, facts);
    if (taken && isLiving(taken.monthly.status)) await bookLatest(dependencies, taken.monthly);
    return taken;
  } catch (error) {
    if (error instanceof PaymentDeclined)
      await endUncharged(dependencies, monthly, { decline: error.reason });
    if (error instanceof ProviderRefused) await endUncharged(dependencies, monthly, {});
    throw error;
  }
}

/** Also without a message of the provider: its charges of the last days. */
export async function bookLatest(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
): Promise<void> {
  if (monthly.reference === null) return;
  const subscriptions = cardSubscriptionsOf(dependencies, monthly);
  const now = dependencies.clock.now();
  const from = new Date(now.getTime() - day);
  const to = new Date(now.getTime() + day);
  for (const charge of await subscriptions.charges(monthly.reference, from, to)) {
    await book(dependencies, monthly, charge);
  }
}

/** For one whose first answer was lost: asked again while the provider knows its key, and given up then. */
export async function startAgain(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
): Promise<void> {
  const { card } = monthly;
  if (card === null) return;
  const age = dependencies.clock.now().getTime() - Date.parse(monthly.createdAt);
  if (age > keysGoodFor) return endUncharged(dependencies, monthly, {});
  await start(dependencies, { ...monthly, card }).catch((error: unknown) => {
    // It is over, and says so.
    if (error instanceof PaymentDeclined || error instanceof ProviderRefused) return;
    throw error;
  });
}
