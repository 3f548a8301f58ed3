import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import type { PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import type { Database } from '#server/db/database.ts';
import { type Attempt, closeAttempt, findOpenAttempts } from './attempts.repository.ts';
import { approvalOpenFor, authenticationOpenFor, keysGoodFor } from './checks.ts';
import { noteDifference } from './differences.repository.ts';
import { noteAsked } from './donations.repository.ts';
import type { Ledger } from './ledger.ts';
import type { PaymentSteps } from './payment-steps.ts';
import type { ProviderRegistry } from './provider-registry.ts';

export type ProviderInquiry = ReturnType<typeof createProviderInquiry>;

/** Asks the provider what has become of a donation, and goes on with what was begun. */
export function createProviderInquiry({
  database,
  clock,
  log,
  providers,
  ledger,
  steps,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: ProviderRegistry;
  ledger: Ledger;
  steps: PaymentSteps;
}) {
  const ageOf = ({ createdAt }: { createdAt: string }) =>
    clock.now().getTime() - Date.parse(createdAt);

  /** Not one whose money has come meanwhile. */
  async function end({ id }: Donation, status: 'failed' | 'expired'): Promise<void> {
    await database.transaction(async (tx) => {
      const donation = await ledger.end(tx, id, status);
      if (!donation || isSettled(donation.status)) return;
      for (const attempt of await findOpenAttempts(tx.query, id)) {
        await closeAttempt(tx, attempt.id, clock.now());
      }
    });
  }

  const apply = (donation: Donation, facts: PaymentFacts) =>
    database.transaction((tx) => ledger.apply(tx, donation.id, facts));

  /** A person has to look: the provider has forgotten the key under which it could be asked again. */
  async function giveUp(attempt: Attempt, donation: Donation): Promise<void> {
    const { operation, amountCents } = attempt;
    log.error({ donationId: donation.id, operation }, 'nobody knows what came of a payment');
    const difference = {
      provider: donation.provider,
      reference: donation.reference ?? attempt.id,
      donationId: donation.id,
      kind: 'unanswered' as const,
      expected: String(amountCents),
      found: attempt.id,
    };
    await database.transaction(async (tx) => {
      const now = clock.now();
      await noteDifference(tx, difference, now.toISOString());
      await closeAttempt(tx, attempt.id, now);
    });
    if (operation !== 'refund') await end(donation, 'failed');
  }

  /** Asked again with the same key while the provider knows keys; what has a name there is looked up also later. */
  async function goOn(attempt: Attempt, donation: Donation): Promise<boolean> {
    const isLate = ageOf(attempt) > keysGoodFor;
    const hasName = attempt.operation !== 'capture' && donation.reference !== null;
    if (!isLate || hasName) {
      const after = await steps.run(attempt, donation);
      if (after || !isLate) return after !== undefined;
    }
    await giveUp(attempt, donation);
    return true;
  }

  async function lookUp(donation: Donation, reference: string): Promise<void> {
    const provider = providers.of(donation.method, donation);
    const facts = await provider.find(reference);
    if (!facts) {
      if (ageOf(donation) > keysGoodFor) await end(donation, 'expired');
      return;
    }
    const after = await apply(donation, facts);
    if (!after) return;
    if (after.method === 'transfer') await closeTransfer(after, facts);
    if (after.status === 'requiresAction' && ageOf(after) > authenticationOpenFor) {
      await apply(after, await providers.of('card', after).cancel(reference));
    }
  }

  /** Nobody waits longer than the last day; what came beside the amount that was asked for is taken as well. */
  async function closeTransfer(donation: Donation, facts: PaymentFacts): Promise<void> {
    const { transfer, status, reference } = donation;
    const isOver = clock.now().toISOString() >= (transfer?.expiresAt ?? donation.createdAt);
    if (isOver && status === 'pending') await apply(donation, { ...facts, state: 'expired' });
    const provider = providers.of('transfer', donation);
    if (reference !== null) await provider.collect?.(reference, isOver);
  }

  return {
    /**
     * @returns whether the provider was asked and has answered
     * @throws ProviderSilent, PaymentDeclined; AppError conflict while somebody else waits for the answer
     */
    async ask(donation: Donation): Promise<boolean> {
      if (!providers.byName(donation.method, donation.provider)) return false;
      await noteAsked(database, donation.id, clock.now());
      const attempts = await findOpenAttempts(database.query, donation.id);
      const open = attempts.find(({ operation }) => operation !== 'order');
      if (open) return goOn(open, donation);
      if (donation.reference !== null) await lookUp(donation, donation.reference);
      const waited = ageOf(donation);
      const isWaiting = donation.method === 'wallet' && donation.status === 'pending';
      if (isWaiting && waited > approvalOpenFor) await end(donation, 'expired');
      return donation.reference !== null;
    },
  };
}
