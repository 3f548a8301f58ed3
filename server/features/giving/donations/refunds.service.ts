import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { formatPesos } from '#domain/money.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import {
  type BegunPayment,
  findOpenAttempts,
  insertAttempt,
  isStillBegun,
} from './attempts.repository.ts';
import { findDonation, lockDonation, updateDonation } from './donations.repository.ts';
import type { PaymentSteps } from './payment-steps.ts';
import type { ProviderRegistry } from './provider-registry.ts';

export type Refunds = ReturnType<typeof createRefunds>;

const refundRequest = z.object({
  /** Centavos; without them all that is left. */
  amountCents: z.int({ error: 'amountInvalid' }).min(1, { error: 'amountInvalid' }).optional(),
});

/** Money that goes back to its donor: stored before the provider is asked, one at a time. */
export function createRefunds({
  database,
  clock,
  audit,
  providers,
  steps,
}: {
  database: Database;
  clock: Clock;
  audit: AuditService;
  providers: ProviderRegistry;
  steps: PaymentSteps;
}) {
  /**
   * @returns the attempt's id
   * @throws AppError conflict (not paid, more than is left, another one under way), providerNotConfigured
   */
  async function store(tx: Tx, id: string, requested: number | undefined, ofCharge = false) {
    const donation = await lockDonation(tx, id);
    if (!donation) throw notFound('donation');
    if (donation.chargeId !== null && !ofCharge) throw conflict('chargeRefundElsewhere');
    if (donation.status === 'disputed') throw conflict('donationDisputed');
    if (donation.status !== 'paid') throw conflict('notRefundable');
    providers.of(donation.method, donation);
    const { refundedCents } = donation;
    const left = donation.amountCents - refundedCents;
    const amountCents = requested ?? left;
    if (amountCents > left) {
      throw conflict({ key: 'refundTooLarge', values: { left: formatPesos(left) } });
    }
    const refund = { donationId: id, operation: 'refund' as const, amountCents };
    const now = clock.now();
    const attempt = await insertAttempt(tx, refund, now);
    if (attempt === undefined) throw conflict('refundUnderWay');
    await updateDonation(tx, id, { nextCheckAt: now.toISOString() }, now);
    return { attempt, donation };
  }

  return {
    /** Of a payment of what an adoption asked for: who may, and how much, the caller has seen to. @throws AppError conflict */
    async beginOfCharge(tx: Tx, id: string, amountCents: number): Promise<void> {
      await store(tx, id, amountCents, true);
    },

    /** @throws AppError forbidden, invalid, notFound, conflict */
    async begin(
      { viewer, address }: Actor,
      id: string,
      requested: unknown,
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      const actorId = requireRight(viewer, 'donations.refund');
      const { amountCents } = valid(refundRequest, requested);
      await database.transaction(async (tx) => {
        const { attempt, donation } = await store(tx, id, amountCents);
        const number = folioOf(donation);
        const details = { donation: id, number, cents: amountCents ?? 'rest' };
        const action = 'donation.refunded';
        const who = { actorId, subjectId: donation.userId, address };
        await audit.record(tx, { action, ...who, details });
        await record?.(tx, { id, attempt } satisfies BegunPayment);
      });
      return { id };
    },

    /** Of what `begin` recorded: a refund that the provider refused may be asked for again. */
    stands: (begun: unknown) => isStillBegun(database.query, begun),

    /**
     * Asks the provider for a refund that was begun.
     * @returns the donation as it stands; the refund is under way where it is not in there
     * @throws AppError forbidden, notFound, conflict (the provider refused, or somebody else waits for its answer)
     */
    async send(viewer: Viewer, id: string): Promise<Donation> {
      requireRight(viewer, 'donations.refund');
      const donation = await findDonation(database.query, id);
      if (!donation) throw notFound('donation');
      const open = await findOpenAttempts(database.query, id);
      const refund = open.find(({ operation }) => operation === 'refund');
      if (!refund) return donation;
      const after = await steps.run(refund, donation);
      // Also without an answer: what the provider refunded before was booked.
      return after ?? (await findDonation(database.query, id)) ?? donation;
    },
  };
}
