import type { Clock } from '#domain/clock.ts';
import { monthlyDay } from '#domain/donations/monthly-request.ts';
import { conflict } from '#domain/errors.ts';
import { PaymentDeclined } from '#server/adapters/payments/provider-errors.ts';
import { valid } from '#server/features/kits/valid.ts';
import { declinedError } from '../donation-errors.ts';
import { requireLiving } from './change-monthly.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { countedAs, type MonthlyGiver } from './monthly-giver.ts';
import { askProvider, type MonthlyView, offersOf, viewOf } from './monthly-view.ts';
import { nextChargeOn } from './next-charge.ts';
import { cardSubscriptionsOf } from './subscriptions-of.ts';

type Dependencies = Parameters<typeof requireLiving>[0] & { clock: Clock; books: MonthlyBooks };

const day = 24 * 60 * 60_000;

/** What a card pays, for a change that a wallet does not allow. @throws AppError as `requireLiving`; conflict */
async function requireByCard(dependencies: Dependencies, giver: MonthlyGiver) {
  const { monthly, reference } = await requireLiving(dependencies, giver);
  if (monthly.method !== 'card') throw conflict('monthlyOfWallet');
  return { monthly, reference, subscriptions: cardSubscriptionsOf(dependencies, monthly) };
}

/** Whose next charge is known, and not in doubt. @throws AppError conflict */
function requireDue({
  status,
  nextBillingAt,
  failedPayments,
  skippedUntil,
}: MonthlyDonation): Date {
  if (status !== 'active' || nextBillingAt === null) throw conflict('subscriptionNotActive');
  if (failedPayments > 0) throw conflict('monthlyUnpaid');
  if (skippedUntil !== null) throw conflict('monthlySkipped');
  return new Date(nextBillingAt);
}

/** @throws AppError invalid (`day`), notFound, conflict (paused, unpaid, a month is left out, not movable), unavailable */
export async function changeDay(
  dependencies: Dependencies,
  giver: MonthlyGiver,
  said: unknown,
): Promise<MonthlyView> {
  const { day: wanted } = valid(monthlyDay, said);
  const { monthly, reference, subscriptions } = await requireByCard(dependencies, giver);
  if (!offersOf(dependencies, monthly).canMoveDay) throw conflict('monthlyNotMovable');
  const due = requireDue(monthly);
  const next = nextChargeOn(wanted, due, dependencies.clock.now());
  await askProvider(subscriptions.setNextCharge(reference, next));
  return viewOf(dependencies, monthly);
}

/** Leaves out the next charge. @throws as `changeDay` */
export async function skip(dependencies: Dependencies, giver: MonthlyGiver): Promise<MonthlyView> {
  const { monthly, reference, subscriptions } = await requireByCard(dependencies, giver);
  if (!offersOf(dependencies, monthly).canSkip) throw conflict('monthlyNotMovable');
  const due = requireDue(monthly);
  // A day beyond what is left out, and well before the next one.
  await askProvider(subscriptions.skip(reference, new Date(due.getTime() + day)));
  return viewOf(dependencies, monthly);
}

/** Another card, as far as its bank has confirmed it. */
export interface CardChange {
  /** Under which `confirmCard` goes on. */
  setup: string;
  isDone: boolean;
  clientSecret?: string | undefined;
}

/**
 * Nothing is said to be changed before the bank has confirmed the card.
 * @param card what the card provider's script in the browser made of it
 * @throws AppError notFound, conflict, paymentDeclined, tooManyRequests, unavailable
 */
export async function changeCard(
  dependencies: Dependencies,
  giver: MonthlyGiver,
  card: string,
): Promise<CardChange> {
  const { monthly, reference, subscriptions } = await requireByCard(dependencies, giver);
  await dependencies.admission.admitCard(countedAs(giver), card);
  const key = `${monthly.id}-${card}`;
  const { setup, question } = await unlessDeclined(
    dependencies,
    subscriptions.confirmCard(reference, { key, card }),
  );
  if (question) return { setup, isDone: false, clientSecret: question.clientSecret };
  return { setup, isDone: await use(dependencies, monthly, setup) };
}

/** After the bank has been shown the card's holder. @throws as `changeCard` */
export async function confirmCard(
  dependencies: Dependencies,
  giver: MonthlyGiver,
  setup: string,
): Promise<CardChange> {
  const { monthly } = await requireByCard(dependencies, giver);
  return { setup, isDone: await use(dependencies, monthly, setup) };
}

async function use(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
  setup: string,
): Promise<boolean> {
  const subscriptions = cardSubscriptionsOf(dependencies, monthly);
  const isUsed = await unlessDeclined(
    dependencies,
    subscriptions.takeCard(monthly.reference ?? '', setup),
  );
  // With what was open, if it was charged by it.
  if (isUsed) {
    await viewOf(dependencies, monthly);
    await dependencies.books.bookLatest(monthly);
  }
  return isUsed;
}

async function unlessDeclined<T>({ admission }: Dependencies, work: Promise<T>): Promise<T> {
  try {
    return await askProvider(work);
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error;
    await admission.noteDecline(error);
    throw declinedError(error.reason, 'card');
  }
}
