import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { donationPurpose } from '#domain/donations/donation-words.ts';
import { conflict } from '#domain/errors.ts';
import {
  PaymentDeclined,
  type PaymentFacts,
  type PaymentRequest,
  ProviderRefused,
  ProviderSilent,
  type Voucher,
} from '#server/adapters/payments/payment-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import {
  type Attempt,
  claimAttempt,
  closeAttempt,
  type Operation,
  releaseAttempt,
  removeAttempt,
} from './attempts.repository.ts';
import { refusedError } from './donation-errors.ts';
import type { DonationMails } from './donation-mails.ts';
import { findDonation, lockDonation, updateDonation } from './donations.repository.ts';
import type { Ledger } from './ledger.ts';
import type { ProviderRegistry } from './provider-registry.ts';
import { createRefundStep } from './refund-step.ts';

export type PaymentSteps = ReturnType<typeof createPaymentSteps>;

interface Answered {
  facts: PaymentFacts | undefined;
  voucher?: Voucher | undefined;
}

/**
 * Asks providers what stored attempts say, with the attempt's id as the key, and books the answer. Begun again after a
 * lost answer or a dead process, the same is asked with the same key, so that nothing happens twice.
 */
export function createPaymentSteps({
  database,
  clock,
  log,
  providers,
  ledger,
  mails,
  siteName,
  callTimeout,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: ProviderRegistry;
  ledger: Ledger;
  mails: DonationMails;
  siteName: string;
  /** Milliseconds after which one call to a provider is given up. */
  callTimeout: number;
}) {
  const refund = createRefundStep({ database, clock, providers, ledger });
  /** Longer than adapters try: a few calls, and those with which a refund is looked up besides. */
  const lease = (operation: Operation) => (operation === 'refund' ? 12 : 4) * callTimeout + 5_000;

  function request({ id, amountCents }: Attempt, donation: Donation): PaymentRequest {
    const { id: donationId, email, language } = donation;
    const description = `${siteName}: ${donationPurpose(donation, language)}`;
    return { key: id, donationId, amountCents, description, email, language };
  }

  const asked: Record<
    Exclude<Operation, 'order'>,
    (attempt: Attempt, donation: Donation) => Promise<Answered>
  > = {
    async charge(attempt, donation) {
      const provider = providers.of('card', donation);
      const { reference } = donation;
      // A message was faster than the answer.
      if (reference !== null) return { facts: await provider.find(reference) };
      const card = attempt.card ?? '';
      return { facts: await provider.charge({ ...request(attempt, donation), card }) };
    },
    async capture({ id: key, amountCents }, donation) {
      const provider = providers.of('wallet', donation);
      const { id: donationId, reference } = donation;
      return {
        facts: await provider.capture({ key, donationId, amountCents, reference: reference ?? '' }),
      };
    },
    async voucher(attempt, donation) {
      const provider = providers.of('voucher', donation);
      const { reference } = donation;
      if (reference !== null) {
        const facts = await provider.find(reference);
        return { facts, voucher: await provider.findVoucher(reference) };
      }
      const holder = attempt.holder ?? { name: '', phone: '' };
      const closes = Date.parse(attempt.createdAt) + provider.openDays * 86_400_000;
      const expiresAt = new Date(closes).toISOString();
      return provider.createVoucher({ ...request(attempt, donation), ...holder, expiresAt });
    },
    refund: async (attempt, donation) => ({ facts: await refund(attempt, donation) }),
  };

  /** Messages may have told more of the donation since it was read. */
  async function answerTo(
    attempt: Attempt,
    operation: Exclude<Operation, 'order'>,
    donation: Donation,
  ): Promise<Answered> {
    const current = await findDonation(database.query, donation.id);
    return asked[operation](attempt, current ?? donation);
  }

  /** The donation is of the order whose voucher its donor gets: of another one, made before, nobody has the digits. */
  async function handOut(
    tx: Tx,
    { donationId }: Attempt,
    made: { voucher: Voucher; reference: string },
  ): Promise<void> {
    const donation = await lockDonation(tx, donationId);
    if (!donation || isSettled(donation.status)) return;
    await updateDonation(tx, donationId, made, clock.now());
  }

  /** What the provider has said of the attempt, booked together with the attempt's end. */
  async function book(
    tx: Tx,
    attempt: Attempt,
    { facts, voucher }: Answered,
  ): Promise<Donation | undefined> {
    if (!facts) return undefined;
    const isBroughtVoucher = voucher !== undefined;
    await closeAttempt(tx, attempt.id, clock.now());
    if (isBroughtVoucher) await handOut(tx, attempt, { voucher, reference: facts.reference });
    const donation = await ledger.apply(tx, attempt.donationId, facts);
    if (donation?.reference === null) {
      // Not as it was asked for: what it is there is asked again, by its name.
      await updateDonation(tx, donation.id, { reference: facts.reference }, clock.now());
    }
    if (donation && isBroughtVoucher && donation.status === 'pending') {
      await mails.voucher(tx, donation);
    }
    return donation;
  }

  /** Nothing was taken: the donation has failed for good. */
  async function fail(
    attempt: Attempt,
    why: Pick<Partial<Donation>, 'decline' | 'reference'>,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      await ledger.end(tx, attempt.donationId, 'failed', why);
      await closeAttempt(tx, attempt.id, clock.now());
    });
  }

  async function declined(attempt: Attempt, { reason, reference }: PaymentDeclined) {
    await fail(attempt, { decline: reason, ...(reference && { reference }) });
  }

  /** What was asked did not happen. */
  async function refused(attempt: Attempt, error: ProviderRefused): Promise<never> {
    const { operation, donationId } = attempt;
    log.warn({ donationId, operation, reason: error.reason, err: error }, 'a provider refused');
    const mayAskAgain = operation === 'refund' || error.reason === 'notApproved';
    if (mayAskAgain) await database.transaction((tx) => removeAttempt(tx, attempt.id));
    else await fail(attempt, {});
    throw refusedError(operation, error.reason);
  }

  return {
    /**
     * @returns the donation as it stands afterwards; undefined when it is not known what came of it
     * @throws AppError conflict while somebody else waits for the answer; paymentDeclined, or why the provider refused
     * @throws PaymentDeclined
     */
    async run(attempt: Attempt, donation: Donation): Promise<Donation | undefined> {
      if (attempt.operation === 'order') throw new Error('orders are made while their donor waits');
      const now = clock.now();
      const until = new Date(now.getTime() + lease(attempt.operation));
      if (!(await claimAttempt(database, attempt.id, { now, until }))) {
        throw conflict(attempt.operation === 'refund' ? 'refundUnderWay' : 'donationUnderWay');
      }
      try {
        const answered = await answerTo(attempt, attempt.operation, donation);
        const after = await database.transaction((tx) => book(tx, attempt, answered));
        if (!after) await releaseAttempt(database, attempt.id, clock.now());
        return after;
      } catch (error) {
        if (error instanceof PaymentDeclined) {
          await declined(attempt, error);
          throw error;
        }
        if (error instanceof ProviderRefused) return await refused(attempt, error);
        await releaseAttempt(database, attempt.id, clock.now());
        if (!(error instanceof ProviderSilent)) throw error;
        const { donationId, operation } = attempt;
        log.warn({ donationId, operation, err: error }, 'a provider did not answer');
        return undefined;
      }
    },
  };
}
