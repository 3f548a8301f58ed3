import type { Clock } from '#domain/clock.ts';
import { isUnsettled } from '#domain/donations/dispute.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { isSettled, nextState } from '#domain/donations/donation-state.ts';
import type { DisputeFacts, PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import type { ProviderName } from '#server/adapters/payments/payment-provider.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import { findOpenAttempts } from './attempts.repository.ts';
import { nextCheck } from './checks.ts';
import { followGift } from './dedications/follow-gift.ts';
import { noteDifference } from './differences.repository.ts';
import { storeDispute, takeDisputes } from './disputes.repository.ts';
import type { DonationMails } from './donation-mails.ts';
import { insertDonation, lockDonation, writeState } from './donations.repository.ts';
import { factsAgree } from './facts-agree.ts';
import { arrivalsOf, heardOf, refundsAfter } from './heard-money.ts';
import { createBookings } from './ledger-bookings.ts';
import { payableCharges } from './payable-charges.ts';

export type Ledger = ReturnType<typeof createLedger>;

/**
 * The only place where a donation changes its state. Whatever providers say, however often, late or out of order, the
 * money of a donation is booked once (of a transfer each that came once), each refund once, and what each dispute takes and
 * puts back once.
 */
export function createLedger({
  clock,
  timezone,
  dataVersions,
  mails,
  contributions,
}: {
  clock: Clock;
  timezone: string;
  dataVersions: Pick<DataVersions, 'bump'>;
  mails: DonationMails;
  contributions: Contributions;
}) {
  const { book, bookWhatCame, bookWhatWentBack } = createBookings({ clock, timezone, mails });

  /** While a refund is under way, somebody has to come back to it. */
  async function untilAnswered(tx: Tx, { id, nextCheckAt }: Donation): Promise<string | null> {
    const open = await findOpenAttempts(tx.query, id);
    return open.length > 0 ? (nextCheckAt ?? clock.now().toISOString()) : null;
  }

  /** A refund of what is settled is asked for again soon, while its provider knows the key: a CLABE only once a day. */
  async function nextQuestion(tx: Tx, before: Donation, after: Donation): Promise<string | null> {
    const regular = nextCheck(after, clock.now());
    if (!isSettled(after.status)) return regular ?? untilAnswered(tx, before);
    return (await untilAnswered(tx, before)) ?? regular;
  }

  /** How the disputes of it stand, told to who keeps the books as each is first heard of. */
  async function disputesOf(tx: Tx, donation: Donation, refunds: number) {
    const { all, claimed } = await takeDisputes(tx, donation);
    for (const dispute of claimed) await mails.disputed(tx, donation, dispute);
    return {
      isDisputed: all.some((dispute) => isUnsettled(dispute, refunds)),
      disputedCents: all.reduce(
        (sum, { withdrawnCents, reinstatedCents }) => sum + withdrawnCents - reinstatedCents,
        0,
      ),
    };
  }

  /** Whether what an adoption asks for is paid follows from what is booked. */
  async function tellOfCharge(tx: Tx, donation: Donation): Promise<void> {
    if (donation.chargeId === null) return;
    for (const charges of contributions.to(payableCharges)) await charges.booked(tx, donation);
  }

  /** They say how much has come. After the folio, which others wait for as well: always in this order. */
  async function renewPages(
    tx: Tx,
    { campaignId, fundraiserId, companyId }: Donation,
  ): Promise<void> {
    if (campaignId !== null || fundraiserId !== null) await dataVersions.bump(tx, 'campaigns');
    if (companyId !== null) await dataVersions.bump(tx, 'companies');
  }

  /** @param facts undefined where only its disputes have changed */
  async function bookAll(tx: Tx, before: Donation, said?: PaymentFacts): Promise<Donation> {
    const now = clock.now();
    const { fresh, arrivedCents } = await arrivalsOf(tx, before, said);
    const donation = arrivedCents > 0 ? { ...before, amountCents: arrivedCents } : before;
    const facts = said && heardOf(donation, said, arrivedCents);
    const names = {
      reference: facts?.reference ?? donation.reference,
      settledAs: facts?.settledAs ?? donation.settledAs,
    };
    const { refunds, failedRefundCents } = refundsAfter(donation, facts);
    const known = { ...donation, ...names };
    const { isDisputed, disputedCents } = await disputesOf(tx, known, refunds);
    const money = {
      refundedCents: Math.min(donation.amountCents, Math.max(0, refunds + disputedCents)),
      givenBackCents: refunds,
      disputedCents,
      failedRefundCents,
    };
    const heard = facts?.state ?? (isSettled(donation.status) ? 'paid' : undefined);
    const isHeardOf = heard !== undefined || money.refundedCents > 0;
    const changes: Partial<Donation> = {
      ...names,
      ...money,
      amountCents: donation.amountCents,
      ...(isHeardOf && {
        status: nextState(donation.status, heard ?? 'paid', { ...known, ...money, isDisputed }),
      }),
      decline: facts?.decline ?? donation.decline,
      cardFunding: facts?.cardFunding ?? donation.cardFunding,
    };
    const after: Donation = { ...donation, ...changes };
    const settled = await bookWhatCame(tx, before, after, { fresh, paidAt: facts?.paidAt });
    Object.assign(changes, settled);
    Object.assign(after, settled);
    // What a bank or wallet takes back for its customer, we have not refunded.
    const isToldOf = !facts?.isReversal && donation.status !== 'disputed';
    await bookWhatWentBack(tx, donation, after, isToldOf);
    if (after.status === 'expired' && donation.status !== 'expired') {
      await mails.expired(tx, after);
    }
    after.nextCheckAt = await nextQuestion(tx, donation, after);
    await writeState(tx, donation.id, { ...changes, nextCheckAt: after.nextCheckAt }, now);
    await followGift(tx, after, now);
    await renewPages(tx, after);
    await tellOfCharge(tx, after);
    return after;
  }

  return {
    /**
     * Takes over what the provider says of the donation's payment.
     * @returns the donation as it stands then; undefined where there is none
     */
    async apply(tx: Tx, id: string, facts: PaymentFacts): Promise<Donation | undefined> {
      const donation = await lockDonation(tx, id);
      if (!donation) return undefined;
      // Of another amount or currency: a person has to look at it.
      if (!(await factsAgree(tx, donation, facts, clock.now().toISOString()))) return donation;
      return bookAll(tx, donation, facts);
    },

    /**
     * Takes over what the provider says of a dispute.
     * @param id of the donation; undefined while its payment is not known
     */
    async dispute(
      tx: Tx,
      id: string | undefined,
      provider: ProviderName,
      facts: DisputeFacts,
    ): Promise<void> {
      const donation = id === undefined ? undefined : await lockDonation(tx, id);
      const now = clock.now();
      if (facts.currency === 'MXN') {
        await storeDispute(tx, provider, facts, now);
        if (donation) await bookAll(tx, donation);
        return;
      }
      if (!donation) return;
      const about = { provider, reference: facts.id, donationId: donation.id };
      const found = `${facts.withdrawnCents} ${facts.currency}`;
      const difference = { ...about, kind: 'currency' as const, expected: 'MXN', found };
      await noteDifference(tx, difference, now.toISOString());
    },

    /** The money came before the portal, or outside of it: nobody is asked, and nobody is written to. */
    async bringIn(tx: Tx, donation: Donation, paidAt: string): Promise<void> {
      const folio = await takeFolio(tx, 'donation', donation.series);
      const paid = { ...donation, folio, status: 'paid', paidAt, nextCheckAt: null } as const;
      await insertDonation(tx, paid);
      const { amountCents } = donation;
      await book(tx, donation, { kind: 'payment', bookedAt: paidAt, amountCents });
    },

    /** What was paid of a fee or deposit was given back beside its provider, from the till or the own account. */
    async handBack(tx: Tx, id: string, amountCents: number, bookedAt: string): Promise<void> {
      const donation = await lockDonation(tx, id);
      if (!donation || donation.chargeId === null) return;
      await book(tx, donation, { kind: 'handBack', bookedAt, amountCents: -amountCents });
      await tellOfCharge(tx, donation);
    },

    /** Takes up disputes that were heard of before the donation's payment. */
    async takeUpDisputes(tx: Tx, id: string): Promise<void> {
      const donation = await lockDonation(tx, id);
      if (donation) await bookAll(tx, donation);
    },

    /**
     * No money came, and nobody asks for it any longer. One whose money has come meanwhile stays as it is.
     * @returns the donation as it stands then; undefined where there is none
     */
    async end(
      tx: Tx,
      id: string,
      status: 'failed' | 'expired' | 'cancelled',
      why: Pick<Partial<Donation>, 'decline' | 'reference'> = {},
    ): Promise<Donation | undefined> {
      const donation = await lockDonation(tx, id);
      if (!donation || isSettled(donation.status)) return donation;
      const changes = { ...why, status, nextCheckAt: null };
      await writeState(tx, id, changes, clock.now());
      await followGift(tx, { id, status }, clock.now());
      return { ...donation, ...changes };
    },
  };
}
