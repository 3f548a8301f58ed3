import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { line, optionalLine } from '#domain/accounts/fields.ts';
import { codeBytes, codeFrom } from '#domain/adoption/verification-code.ts';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { nextState } from '#domain/documents/state-machine.ts';
import { placeForWaiting } from '#domain/drives/drive-capacity.ts';
import { bookingMachine, type DeskStep, driveLimits } from '#domain/drives/drive-machine.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { inOneLine } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import type { MadeBy } from '#server/features/kits/document-states/document-states.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditAction } from '#server/features/people/audit/audit.service.ts';
import { bookingIn } from './book-place.ts';
import { findBooking, findBookings, updateBooking } from './drive-bookings.repository.ts';
import { todayOf } from './drive-dates.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import { type Booking, consentOf, type Drive, takenOf } from './drive-records.ts';
import { requireDriveKeeper } from './drives.policy.ts';
import { findDrive, lockDrive } from './drives.repository.ts';
import { animalOf, giveBookedPlace, moveUpWaiting } from './move-up.ts';

const operationInput = z.object({
  vetName: line(120, 'nameRequired'),
  vetLicence: optionalLine(20).default(''),
  /** The consent is signed on paper. */
  onPaper: z.boolean(),
});

type Make = (tx: Tx, drive: Drive, booking: Booking, actorId: string) => Promise<void>;

/** What is done with one place at the desk. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
async function change(
  dependencies: DriveDependencies,
  actor: Actor,
  id: string,
  action: AuditAction,
  make: Make,
): Promise<void> {
  requireDriveKeeper(actor.viewer);
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction((tx) =>
    changeIn(dependencies, tx, actor, id, action, make),
  );
}

/** Holds the drive locked until the end of the transaction. @throws AppError unauthenticated, forbidden, notFound */
async function changeIn(
  { audit, dataVersions }: DriveDependencies,
  tx: Tx,
  { viewer, address }: Actor,
  id: string,
  action: AuditAction,
  make: Make,
): Promise<void> {
  const actorId = requireDriveKeeper(viewer);
  const found = await findBooking(tx.query, { id });
  const drive = found && (await lockDrive(tx, { id: found.drive_id }));
  if (!drive) throw notFound('driveBooking');
  const booking = await bookingIn(tx, drive, id);
  await make(tx, drive, booking, actorId);
  await dataVersions.bump(tx, 'drives');
  const about = { subjectId: booking.account_id, address, details: { number: drive.folio } };
  await audit.record(tx, { action, actorId, ...about });
}

/** Steps of the day itself. */
const ofTheDay: readonly DeskStep[] = ['arrive', 'miss', 'turnAway'];

/**
 * One press at the desk; a second one of the same is refused, and changes nothing.
 * @param note of a refusal by the vet or a cancellation, which its owner reads
 * @throws AppError also conflict (over, not yet, no room, not allowed)
 */
export const moveBooking = (
  dependencies: DriveDependencies,
  actor: Actor,
  id: string,
  step: DeskStep,
  note: string,
): Promise<void> =>
  change(dependencies, actor, id, 'drive.bookingMoved', async (tx, drive, booking, actorId) => {
    if (drive.status === 'held' || drive.status === 'cancelled') throw conflict('driveOver');
    if (ofTheDay.includes(step) && drive.onDate > todayOf(dependencies)) {
      throw conflict('driveNotYet');
    }
    const madeBy = { madeAs: 'staff', madeBy: actorId } as const;
    if (step === 'moveUp') return moveUpAtDesk(dependencies, tx, drive, booking, madeBy);
    const words = inOneLine(note).slice(0, longestHistoryWords);
    const now = dependencies.clock.now().toISOString();
    const changes = {
      ...(step === 'arrive' && { arrived_at: now }),
      ...(step === 'putBack' && { arrived_at: null }),
    };
    await dependencies.bookingStates.make(tx, step, booking, madeBy, { changes, words });
    if (step === 'cancel') await dependencies.mails.tell(tx, drive, booking, 'cancelled', words);
    if (step === 'cancel' || step === 'miss') await moveUpWaiting(dependencies, tx, drive);
  });

/** Also on the day itself. @throws AppError conflict */
async function moveUpAtDesk(
  dependencies: DriveDependencies,
  tx: Tx,
  drive: Drive,
  booking: Booking,
  madeBy: MadeBy,
): Promise<void> {
  const taken = takenOf(await findBookings(tx.query, [drive.id]));
  const place = placeForWaiting(drive, taken, animalOf(booking), booking.wanted_slot);
  if (!place) throw conflict('driveNoRoom');
  await giveBookedPlace(dependencies, tx, drive, booking, place, madeBy);
}

/**
 * The animal is sterilized: its certificate can be had from now on, and where it is one of the organisation's, its medical record
 * says so.
 * @throws AppError also invalid; conflict (not yet, no consent, not allowed), and as a medical record does
 */
export async function sterilize(
  dependencies: DriveDependencies,
  actor: Actor,
  id: string,
  raw: { vetName: string; vetLicence: string; onPaper: boolean },
): Promise<void> {
  requireDriveKeeper(actor.viewer);
  const said = valid(operationInput, raw);
  const { vetName, vetLicence } = said;
  const { database, care } = dependencies;
  const found = await findBooking(database.query, { id });
  if (!found) throw notFound('driveBooking');
  const finishIn = (tx: Tx) =>
    changeIn(dependencies, tx, actor, id, 'drive.sterilized', finish(dependencies, said));
  if (found.pet_id === null) {
    await admitChange(dependencies.limits, actor.viewer);
    return database.transaction(finishIn);
  }
  const entry = {
    ...{ kind: 'operation', operation: 'sterilization', onDate: found.on_date },
    ...{ vetName, vetLicence, confirmed: true },
  };
  // In one transaction: of two who press at once neither writes a second entry.
  await care.record(actor, found.pet_id, entry, finishIn);
}

const finish =
  (
    { clock, bookingStates, mails }: DriveDependencies,
    { vetName, vetLicence, onPaper }: z.output<typeof operationInput>,
  ): Make =>
  async (tx, drive, booking, actorId) => {
    requireFinishable(booking, onPaper);
    const now = clock.now().toISOString();
    const paper = { name: vetName, strokes: [], text: '', sha256: '', at: now, onPaper: true };
    const changes = {
      operation_json: JSON.stringify({ vetName, vetLicence }),
      certificate: codeFrom(randomBytes(codeBytes)),
      ...(!consentOf(booking) && { consent_json: JSON.stringify(paper) }),
    };
    const madeBy = { madeAs: 'staff', madeBy: actorId } as const;
    await bookingStates.make(tx, 'finish', booking, madeBy, { changes });
    await mails.tell(tx, drive, booking, 'done');
  };

/** @throws AppError conflict */
function requireFinishable(booking: Booking, onPaper: boolean): void {
  if (nextState(bookingMachine, booking.status, 'finish') === undefined) {
    throw conflict('transitionNotAllowed');
  }
  if (!onPaper && !consentOf(booking)) throw conflict('driveConsentMissing');
}

const paidInput = z.object({
  paidCents: z.number({ error: 'valueInvalid' }).int().min(0).max(driveLimits.fee, 'valueInvalid'),
});

/** What was taken in cash at the table; 0 takes it back. @throws AppError also invalid */
export const notePayment = (
  dependencies: DriveDependencies,
  actor: Actor,
  id: string,
  paidCents: number,
): Promise<void> =>
  change(dependencies, actor, id, 'drive.paid', async (tx, _drive, booking) => {
    valid(paidInput, { paidCents });
    if (booking.status === 'cancelled' || booking.status === 'waiting') {
      throw conflict('driveBookingOver');
    }
    await updateBooking(tx, id, { paid_cents: paidCents });
  });

/** The list of the day, for a spreadsheet; noted in the log. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
export async function exportBookings(
  { database, limits, audit }: DriveDependencies,
  { viewer, address }: Actor,
  folio: number,
): Promise<{ drive: Drive; bookings: Booking[] }> {
  const actorId = requireDriveKeeper(viewer);
  await limits.consume('export', actorId);
  const drive = await findDrive(database.query, { folio });
  if (!drive) throw notFound('drive');
  const about = { subjectId: null, address, details: { number: folio } };
  await database.transaction((tx) =>
    audit.record(tx, { action: 'drive.exported', actorId, ...about }),
  );
  return { drive, bookings: await findBookings(database.query, [drive.id]) };
}
