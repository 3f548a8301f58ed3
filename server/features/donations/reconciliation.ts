import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { AppError } from '#domain/errors.ts';
import {
  PaymentDeclined,
  type PaymentFacts,
  type PaymentProviders,
  ProviderSilent,
} from '#server/adapters/payments/payment-provider.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { type Attempt, closeAttempt, findOpenAttempts } from './attempts.repository.ts';
import { approvalOpenFor, authenticationOpenFor, keysGoodFor } from './checks.ts';
import { askAboutAll, takeDue, updateDonation } from './donations.repository.ts';
import type { Ledger } from './ledger.ts';
import { isOffered, providerOf } from './offered-providers.ts';
import type { PaymentSteps } from './payment-steps.ts';

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
  providers,
  ledger,
  steps,
  everySeconds,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: PaymentProviders;
  ledger: Ledger;
  steps: PaymentSteps;
  everySeconds: number;
}) {
  const ageOf = ({ createdAt }: { createdAt: string }) =>
    clock.now().getTime() - Date.parse(createdAt);

  async function end(donation: Donation, status: 'failed' | 'expired'): Promise<void> {
    await database.transaction(async (tx) => {
      const now = clock.now();
      for (const { id } of await findOpenAttempts(tx.query, donation.id)) {
        await closeAttempt(tx, id, now);
      }
      await updateDonation(tx, donation.id, { status, nextCheckAt: null }, now);
    });
  }

  const apply = (donation: Donation, facts: PaymentFacts) =>
    database.transaction((tx) => ledger.apply(tx, donation.id, facts));

  /** Asked again with the same key while the provider knows keys; later a person has to look. */
  async function goOn(attempt: Attempt, donation: Donation): Promise<void> {
    if (ageOf(attempt) <= keysGoodFor) {
      await steps.run(attempt, donation);
    } else if (attempt.operation === 'refund') {
      log.error({ donationId: donation.id }, 'nobody knows what came of a refund');
      await database.transaction((tx) => closeAttempt(tx, attempt.id, clock.now()));
    } else {
      log.error({ donationId: donation.id }, 'nobody knows what came of a payment');
      await end(donation, 'failed');
    }
  }

  async function lookUp(donation: Donation, reference: string): Promise<void> {
    const provider = providerOf(providers[donation.method], donation);
    const facts = await provider.find(reference);
    if (!facts) {
      if (ageOf(donation) > keysGoodFor) await end(donation, 'expired');
      return;
    }
    const after = await apply(donation, facts);
    if (!after) return;
    if (after.status === 'requiresAction' && ageOf(after) > authenticationOpenFor) {
      await apply(after, await providerOf(providers.card, after).cancel(reference));
    }
  }

  async function ask(donation: Donation): Promise<void> {
    if (!isOffered(providers[donation.method], donation)) return;
    const attempts = await findOpenAttempts(database.query, donation.id);
    const open = attempts.find(({ operation }) => operation !== 'order');
    if (open?.operation === 'refund' && donation.reference !== null) {
      await lookUp(donation, donation.reference);
    }
    if (open) return goOn(open, donation);
    if (donation.reference !== null) await lookUp(donation, donation.reference);
    const waited = ageOf(donation);
    if (donation.method === 'wallet' && donation.status === 'pending' && waited > approvalOpenFor) {
      await end(donation, 'expired');
    }
  }

  /** One that fails holds up no other. */
  async function askKindly(donation: Donation): Promise<void> {
    try {
      await ask(donation);
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
