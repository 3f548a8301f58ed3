import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { isOver, isWaiting } from '#domain/donations/subscription-status.ts';
import { ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { everySoOften } from '../reconciliation.ts';
import { canBeApproved, nextQuestion } from './approval-time.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import { askAboutAllMonthly, takeDueMonthly } from './monthly-checks.repository.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { updateMonthly } from './monthly-donations.repository.ts';
import { subscriptionNames, subscriptionsOf } from './subscriptions-of.ts';

/** In one round, and how many of them are asked about at the same time. */
const mostInARound = 200;
const atOnce = 4;

const day = 24 * 60 * 60_000;
/** How far back charges are looked for: further than messages come late. */
const chargesOf = 90 * day;

/** Asks the provider how monthly donations stand, and for charges whose message never came. */
export function monthlyReconciliation({
  database,
  clock,
  log,
  providers,
  books,
  everySeconds,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: ProviderRegistry;
  books: MonthlyBooks;
  everySeconds: number;
}) {
  async function askNext({ id }: MonthlyDonation, nextCheckAt: string | null): Promise<void> {
    await database.transaction((tx) => updateMonthly(tx, id, { nextCheckAt }, clock.now()));
  }

  /** Nothing that was given up is approved later: it is cancelled where the provider does that. */
  async function giveUp(monthly: MonthlyDonation): Promise<void> {
    const { reference } = monthly;
    if (reference === null) return askNext(monthly, null);
    if (await books.cancelThere(monthly, reference, 'Not approved in time')) return;
    await askNext(monthly, nextQuestion(monthly, clock.now()));
  }

  async function ask(monthly: MonthlyDonation): Promise<void> {
    const subscriptions = subscriptionsOf({ providers }, monthly);
    const now = clock.now();
    if (monthly.card !== null) return books.startAgain(monthly);
    const { reference } = monthly;
    const facts = reference === null ? undefined : await subscriptions.find(reference);
    const after = (facts && (await books.takeOver(monthly, facts))?.monthly) ?? monthly;
    if (isWaiting(after.status)) {
      if (!canBeApproved(after, now)) await giveUp(after);
      return;
    }
    if (reference !== null) {
      await books.holdWhereDisputed(after);
      const from = new Date(
        Math.max(Date.parse(monthly.createdAt) - day, now.getTime() - chargesOf),
      );
      for (const charge of await subscriptions.charges(reference, from, now)) {
        await books.book(monthly, charge);
      }
    }
    if (isOver(after.status)) await askNext(monthly, null);
  }

  /** One that fails holds up no other. */
  async function askKindly(monthly: MonthlyDonation): Promise<void> {
    try {
      await ask(monthly);
    } catch (error) {
      const about = { monthlyId: monthly.id, err: error };
      const words = 'a provider could not be asked about a monthly donation';
      if (error instanceof ProviderSilent) log.warn(about, words);
      else log.error(about, words);
    }
  }

  let isFirst = true;

  return defineScheduledJob({
    kind: 'donations.reconcileMonthly',
    queue: 'providers',
    timeLimit: 10 * 60_000,
    pattern: everySoOften(everySeconds),
    scope: 'process',
    async run(_occurrence, { signal }) {
      const now = clock.now();
      const next = new Date(now.getTime() + 10 * everySeconds * 1_000).toISOString();
      const due = await database.transaction(async (tx) => {
        if (isFirst) await askAboutAllMonthly(tx, now.toISOString());
        const of = subscriptionNames({ providers });
        return takeDueMonthly(tx, { now: now.toISOString(), next, limit: mostInARound, of });
      });
      isFirst = false;
      const queue = due.values();
      const worker = async () => {
        for (const monthly of queue) if (!signal.aborted) await askKindly(monthly);
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    },
  });
}
