import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { arrivedTransfer } from '#domain/donations/own-account.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { formatPesos } from '#domain/money.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { findDonation, lockDonation } from '../donations.repository.ts';
import type { Ledger } from '../ledger.ts';
import { type BankLine, changeLine, lockTracked } from '../statements/bank-lines.repository.ts';
import { daysAround } from '../statements/book-part.ts';
import { hasUntrackedLine } from '../statements/gift-references.repository.ts';
import { findReference, insertArrival } from './account-movements.repository.ts';
import { arrivedAt } from './arrived-at.ts';
import { ownAccountFacts } from './own-account-provider.ts';

export type OwnAccount = ReturnType<typeof createOwnAccount>;

/** What came to the organisation's own account, as whoever keeps the books reads it in its statement. */
export function createOwnAccount({
  database,
  clock,
  today,
  ledger,
  audit,
}: {
  database: Database;
  clock: Clock;
  /** YYYY-MM-DD, of the site. */
  today: () => string;
  ledger: Ledger;
  audit: AuditService;
}) {
  /**
   * The line of a statement that tells of the same transfer, locked.
   * @throws AppError conflict where it is another donation's, or says another amount
   */
  async function lineOf(
    tx: Tx,
    donationId: string,
    { amountCents, onDate, trackedAs }: { amountCents: number; onDate: string; trackedAs: string },
  ): Promise<BankLine | undefined> {
    const line = await lockTracked(tx, trackedAs);
    if (!line) {
      const days = daysAround(onDate);
      const isThere = await hasUntrackedLine(tx.query, donationId, amountCents, days);
      if (isThere) throw conflict('transferInStatement');
      return undefined;
    }
    if (line.bookedCents > 0) throw conflict('transferKnown');
    if (line.amountCents !== amountCents) {
      const amount = formatPesos(line.amountCents);
      throw conflict({ key: 'transferOtherAmount', values: { amount } });
    }
    return line;
  }

  const noteIdentified = (tx: Tx, { id, amountCents, parts }: BankLine, actorId: string) =>
    changeLine(
      tx,
      id,
      {
        ...{ bookedCents: amountCents, parts: parts + 1, state: 'booked', basis: 'person' },
        ...{ isTried: true, reason: '', changedBy: actorId },
      },
      clock.now().toISOString(),
    );

  return {
    /** @throws AppError forbidden, notFound */
    async find(viewer: Viewer, id: string): Promise<Donation> {
      requireRight(viewer, 'donations.bringIn');
      const donation = await findDonation(database.query, id);
      if (!donation) throw notFound('donation');
      return donation;
    },

    /**
     * Books a transfer that came for a donation: as much as came, each once by the bank's tracking key.
     * @throws AppError forbidden, notFound, invalid (by field), conflict (noted before)
     */
    async noteArrival(
      { viewer, address }: Actor,
      id: string,
      requested: unknown,
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      const actorId = requireRight(viewer, 'donations.bringIn');
      const { amountCents, onDate, trackedAs } = valid(arrivedTransfer(today()), requested);
      await database.transaction(async (tx) => {
        const line = await lineOf(tx, id, { amountCents, onDate, trackedAs });
        const donation = await lockDonation(tx, id);
        const found = await findReference(tx.query, { donationId: id });
        if (donation?.provider !== 'own' || !found) throw notFound('donation');
        const movedAt = arrivedAt(onDate, { clock, today });
        const arrival = { donationId: id, trackedAs, amountCents, movedAt, notedBy: actorId };
        const isNew = await insertArrival(tx, arrival, line);
        if (!isNew) throw conflict('transferKnown');
        if (line) await noteIdentified(tx, line, actorId);
        const facts = await ownAccountFacts(tx.query, found);
        const after = (await ledger.apply(tx, id, facts)) ?? donation;
        const details = { donation: id, number: folioOf(after), cents: amountCents };
        const who = { actorId, subjectId: donation.userId, address };
        await audit.record(tx, { action: 'donation.arrivalNoted', ...who, details });
        await record?.(tx, { id });
      });
      return { id };
    },
  };
}
