import { type Clock, dateIn } from '#domain/clock.ts';
import { type Donation, refundsOf } from '#domain/donations/donation.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import type { Arrival } from '#server/adapters/payments/payment-facts.ts';
import type { Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import { noteDifference } from './differences.repository.ts';
import type { DonationMails } from './donation-mails.ts';
import { insertEntry, type NewEntry } from './entries.repository.ts';

/** For the ledger alone: its lines of what came and went back, with the mails that tell of it. */
export function createBookings({
  clock,
  timezone,
  mails,
}: {
  clock: Clock;
  timezone: string;
  mails: DonationMails;
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

  return { book, bookWhatCame, bookWhatWentBack };
}
