import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import type {
  PaymentDeclined,
  ProviderRefused,
} from '#server/adapters/payments/provider-errors.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { type Attempt, closeAttempt, removeAttempt } from './attempts.repository.ts';
import { refusedError } from './donation-errors.ts';
import type { DonationMails } from './donation-mails.ts';
import { lockDonation, updateDonation } from './donations.repository.ts';
import type { Ledger } from './ledger.ts';
import type { Answered } from './provider-requests.ts';

export interface PaymentOutcomes {
  database: Database;
  clock: Clock;
  log: Logger;
  ledger: Ledger;
  mails: DonationMails;
}

/** What the provider has said of the attempt, booked together with the attempt's end. */
export async function bookAnswer(
  dependencies: PaymentOutcomes,
  tx: Tx,
  attempt: Attempt,
  { facts, handedOut }: Answered,
): Promise<Donation | undefined> {
  const { clock, ledger, mails } = dependencies;
  if (!facts) return undefined;
  const isFirst = await closeAttempt(tx, attempt.id, clock.now());
  // Whoever was faster has handed out another one.
  if (handedOut && !isFirst) return lockDonation(tx, attempt.donationId);
  if (handedOut) {
    await handOut(dependencies, tx, attempt, { ...handedOut, reference: facts.reference });
  }
  const donation = await ledger.apply(tx, attempt.donationId, facts);
  if (donation?.reference === null) {
    // Not as it was asked for: what it is there is asked again, by its name.
    await updateDonation(tx, donation.id, { reference: facts.reference }, clock.now());
  }
  if (donation && handedOut && donation.status === 'pending') {
    await mails.howToPay(tx, donation);
  }
  return donation;
}

export async function bookDecline(
  dependencies: PaymentOutcomes,
  attempt: Attempt,
  { reason, reference }: PaymentDeclined,
) {
  await fail(dependencies, attempt, { decline: reason, ...(reference && { reference }) });
}

/** What was asked did not happen. */
export async function bookRejection(
  dependencies: PaymentOutcomes,
  attempt: Attempt,
  error: ProviderRefused,
): Promise<never> {
  const { database, log } = dependencies;
  const { operation, donationId } = attempt;
  log.warn({ donationId, operation, reason: error.reason, err: error }, 'a provider refused');
  const mayAskAgain = operation === 'refund' || error.reason === 'notApproved';
  if (mayAskAgain) await database.transaction((tx) => removeAttempt(tx, attempt.id));
  else await fail(dependencies, attempt, {});
  throw refusedError(operation, error.reason);
}

/** The donation is of the order whose voucher or CLABE its donor gets: of another one, made before, nobody has the digits. */
async function handOut(
  { clock }: PaymentOutcomes,
  tx: Tx,
  { donationId }: Attempt,
  made: NonNullable<Answered['handedOut']> & { reference: string },
): Promise<void> {
  const donation = await lockDonation(tx, donationId);
  if (!donation || isSettled(donation.status)) return;
  await updateDonation(tx, donationId, made, clock.now());
}

/** Nothing was taken: the donation has failed for good. */
async function fail(
  { database, clock, ledger }: PaymentOutcomes,
  attempt: Attempt,
  why: Pick<Partial<Donation>, 'decline' | 'reference'>,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Not where somebody else has asked as well, and was told otherwise.
    if (!(await closeAttempt(tx, attempt.id, clock.now()))) return;
    await ledger.end(tx, attempt.donationId, 'failed', why);
  });
}
