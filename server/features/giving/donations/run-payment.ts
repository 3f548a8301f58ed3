import type { Donation } from '#domain/donations/donation.ts';
import { conflict } from '#domain/errors.ts';
import {
  PaymentDeclined,
  ProviderRefused,
  ProviderSilent,
} from '#server/adapters/payments/provider-errors.ts';
import {
  type Attempt,
  claimAttempt,
  type Operation,
  releaseAttempt,
  renewClaim,
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
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const until = after(lease(dependencies, attempt.operation));
  const longest = safeTwice.has(attempt.operation) ? after(2 * renewedClaim) : undefined;
  if (!(await claimAttempt(database, attempt.id, { now, until, longest }))) {
    throw conflict(attempt.operation === 'refund' ? 'refundUnderWay' : 'donationUnderWay');
  }
  const stopRenewing = safeTwice.has(attempt.operation)
    ? renewWhileAsking(dependencies, attempt.id, until)
    : () => {};
  try {
    const answered = await askProvider(dependencies, attempt, attempt.operation, donation);
    const booked = await database.transaction((tx) =>
      bookAnswer(dependencies, tx, attempt, answered),
    );
    if (!booked) await releaseAttempt(database, attempt.id, clock.now());
    return booked;
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
  } finally {
    stopRenewing();
  }
}

/**
 * What two may ask for at once without harm. Charges and captures are done once for their key, as their providers
 * promise; of a voucher or CLABE that is made twice one is handed out, and
 * nobody knows the other.
 */
const safeTwice: ReadonlySet<Operation> = new Set(['charge', 'capture', 'voucher', 'transfer']);
/** Milliseconds for which such a claim holds; whoever is alive renews it thrice in this time, of a dead process it ends soon. */
const renewedClaim = 10_000;

/** @returns what stops it */
function renewWhileAsking({ database, clock }: Dependencies, id: string, until: Date): () => void {
  let before = until;
  const renewal = setInterval(async () => {
    const next = new Date(clock.now().getTime() + renewedClaim);
    // One that fails is made up for by the next; where somebody else goes on with it, nothing is booked twice all the same.
    if (await renewClaim(database, id, { before, until: next }).catch(() => false)) before = next;
  }, renewedClaim / 3);
  return () => clearInterval(renewal);
}

/** Of a refund longer than its adapter tries, with the calls that look it up: asked for by two at once, it may be made twice. */
const lease = ({ callTimeout }: Dependencies, operation: Operation) =>
  safeTwice.has(operation) ? renewedClaim : 12 * callTimeout + 5_000;
