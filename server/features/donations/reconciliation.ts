import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { AppError } from '#domain/errors.ts';
import { PaymentDeclined, ProviderSilent } from '#server/adapters/payments/payment-provider.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { askAboutAll, takeDue } from './donations.repository.ts';
import type { ProviderInquiry } from './provider-inquiry.ts';

/** Donations that are taken in hand at once, and how many of them are asked about at the same time. */
const batch = 50;
const atOnce = 4;

/**
 * Asks providers about everything that is not settled: what was charged while its answer or our process was lost, what
 * was paid while its message did not arrive, and what nobody will pay any more.
 */
export function paymentReconciliation({
  database,
  clock,
  log,
  inquiry,
  everySeconds,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
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

  let isFirst = true;

  return defineScheduledJob({
    kind: 'donations.reconcile',
    lane: 'providers',
    timeLimit: 10 * 60_000,
    pattern: everySoOften(everySeconds),
    scope: 'process',
    async run(_occurrence, { signal }) {
      const start = clock.now();
      if (isFirst) await database.transaction((tx) => askAboutAll(tx, start.toISOString()));
      isFirst = false;
      // For those of whom nothing is heard now; what is heard sets another time.
      const again = new Date(start.getTime() + everySeconds * 1_000);
      while (!signal.aborted) {
        const due = await database.transaction((tx) =>
          takeDue(tx, start.toISOString(), again.toISOString(), batch),
        );
        if (due.length === 0) return;
        const queue = due.values();
        const worker = async () => {
          for (const donation of queue) if (!signal.aborted) await askKindly(donation);
        };
        await Promise.all(Array.from({ length: atOnce }, worker));
      }
    },
  });
}

/** As of cron, with seconds where they are wanted. */
export function everySoOften(seconds: number): string {
  if (seconds < 60) return `*/${seconds} * * * * *`;
  return `*/${Math.min(59, Math.round(seconds / 60))} * * * *`;
}
