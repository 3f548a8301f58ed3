import { addDays } from '#domain/dates.ts';
import type { LineBasis } from '#domain/donations/bank-statement.ts';
import { notedWithinDays } from '#domain/donations/bank-statement.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { noteDifference } from '../differences.repository.ts';
import { lockDonation } from '../donations.repository.ts';
import { findReference, insertArrival } from '../own-account/account-movements.repository.ts';
import { arrivedAt } from '../own-account/arrived-at.ts';
import { ownAccountFacts } from '../own-account/own-account-provider.ts';
import { type BankLine, changeLine, leftOf } from './bank-lines.repository.ts';
import {
  findNotedByKey,
  findNotedFor,
  type NotedArrival,
  setLine,
} from './gift-references.repository.ts';
import type { StatementDependencies } from './statement-dependencies.ts';

/** Days around a line's, within which somebody may have noted it by hand. */
export const daysAround = (day: string) => ({
  from: addDays(day, -notedWithinDays),
  to: `${addDays(day, notedWithinDays)}T23:59:59.999Z`,
});

interface Booking {
  donationId: string;
  amountCents: number;
  basis: LineBasis;
  actorId: string | null;
}

/**
 * Books a line, or a part of it, for a donation to the account. What somebody noted of it before is not booked again.
 * @param line locked
 * @returns the donation as it stands then, and whether it was noted before
 * @throws AppError notFound, conflict (not to the account, more than is left, or its tracking key is noted)
 */
export async function bookPart(
  dependencies: StatementDependencies,
  tx: Tx,
  line: BankLine,
  { donationId, amountCents, basis, actorId }: Booking,
): Promise<{ donation: Donation; wasNoted: boolean }> {
  const { clock, ledger } = dependencies;
  const left = leftOf(line);
  if (amountCents > left) throw conflict('lineTooSmall');
  const donation = await lockDonation(tx, donationId);
  if (!donation) throw notFound('donation');
  const found = await findReference(tx.query, { donationId });
  if (donation.provider !== 'own' || !found) throw conflict('notToAccount');
  // What came in cash or as a check came once.
  if (donation.method !== 'transfer' && donation.paidAt !== null) throw conflict('notToAccount');
  const noted = await notedAs(tx, line, donationId, amountCents);
  const standing = noted.find(({ standingCents }) => standingCents > 0);
  if (standing && line.trackedAs === null) {
    await attach(dependencies, tx, line, standing, amountCents);
    return { donation, wasNoted: true };
  }
  // Somebody gave it back: whether it is the same money, a person says.
  if (noted.length > 0 && basis !== 'person') throw conflict('transferKnown');
  const number = line.parts + 1;
  const isNew = await insertArrival(
    tx,
    {
      ...{ donationId, amountCents, notedBy: actorId },
      trackedAs: line.trackedAs ?? `linea-${line.id}`,
      movedAt: arrivedAt(line.postedOn, dependencies),
    },
    line,
  );
  if (!isNew) throw conflict('transferKnown');
  const after = await ledger.apply(tx, donationId, await ownAccountFacts(tx.query, found));
  const bookedCents = line.bookedCents + amountCents;
  const state = amountCents === left ? 'booked' : 'open';
  const changes = { bookedCents, state, basis, parts: number, changedBy: actorId } as const;
  await changeLine(tx, line.id, { ...changes, isTried: true }, clock.now().toISOString());
  return { donation: after ?? donation, wasNoted: false };
}

/** What somebody noted of a line for a donation, given back or not. */
async function notedAs(
  { query }: Tx,
  { trackedAs, postedOn }: BankLine,
  donationId: string,
  amountCents: number,
): Promise<NotedArrival[]> {
  if (trackedAs === null) {
    return findNotedFor(query, donationId, amountCents, daysAround(postedOn));
  }
  const noted = await findNotedByKey(query, trackedAs);
  return noted.filter((one) => one.donationId === donationId);
}

/**
 * The line is what somebody noted. What came beyond it is left to identify; where less came, whoever keeps the books is
 * told.
 */
export async function attach(
  { clock }: StatementDependencies,
  tx: Tx,
  line: BankLine,
  noted: NotedArrival,
  amountCents = leftOf(line),
): Promise<void> {
  const now = clock.now().toISOString();
  await setLine(tx, noted.id, line.id);
  const bookedCents = line.bookedCents + Math.min(noted.amountCents, amountCents);
  const state = bookedCents === line.amountCents ? 'booked' : 'open';
  const changes = { bookedCents, state, basis: 'noted', isTried: true } as const;
  await changeLine(tx, line.id, { ...changes, parts: line.parts + 1 }, now);
  if (noted.standingCents <= amountCents) return;
  const difference = {
    ...{ provider: 'own', reference: noted.trackedAs, donationId: noted.donationId },
    ...{ kind: 'amount' as const, expected: String(noted.amountCents), found: String(amountCents) },
  };
  await noteDifference(tx, difference, now);
}
