import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { AppError } from '#domain/errors.ts';
import { PaymentDeclined, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findUnclaimed } from './disputes.repository.ts';
import { askAboutAll, takeDue, type Waiting } from './donations.repository.ts';
import type { Ledger } from './ledger.ts';
import type { ProviderInquiry } from './provider-inquiry.ts';
import type { ProviderRegistry } from './provider-registry.ts';
import { warnOfUnreachable } from './unreachable-donations.ts';

/** Donations that are taken in hand at once, and how many of them are asked about at the same time. */
const batch = 50;
const atOnce = 4;
/** In one round: the others are due in the next. */
const mostBatches = 20;
const mostVouchers = 200;

/**
 * Asks providers about everything that is not settled: what was charged while its answer or our process was lost, what
 * was paid while its message did not arrive, and what nobody will pay any more. What may have moved money is asked about
 * first; vouchers and transfers that wait for weeks to be paid have a job of their own and hold up nothing.
 */
export function paymentReconciliation({
  database,
  clock,
  log,
  providers,
  ledger,
  inquiry,
  everySeconds,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: ProviderRegistry;
  ledger: Ledger;
  inquiry: ProviderInquiry;
  everySeconds: number;
}) {
  /** One that fails holds up no other. */
  async function askKindly(donation: Donation): Promise<void> {
    try {
      await inquiry.ask(donation);
    } catch (error) {
      if (error instanceof PaymentDeclined || error instanceof AppError) return;
      const words = 'a provider could not be asked about a donation';
      if (error instanceof ProviderSilent) log.warn({ donationId: donation.id, err: error }, words);
      else log.error({ donationId: donation.id, err: error }, words);
    }
  }

  async function askAbout(donations: readonly Donation[], signal: AbortSignal): Promise<void> {
    const queue = donations.values();
    const worker = async () => {
      for (const donation of queue) if (!signal.aborted) await askKindly(donation);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  /** @param since the round's start: while a provider is slow, what was asked about in this round may be due again */
  async function take(waiting: Waiting, limit: number, since: string): Promise<Donation[]> {
    // For those of whom nothing is heard now; what is heard sets another time.
    const next = new Date(clock.now().getTime() + everySeconds * 1_000).toISOString();
    const due = { now: since, next, limit, of: providers.pairs() };
    return database.transaction((tx) => takeDue(tx, waiting, due));
  }

  const schedule = {
    queue: 'providers',
    timeLimit: 10 * 60_000,
    pattern: everySoOften(everySeconds),
    scope: 'process',
  } as const;
  let isFirst = true;

  const payments = defineScheduledJob({
    kind: 'donations.reconcile',
    ...schedule,
    async run(_occurrence, { signal }) {
      const start = clock.now().toISOString();
      if (isFirst) {
        await database.transaction((tx) => askAboutAll(tx, start));
        await warnOfUnreachable({ database, log, providers });
      }
      isFirst = false;
      for (const id of await findUnclaimed(database, batch)) {
        await database.transaction((tx) => ledger.takeUpDisputes(tx, id));
      }
      for (let round = 0; round < mostBatches && !signal.aborted; round++) {
        const unanswered = await take('unanswered', batch, start);
        const due = unanswered.length > 0 ? unanswered : await take('cardOrWallet', batch, start);
        if (due.length === 0) return;
        await askAbout(due, signal);
      }
    },
  });

  const vouchers = defineScheduledJob({
    kind: 'donations.reconcileVouchers',
    ...schedule,
    run: async (_occurrence, { signal }) =>
      askAbout(await take('paidElsewhere', mostVouchers, clock.now().toISOString()), signal),
  });

  return [payments, vouchers];
}

/** As of cron, with seconds where they are wanted. */
export function everySoOften(seconds: number): string {
  if (seconds < 60) return `*/${seconds} * * * * *`;
  return `*/${Math.min(59, Math.round(seconds / 60))} * * * *`;
}
