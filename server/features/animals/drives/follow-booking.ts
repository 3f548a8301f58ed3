import { createHash } from 'node:crypto';
import type { Actor } from '#domain/access/actor.ts';
import { isOwner, requireAccount } from '#domain/access/relations.ts';
import { line } from '#domain/accounts/fields.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { contractLimits, strokesInput } from '#domain/adoption/contract.ts';
import { readCode } from '#domain/adoption/verification-code.ts';
import { consentText } from '#domain/drives/drive-consent.ts';
import { fastingFrom } from '#domain/drives/drive-health.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { type Language, locale } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { MadeBy } from '#server/features/kits/document-states/document-states.service.ts';
import { bookingIn } from './book-place.ts';
import {
  findBooking,
  findBookings,
  findBookingsOf,
  updateBooking,
} from './drive-bookings.repository.ts';
import { todayOf } from './drive-dates.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import { type Booking, consentOf, type Drive } from './drive-records.ts';
import { findDrive, lockDrive } from './drives.repository.ts';
import { moveUpWaiting } from './move-up.ts';

/** Whoever has the key: it is over while the account of whoever booked is suspended. @throws AppError notFound, tooManyRequests */
export async function bookingOfKey(
  { keys, database: { query }, accounts, limits }: DriveDependencies,
  { address }: Pick<Actor, 'address'>,
  key: string,
): Promise<{ booking: Booking; drive: Drive }> {
  const id = keys.idIn(key);
  const booking = id === undefined ? undefined : await findBooking(query, { id });
  const drive = booking && (await findDrive(query, { id: booking.drive_id }));
  if (booking && drive && !(await accounts.isSuspended(booking.account_id, query))) {
    return { booking, drive };
  }
  await limits.consume('mailLink', address);
  throw notFound('driveBooking');
}

const isAhead = (dependencies: DriveDependencies, { status, onDate }: Drive): boolean =>
  (status === 'open' || status === 'closed') && onDate >= todayOf(dependencies);

/** Changes nothing: programs that check mails open every link. @throws AppError notFound, tooManyRequests */
export async function follow(
  dependencies: DriveDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
) {
  const { booking, drive } = await bookingOfKey(dependencies, actor, key);
  const waiting =
    booking.status === 'waiting'
      ? (await findBookings(dependencies.database.query, [drive.id])).filter(
          ({ status }) => status === 'waiting',
        )
      : [];
  const text = await textToSign(dependencies, drive, booking);
  const isLive = isAhead(dependencies, drive);
  return {
    folio: drive.folio,
    title: drive.title,
    onDate: drive.onDate,
    place: drive.place,
    notes: drive.notes,
    feeCents: drive.feeCents,
    driveState: drive.status,
    state: booking.status,
    slot: booking.slot,
    code: booking.code,
    petName: booking.pet_name,
    species: booking.species,
    sex: booking.sex,
    name: booking.name,
    fasting: booking.slot === null ? null : fastingFrom(booking.slot, booking.age),
    /** From 1; 0 of whoever does not wait. */
    position: waiting.findIndex(({ id }) => id === booking.id) + 1,
    mayCancel: isLive && (booking.status === 'booked' || booking.status === 'waiting'),
    maySign:
      isLive &&
      !consentOf(booking) &&
      (booking.status === 'booked' || booking.status === 'arrived'),
    isSigned: consentOf(booking) !== undefined,
    consent: { text, sha256: hashOf(text) },
    hasCertificate: booking.certificate !== null,
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function textToSign(
  { content }: DriveDependencies,
  drive: Drive,
  booking: Booking,
): Promise<string> {
  const language = booking.language as Language;
  const { name: organisation } = await content.record('contracts', language);
  const { species, sexes } = driveLabels[language];
  const day = new Date(`${drive.onDate}T12:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const kilograms = (booking.grams / 1_000).toLocaleString(locale[language]);
  const animal = `${species[booking.species]}, ${sexes[booking.sex].toLowerCase()}, ${kilograms} kg`;
  return consentText(
    {
      ...{ organisation, day, animal },
      drive: drive.title,
      petName: booking.pet_name,
      owner: booking.name,
    },
    language,
  );
}

/** @throws AppError notFound, tooManyRequests */
async function change(
  dependencies: DriveDependencies,
  { viewer, address }: Actor,
  key: string,
  make: (tx: Tx, drive: Drive, booking: Booking, madeBy: MadeBy) => Promise<void>,
): Promise<void> {
  const found = await bookingOfKey(dependencies, { address }, key);
  await dependencies.limits.consume('driveChange', found.booking.id);
  await dependencies.database.transaction(async (tx) => {
    const drive = await lockDrive(tx, { id: found.drive.id });
    if (!drive) throw notFound('driveBooking');
    const booking = await bookingIn(tx, drive, found.booking.id);
    const { account_id: accountId } = booking;
    const madeBy: MadeBy = isOwner(viewer, accountId)
      ? { madeAs: 'owner', madeBy: accountId }
      : { madeAs: 'linkHolder', madeBy: null };
    await make(tx, drive, booking, madeBy);
  });
}

/** One tap; whoever waits moves up. @throws AppError notFound, tooManyRequests, conflict (over, not allowed) */
export const cancelBooking = (
  dependencies: DriveDependencies,
  actor: Actor,
  key: string,
): Promise<void> =>
  change(dependencies, actor, key, async (tx, drive, booking, madeBy) => {
    if (!isAhead(dependencies, drive)) throw conflict('driveBookingOver');
    await dependencies.bookingStates.make(tx, 'cancel', booking, madeBy);
    await moveUpWaiting(dependencies, tx, drive);
    await dependencies.dataVersions.bump(tx, 'drives');
  });

/**
 * Its owner agrees to the operation, as both sides of a contract sign: strokes of a finger, or the typed name alone.
 * @throws AppError notFound, tooManyRequests, invalid; conflict: over, signed, the text is another one by now
 */
export const signConsent = (
  dependencies: DriveDependencies,
  actor: Actor,
  key: string,
  input: { name: string; strokes?: unknown; sha256: string },
): Promise<void> =>
  change(dependencies, actor, key, async (tx, drive, booking) => {
    const isPlace = booking.status === 'booked' || booking.status === 'arrived';
    if (!isAhead(dependencies, drive) || !isPlace) throw conflict('driveBookingOver');
    if (consentOf(booking)) throw conflict('driveConsentSigned');
    const name = line(contractLimits.name).safeParse(input.name);
    const strokes = strokesInput.safeParse(input.strokes ?? []);
    if (!name.success) throw invalid({ name: ['required'] });
    if (!strokes.success) throw invalid({ strokes: ['signatureInvalid'] });
    const text = await textToSign(dependencies, drive, booking);
    if (input.sha256 !== hashOf(text)) throw conflict('driveConsentChanged');
    const consent = {
      ...{ name: name.data, strokes: strokes.data, text, sha256: input.sha256, onPaper: false },
      at: dependencies.clock.now().toISOString(),
    };
    await updateBooking(tx, booking.id, { consent_json: JSON.stringify(consent) });
  });

/** Of the account: not of whoever wrote its address into the form. @throws AppError unauthenticated */
export async function listOwn({ database: { query }, keys }: DriveDependencies, viewer: Viewer) {
  const accountId = requireAccount(viewer);
  const bookings = await findBookingsOf(query, { accountId, email: undefined }, 50);
  return bookings.map((one) => ({
    ...{ onDate: one.on_date, slot: one.slot, petName: one.pet_name, state: one.status },
    key: keys.keyOf(one.id),
  }));
}

/** The key of the page of a booking that was just made. */
export const keyOf = ({ keys }: DriveDependencies, id: string): string => keys.keyOf(id);

/** What a stranger is told of a certificate's code: nothing of whose the animal is. */
export interface Verification {
  petName: string;
  species: Booking['species'];
  sex: Booking['sex'];
  /** YYYY-MM-DD */
  onDate: string;
  drive: string;
}

/** @param address IP address of whoever asks @throws AppError tooManyRequests */
export async function verifyCertificate(
  { database: { query }, limits }: DriveDependencies,
  address: string,
  typed: string,
): Promise<Verification | undefined> {
  await limits.consume('contractVerification', address);
  const certificate = readCode(typed);
  const booking = certificate === undefined ? undefined : await findBooking(query, { certificate });
  const drive = booking && (await findDrive(query, { id: booking.drive_id }));
  if (!booking || !drive) return undefined;
  const { pet_name: petName, species, sex, on_date: onDate } = booking;
  return { petName, species, sex, onDate, drive: drive.title };
}
