import { v7 as uuid } from 'uuid';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { isLiving, isOver } from '#domain/donations/subscription-status.ts';
import { conflict } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import {
  PaymentDeclined,
  ProviderRefused,
  ProviderSilent,
} from '#server/adapters/payments/provider-errors.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import { declinedError, refusedError } from '../donation-errors.ts';
import { requireMayGive } from '../donations.policy.ts';
import { notOffered, type ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import { type MonthlyDonation, newMonthly } from './monthly-donation.ts';
import { findMonthly, insertMonthly } from './monthly-donations.repository.ts';
import { countedAs, type MonthlyGiver, requireOwnMonthly } from './monthly-giver.ts';
import { askProvider } from './monthly-view.ts';
import type { createOwnMonthlyDonation } from './own-monthly-donation.ts';
import { cardSubscriptionsOf } from './subscriptions-of.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  providers: ProviderRegistry;
  admission: DonationAdmission;
  books: MonthlyBooks;
  own: ReturnType<typeof createOwnMonthlyDonation>;
  config: { payments: Pick<Config['payments'], 'takesGuests'> };
}

interface Requested {
  /** What `monthlyCardRequest` takes. */
  request: unknown;
  guestName: string | undefined;
  /** What the card provider's script in the browser made of the card. */
  card: string;
  language: Language;
  captcha: string | undefined;
  /** The caller's IP address. */
  address: string;
}

/** How a monthly donation by card stands, and what its bank asks. */
export interface MonthlyOutcome {
  monthly: MonthlyDonation;
  /** Where the bank wants to know the card's holder. */
  clientSecret?: string | undefined;
}

/**
 * Stores what the provider is about to be asked.
 * @throws AppError conflict (there is one already), notOffered, and whatever `admission` finds wrong
 */
export async function beginByCard(
  dependencies: Dependencies,
  viewer: Viewer,
  { card, language, ...asked }: Requested,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { own, database, clock, providers, admission, config } = dependencies;
  const userId = requireMayGive(viewer, config.payments.takesGuests) ?? null;
  const provider = providers.current('card');
  if (!provider?.subscriptions) throw notOffered();
  const { request, donor, spend } = await admission.admitMonthlyByCard(userId ?? undefined, {
    ...asked,
    card,
  });
  if (!provider.subscriptions.intervals.includes(request.interval)) throw notOffered();
  const hasOne =
    donor.kind === 'account' && (donor.account.subscriptionId || (await own.find(viewer)));
  if (hasOne) throw conflict('subscriptionExists');
  const now = clock.now().toISOString();
  const monthly: MonthlyDonation = {
    ...newMonthly,
    ...request,
    id: uuid(),
    createdAt: now,
    userId,
    ...(donor.kind === 'guest' && { guestName: donor.name, guestMailbox: donor.mailbox }),
    method: 'card',
    provider: provider.name,
    planId: '',
    card,
    language,
    nextCheckAt: now,
  };
  await database.transaction(async (tx) => {
    await spend(tx);
    const customerId = await admission.customerOf(tx, donor);
    await insertMonthly(tx, { ...monthly, customerId });
    await record?.(tx, { id: monthly.id });
  });
  return { id: monthly.id };
}

/**
 * Charges the first month, or tells what has become of it.
 * @returns a waiting one where the provider does not answer: nobody has to begin again
 * @throws AppError notFound, paymentDeclined, conflict (over), tooManyRequests
 */
export async function payFirst(
  dependencies: Dependencies,
  giver: MonthlyGiver,
  id: string,
): Promise<MonthlyOutcome> {
  const { database, books, admission } = dependencies;
  const monthly = requireOwnMonthly(giver, await findMonthly(database.query, { id }));
  const { card, status, decline, confirmedAt } = monthly;
  if (isOver(status) && decline !== null && confirmedAt === null)
    throw declinedError(decline, 'card');
  if (isOver(status)) throw conflict('subscriptionLapsed');
  if (card === null) return outcomeOf(dependencies, monthly);
  try {
    const taken = await books.start({ ...monthly, card });
    if (taken?.isSurplus) throw conflict('subscriptionExists');
    return await outcomeOf(dependencies, taken?.monthly ?? monthly);
  } catch (error) {
    if (error instanceof ProviderSilent) return { monthly };
    if (error instanceof ProviderRefused) throw refusedError('charge', error.reason);
    if (!(error instanceof PaymentDeclined)) throw error;
    await admission.noteDecline(error);
    throw declinedError(error.reason, 'card');
  }
}

/**
 * Asks the card provider how it stands, after the bank has been shown its holder.
 * @throws AppError as `payFirst`
 */
export async function confirmFirst(
  dependencies: Dependencies,
  giver: MonthlyGiver,
  id: string,
): Promise<MonthlyOutcome> {
  const { database, books, admission } = dependencies;
  const monthly = requireOwnMonthly(giver, await findMonthly(database.query, { id }));
  const { reference, status } = monthly;
  if (isLiving(status)) return { monthly };
  if (reference === null || isOver(status)) return payFirst(dependencies, giver, id);
  await admission.admitAgain(countedAs(giver));
  const facts = await askProvider(cardSubscriptionsOf(dependencies, monthly).find(reference));
  const taken = facts && (await books.takeOver(monthly, facts));
  if (taken?.isSurplus) throw conflict('subscriptionExists');
  const after = taken?.monthly ?? monthly;
  if (isLiving(after.status)) await books.bookLatest(after).catch(unlessSilent);
  return outcomeOf(dependencies, after);
}

/** What the bank asks is asked for again where the provider does not answer now. */
async function outcomeOf(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
): Promise<MonthlyOutcome> {
  const { reference, status } = monthly;
  if (reference === null || status !== 'approvalPending') return { monthly };
  try {
    const subscriptions = cardSubscriptionsOf(dependencies, monthly);
    const question = await subscriptions.bankQuestion(reference);
    return { monthly, clientSecret: question?.clientSecret };
  } catch (error) {
    if (error instanceof ProviderSilent || error instanceof ProviderRefused) return { monthly };
    if (!(error instanceof PaymentDeclined)) throw error;
    await dependencies.books.endUncharged(monthly, { decline: error.reason });
    await dependencies.admission.noteDecline(error);
    throw declinedError(error.reason, 'card');
  }
}

/** Reconciliation, or a message, brings what was not answered. */
function unlessSilent(error: unknown): void {
  if (!(error instanceof ProviderSilent)) throw error;
}
