import { type Clock, dateIn } from '#domain/clock.ts';
import { type Donation, donationSeries } from '#domain/donations/donation.ts';
import { isSettled, nextState } from '#domain/donations/donation-state.ts';
import type { PaymentFacts } from '#server/adapters/payments/payment-provider.ts';
import type { Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import { findOpenAttempts } from './attempts.repository.ts';
import { nextCheck } from './checks.ts';
import { type Difference, noteDifference } from './differences.repository.ts';
import type { DonationMails } from './donation-mails.ts';
import { lockDonation, writeState } from './donations.repository.ts';
import { insertEntry } from './entries.repository.ts';

export type Ledger = ReturnType<typeof createLedger>;

/**
 * The only place where a donation changes its state. Whatever providers say, however often, late or out of order, the
 * money of a donation is booked once, and each refund once.
 */
export function createLedger({
  clock,
  timezone,
  mails,
}: {
  clock: Clock;
  timezone: string;
  mails: DonationMails;
}) {
  async function book(tx: Tx, donation: Donation, bookedAt: string, amountCents: number) {
    const date = dateIn(timezone, new Date(bookedAt));
    await insertEntry(tx, { donationId: donation.id, bookedAt, date, amountCents });
  }

  /** The money is there: the donation gets its folio, and the donor a receipt. */
  async function settle(tx: Tx, donation: Donation, paidAt: string): Promise<Partial<Donation>> {
    await book(tx, donation, paidAt, donation.amountCents);
    const settled = {
      folio: await takeFolio(tx, 'donation', donationSeries),
      paidAt,
      date: dateIn(timezone, new Date(paidAt)),
      decline: null,
    };
    await mails.paid(tx, { ...donation, ...settled });
    return settled;
  }

  /** @returns whether the facts are about the money that the donation is about */
  async function agree(tx: Tx, donation: Donation, facts: PaymentFacts): Promise<boolean> {
    const { provider, id: donationId, amountCents } = donation;
    const { reference, currency } = facts;
    const about = { provider, reference, donationId };
    const now = clock.now().toISOString();
    const note = async (kind: Difference['kind'], expected: string, found: string) => {
      await noteDifference(tx, { ...about, kind, expected, found }, now);
      return false;
    };
    if (donation.reference !== null && donation.reference !== reference) {
      const isMoney = facts.state === 'paid' || facts.refundedCents > 0;
      return isMoney && note('unknown', donation.reference, reference);
    }
    if (currency !== 'MXN') return note('currency', 'MXN', currency);
    if (facts.amountCents !== amountCents) {
      return note('amount', String(amountCents), String(facts.amountCents));
    }
    if (facts.refundedCents > amountCents) {
      await note('refund', String(amountCents), String(facts.refundedCents));
    }
    return true;
  }

  /** While a refund is under way, somebody has to come back to it. */
  async function untilAnswered(tx: Tx, { id, nextCheckAt }: Donation): Promise<string | null> {
    const open = await findOpenAttempts(tx.query, id);
    return open.length > 0 ? (nextCheckAt ?? clock.now().toISOString()) : null;
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
      if (!(await agree(tx, donation, facts))) return donation;

      const now = clock.now();
      const refundedCents = Math.max(
        donation.refundedCents,
        Math.min(facts.refundedCents, donation.amountCents),
      );
      const status = nextState(donation.status, facts.state, { ...donation, refundedCents });
      const changes: Partial<Donation> = {
        status,
        refundedCents,
        reference: facts.reference,
        settledAs: facts.settledAs ?? donation.settledAs,
        decline: facts.decline ?? donation.decline,
        cardFunding: facts.cardFunding ?? donation.cardFunding,
      };
      if (isSettled(status) && donation.paidAt === null) {
        Object.assign(changes, await settle(tx, donation, facts.paidAt ?? now.toISOString()));
      }
      if (refundedCents > donation.refundedCents) {
        const back = refundedCents - donation.refundedCents;
        await book(tx, donation, now.toISOString(), -back);
        await mails.refunded(tx, { ...donation, ...changes }, back);
      }
      if (status === 'expired' && donation.status !== 'expired') {
        await mails.expired(tx, { ...donation, ...changes });
      }
      const after = { ...donation, ...changes };
      const nextCheckAt = nextCheck(after, now) ?? (await untilAnswered(tx, donation));
      await writeState(tx, id, { ...changes, nextCheckAt }, now);
      return { ...after, nextCheckAt };
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
      return { ...donation, ...changes };
    },
  };
}
