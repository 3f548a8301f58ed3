import type { Donation } from '#domain/donations/donation.ts';
import { conflict } from '#domain/errors.ts';
import {
  PaymentDeclined,
  ProviderRefused,
  ProviderSilent,
} from '#server/adapters/payments/payment-provider.ts';
import {
  type Attempt,
  claimAttempt,
  type Operation,
  releaseAttempt,
} from './attempts.repository.ts';
import {
  bookAnswer,
  bookDecline,
  bookRejection,
  type PaymentOutcomes,
} from './payment-outcomes.ts';

import { askProvider, type ProviderRequests } from './provider-requests.ts';

interface Dependencies extends ProviderRequests, PaymentOutcomes {
  /** Milliseconds after which one call to a provider is abandoned. */
  callTimeout: number;
}

/**
 * @returns the donation as it stands afterwards; undefined when it is not known what came of it
 * @throws AppError conflict while somebody else waits for the answer; paymentDeclined, or why the provider refused
 * @throws PaymentDeclined
 */
export async function run(
  dependencies: Dependencies,
  attempt: Attempt,
  donation: Donation,
): Promise<Donation | undefined> {
  const { database, clock, log } = dependencies;
  if (attempt.operation === 'order') throw new Error('orders are made while their donor waits');
  const now = clock.now();
  const until = new Date(now.getTime() + lease(dependencies, attempt.operation));
  if (!(await claimAttempt(database, attempt.id, { now, until }))) {
    throw conflict(attempt.operation === 'refund' ? 'refundUnderWay' : 'donationUnderWay');
  }
  try {
    const answered = await askProvider(dependencies, attempt, attempt.operation, donation);
    const after = await database.transaction((tx) =>
      bookAnswer(dependencies, tx, attempt, answered),
    );
    if (!after) await releaseAttempt(database, attempt.id, clock.now());
    return after;
  } catch (error) {
    if (error instanceof PaymentDeclined) {
      await bookDecline(dependencies, attempt, error);
      throw error;
    }
    if (error instanceof ProviderRefused) return await bookRejection(dependencies, attempt, error);
    await releaseAttempt(database, attempt.id, clock.now());
    if (!(error instanceof ProviderSilent)) throw error;
    const { donationId, operation } = attempt;
    log.warn({ donationId, operation, err: error }, 'a provider did not answer');
    return undefined;
  }
}

/** Longer than adapters try: a few calls, and those with which a refund is looked up besides. */
function lease({ callTimeout }: Dependencies, operation: Operation) {
  return (operation === 'refund' ? 12 : 4) * callTimeout + 5_000;
}
