import { type Clock, dateIn } from '#domain/clock.ts';
import { isUnsettled } from '#domain/donations/dispute.ts';
import { type Donation, refundsOf } from '#domain/donations/donation.ts';
import { isSettled, nextState } from '#domain/donations/donation-state.ts';
import type {
  Arrival,
  DisputeFacts,
  PaymentFacts,
  ProviderName,
} from '#server/adapters/payments/payment-provider.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import { findOpenAttempts } from './attempts.repository.ts';
import { nextCheck } from './checks.ts';
import { followGift } from './dedications/follow-gift.ts';
import { type Difference, noteDifference } from './differences.repository.ts';
import { storeDispute, takeDisputes } from './disputes.repository.ts';
import type { DonationMails } from './donation-mails.ts';
import { insertDonation, lockDonation, writeState } from './donations.repository.ts';
import { findArrivals, insertEntry, type NewEntry } from './entries.repository.ts';
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
  async function book(
    tx: Tx,
    { id: donationId }: Donation,
    line: Pick<NewEntry, 'kind' | 'bookedAt' | 'amountCents' | 'arrival'>,
  ) {
    if (line.amountCents === 0) return;
    const date = dateIn(timezone, new Date(line.bookedAt));
    await insertEntry(tx, { ...line, donationId, date });
  }

  /** The money is there: the donation gets its folio, and the donor a receipt. */
  async function settle(tx: Tx, donation: Donation, paidAt: string): Promise<Partial<Donation>> {
    const { amountCents, method } = donation;
    // What came to a CLABE is booked one by one.
    if (method !== 'transfer') {
      await book(tx, donation, { kind: 'payment', bookedAt: paidAt, amountCents });
    }
    const settled = {
      folio: await takeFolio(tx, 'donation', donation.series),
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
    // As much as came.
    if (donation.method === 'transfer') return true;
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

  /** What has gone back so far: a refund that failed after it was made counts no longer, in whatever order it is heard. */
  function refundsAfter(donation: Donation, facts: PaymentFacts | undefined) {
    const { amountCents } = donation;
    const known = donation.failedRefundCents;
    if (!facts) return { refunds: refundsOf(donation), failedRefundCents: known };
    const heard = facts.failedRefundCents ?? 0;
    const failedRefundCents = Math.max(known, heard);
    const made = Math.max(
      refundsOf(donation) + known,
      Math.min(facts.refundedCents, amountCents) + heard,
    );
    return { refunds: made - failedRefundCents, failedRefundCents };
  }

  async function bookWhatWentBack(tx: Tx, before: Donation, after: Donation, isToldOf: boolean) {
    const bookedAt = clock.now().toISOString();
    const back = refundsOf(after) - refundsOf(before);
    const taken = after.disputedCents - before.disputedCents;
    await book(tx, after, { kind: 'refund', bookedAt, amountCents: -back });
    await book(tx, after, { kind: 'dispute', bookedAt, amountCents: -taken });
    if (back > 0 && isToldOf) await mails.refunded(tx, after, back);
    if (back < 0) await mails.refundFailed(tx, after, -back);
    const gone = refundsOf(after) + after.disputedCents;
    if (gone > after.amountCents && (back > 0 || taken > 0)) {
      const { provider, reference, id: donationId, amountCents } = after;
      const about = { provider, reference: reference ?? donationId, donationId };
      const sums = { expected: String(amountCents), found: String(gone) };
      await noteDifference(tx, { ...about, ...sums, kind: 'refund' }, bookedAt);
    }
  }

  /** Of a transfer: what the provider says has come, with what of it is not in the ledger yet, and how much it is together. */
  async function arrivalsOf(tx: Tx, { id, method }: Donation, facts: PaymentFacts | undefined) {
    if (method !== 'transfer' || !facts) return { fresh: [], arrivedCents: 0 };
    const known = await findArrivals(tx, id);
    const heard = (facts.arrivals ?? onlyArrivalOf(facts)).filter((one) => one.amountCents > 0);
    const fresh = [...new Map(heard.map((one) => [one.id, one])).values()].filter(
      ({ id: arrival }) => !known.has(arrival),
    );
    const sum = (total: number, cents: number) => total + cents;
    const arrivedCents = [...known.values(), ...fresh.map((one) => one.amountCents)].reduce(sum, 0);
    return { fresh, arrivedCents };
  }

  /** Its invoice says less than came by now: a person cancels it, or makes another one of the rest. */
  async function noteInvoicedLess(tx: Tx, { cfdi, amountCents }: Donation, after: Donation) {
    if (cfdi === null) return;
    const { provider, reference, id: donationId } = after;
    const about = { provider, reference: reference ?? donationId, donationId };
    const sums = { expected: String(amountCents), found: String(after.amountCents) };
    await noteDifference(tx, { ...about, ...sums, kind: 'invoiced' }, clock.now().toISOString());
  }

  /**
   * The first money makes it a donation with a folio. What comes to a CLABE later makes it larger, and its donor gets the
   * receipt of it all.
   */
  async function bookWhatCame(
    tx: Tx,
    before: Donation,
    after: Donation,
    { fresh, paidAt }: { fresh: readonly Arrival[]; paidAt: string | undefined },
  ): Promise<Partial<Donation>> {
    const isFirst = isSettled(after.status) && before.paidAt === null;
    const at = fresh[0]?.at ?? paidAt ?? clock.now().toISOString();
    const settled = isFirst ? await settle(tx, after, at) : {};
    for (const { id: arrival, at: bookedAt, amountCents } of fresh) {
      await book(tx, after, { kind: 'payment', bookedAt, amountCents, arrival });
    }
    if (!isFirst && fresh.length > 0) {
      await mails.paid(tx, after, after.amountCents - before.amountCents);
      await noteInvoicedLess(tx, before, after);
    }
    return settled;
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
      if (!(await agree(tx, donation, facts))) return donation;
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

/** A transfer is paid by what came: whatever else is said of one to which nothing came has moved no money. */
function heardOf(
  { method, status }: Donation,
  facts: PaymentFacts,
  arrivedCents: number,
): PaymentFacts {
  if (method !== 'transfer' || isSettled(status)) return facts;
  if (arrivedCents > 0) return { ...facts, state: 'paid' };
  return { ...facts, state: facts.state === 'paid' ? 'pending' : facts.state, refundedCents: 0 };
}

/** Where the provider names one payment: it is what came. */
function onlyArrivalOf({
  state,
  settledAs,
  reference,
  amountCents,
  paidAt,
}: PaymentFacts): Arrival[] {
  if (state !== 'paid' || paidAt === undefined) return [];
  return [{ id: settledAs ?? reference, amountCents, at: paidAt }];
}
