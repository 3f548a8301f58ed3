import type { Clock } from '#domain/clock.ts';
import { type Donation, refundsOf } from '#domain/donations/donation.ts';
import type { PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import { ProviderRefused, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { Database } from '#server/db/database.ts';
import { type Attempt, noteRefundAsked } from './attempts.repository.ts';
import { keysGoodFor } from './checks.ts';
import type { Ledger } from './ledger.ts';
import type { ProviderRegistry } from './provider-registry.ts';
import { type RefundOutcome, refundOutcome } from './refund-outcome.ts';

/**
 * Asks a provider for a refund, once: before it is asked again, what has gone back there is looked up, for not every
 * provider knows keys. What somebody refunds there meanwhile is booked on the way.
 */
export function createRefundStep({
  database,
  clock,
  providers,
  ledger,
}: {
  database: Database;
  clock: Clock;
  providers: ProviderRegistry;
  ledger: Ledger;
}) {
  async function lookUp(attempt: Attempt, donation: Donation) {
    const provider = providers.of(donation.method, donation);
    const { id, reference, settledAs } = donation;
    const payment = { reference: reference ?? '', settledAs: settledAs ?? undefined };
    const found = await provider.findRefunds(payment);
    if (!found) throw new ProviderRefused('notFound');
    // Where the provider does not tell how much went back, a message may have.
    const known = await database.transaction((tx) => ledger.apply(tx, id, found.facts));
    const refundedCents = Math.max(found.facts.refundedCents, known ? refundsOf(known) : 0);
    const outcome = refundOutcome(attempt, found, refundedCents);
    const facts: PaymentFacts = { ...found.facts, refundedCents };
    const isDisputed =
      known?.status === 'disputed' || found.disputes?.some(({ state }) => state === 'open');
    return { provider, payment, facts, outcome, isDisputed };
  }

  /** @returns undefined while it is not known to be done */
  function factsAfter(outcome: RefundOutcome, facts: PaymentFacts): PaymentFacts | undefined {
    if (outcome === 'failed') throw new ProviderRefused('other');
    return outcome === 'done' ? facts : undefined;
  }

  /** What the provider was read to have refunded may be from before, unless it lists refunds. */
  function withThisRefund(
    done: PaymentFacts | undefined,
    refundedCents: number,
  ): PaymentFacts | undefined {
    if (!done || done.failedRefundCents !== undefined) return done;
    return { ...done, refundedCents: Math.max(done.refundedCents, refundedCents) };
  }

  return async function refund(
    attempt: Attempt,
    donation: Donation,
  ): Promise<PaymentFacts | undefined> {
    const { id: key, amountCents, askedAt, createdAt } = attempt;
    const { provider, payment, facts, outcome, isDisputed } = await lookUp(attempt, donation);
    const now = clock.now();
    if (askedAt !== null && outcome !== 'none') return factsAfter(outcome, facts);
    if (askedAt !== null && now.getTime() - Date.parse(createdAt) > keysGoodFor) return undefined;
    // It would go back twice.
    if (isDisputed) throw new ProviderRefused('disputed');
    const refundedBeforeCents =
      askedAt === null ? facts.refundedCents : attempt.refundedBeforeCents;
    if (askedAt === null) await noteRefundAsked(database, key, { refundedBeforeCents, now });
    try {
      const done = await provider.refund({ ...payment, key, amountCents });
      return withThisRefund(done, refundedBeforeCents + amountCents);
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error;
      const again = await lookUp({ ...attempt, refundedBeforeCents }, donation);
      const made = factsAfter(again.outcome, again.facts);
      if (!made) throw error;
      return made;
    }
  };
}
