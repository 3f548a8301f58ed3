import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { lineIdentification, lineReason } from '#domain/donations/line-identification.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { notedPurpose } from '../admission/noted-purpose.ts';
import { lockDonation } from '../donations.repository.ts';
import { findReference, insertMovement } from '../own-account/account-movements.repository.ts';
import { ownAccountFacts } from '../own-account/own-account-provider.ts';
import { type BankLine, changeLine, findParts, leftOf, lockLine } from './bank-lines.repository.ts';
import { bookPart } from './book-part.ts';
import { type DonorDependencies, donorAccount, makeDonationOf } from './donation-of-line.ts';
import { isGivenBack, unsetLine } from './gift-references.repository.ts';
import type { StatementDependencies } from './statement-dependencies.ts';

/** What somebody has said of a deposit. */
export interface Identified {
  lineId: string;
  donationId: string;
  wasNoted: boolean;
}

async function lockOpen(tx: Tx, id: string): Promise<BankLine> {
  const line = await lockLine(tx, id);
  if (!line) throw notFound('bankLine');
  if (line.state !== 'open') throw conflict('lineNotOpen');
  return line;
}

/**
 * Says whose a deposit, or a part of it, is: that is booked.
 * @throws AppError forbidden, tooManyRequests, invalid (by field), notFound, conflict (not open, less is left)
 */
export async function identifyLine(
  dependencies: DonorDependencies,
  { viewer, address }: Actor,
  id: string,
  requested: unknown,
  record?: RecordCreation,
): Promise<Identified> {
  const { database, audit, limits } = dependencies;
  const actorId = requireRight(viewer, 'donations.bringIn');
  await admitChange(limits, viewer);
  const said = valid(lineIdentification, requested);
  const account = await donorAccount(dependencies, said);
  const place = await notedPurpose(dependencies, said);
  return database.transaction(async (tx) => {
    const line = await lockOpen(tx, id);
    const amountCents = said.amountCents ?? leftOf(line);
    if (amountCents > leftOf(line)) throw conflict('lineTooSmall');
    const donationId =
      said.donationId ??
      (await makeDonationOf(dependencies, tx, line, said, { account, place, amountCents }));
    const booking = { donationId, amountCents, basis: 'person', actorId } as const;
    const { donation, wasNoted } = await bookPart(dependencies, tx, line, booking);
    const details = { donation: donationId, number: folioOf(donation), cents: amountCents };
    const who = { actorId, subjectId: donation.userId, address };
    await audit.record(tx, { action: 'donations.lineIdentified', ...who, details });
    const identified = { lineId: id, donationId, wasNoted };
    await record?.(tx, identified);
    return identified;
  });
}

/**
 * Takes back that a deposit, or a part of it, is of a donation: it is a refund in the ledger, of which nobody is written to,
 * and waits to be identified again.
 * @throws AppError forbidden, tooManyRequests, notFound, conflict (invoiced, or given back already)
 */
export async function takeLineBack(
  dependencies: StatementDependencies,
  { viewer, address }: Actor,
  id: string,
  donationId: string,
): Promise<void> {
  const { database, audit, limits, clock, ledger } = dependencies;
  const actorId = requireRight(viewer, 'donations.bringIn');
  await admitChange(limits, viewer);
  const now = clock.now().toISOString();
  await database.transaction(async (tx) => {
    const line = await lockLine(tx, id);
    if (!line) throw notFound('bankLine');
    const donation = await lockDonation(tx, donationId);
    const parts = await findParts(tx.query, [id]);
    const part = parts.find((one) => one.donationId === donationId);
    const found = await findReference(tx.query, { donationId });
    if (!donation || !part || !found) throw notFound('donation');
    if (donation.cfdi !== null) throw conflict('lineInvoiced');
    const amountCents = part.cents;
    if (line.basis === 'noted' && (await isGivenBack(tx.query, id, donationId))) {
      // The slip that the line was taken for was given back already.
      await unsetLine(tx, id, donationId);
    } else {
      if (donation.amountCents - donation.refundedCents < amountCents) {
        throw conflict('lineGivenBack');
      }
      await insertMovement(tx, {
        ...{ donationId, kind: 'refund', amountCents, movedAt: now, notedBy: actorId, lineId: id },
        trackedAs: `deshecha-${id}/${line.parts + 1}`,
      });
      const facts = await ownAccountFacts(tx.query, found);
      await ledger.apply(tx, donationId, { ...facts, isReversal: true });
    }
    const others = parts.filter((one) => one !== part).reduce((sum, { cents }) => sum + cents, 0);
    const bookedCents = Math.min(others, line.amountCents);
    const basis = bookedCents === 0 ? null : line.basis;
    const state = bookedCents === line.amountCents ? 'booked' : 'open';
    const changes = { bookedCents, basis, state, parts: line.parts + 1 } as const;
    await changeLine(tx, id, { ...changes, changedBy: actorId }, now);
    const details = { donation: donationId, number: folioOf(donation), cents: amountCents };
    const who = { actorId, subjectId: donation.userId, address };
    await audit.record(tx, { action: 'donations.lineTakenBack', ...who, details });
  });
}

/**
 * A deposit that is no donation, such as interest, leaves the list, with the reason.
 * @throws AppError forbidden, tooManyRequests, invalid, notFound, conflict (not open, or partly a donation)
 */
export async function setLineAside(
  { database, audit, limits, clock }: StatementDependencies,
  { viewer, address }: Actor,
  id: string,
  requested: unknown,
): Promise<void> {
  const actorId = requireRight(viewer, 'donations.bringIn');
  await admitChange(limits, viewer);
  const { reason } = valid(lineReason, requested);
  await database.transaction(async (tx) => {
    const line = await lockOpen(tx, id);
    if (line.bookedCents > 0) throw conflict('lineInParts');
    const changes = { state: 'aside', reason, isTried: true, changedBy: actorId } as const;
    await changeLine(tx, id, changes, clock.now().toISOString());
    const details = { cents: line.amountCents };
    const who = { actorId, subjectId: null, address };
    await audit.record(tx, { action: 'donations.lineSetAside', ...who, details });
  });
}

/** Puts it back on the list. @throws AppError forbidden, tooManyRequests, notFound, conflict (not aside) */
export async function reopenLine(
  { database, audit, limits, clock }: StatementDependencies,
  { viewer, address }: Actor,
  id: string,
): Promise<void> {
  const actorId = requireRight(viewer, 'donations.bringIn');
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const line = await lockLine(tx, id);
    if (!line) throw notFound('bankLine');
    if (line.state !== 'aside') throw conflict('lineNotOpen');
    const changes = { state: 'open', reason: '', changedBy: actorId } as const;
    await changeLine(tx, id, changes, clock.now().toISOString());
    const details = { cents: line.amountCents };
    const who = { actorId, subjectId: null, address };
    await audit.record(tx, { action: 'donations.lineReopened', ...who, details });
  });
}
