import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import {
  type BookingInput,
  bookingProblems,
  gramsOf,
  type ReadyBooking,
  tidyBooking,
} from '#domain/drives/booking-input.ts';
import { placeFor, placeForWaiting, rowsFor } from '#domain/drives/drive-capacity.ts';
import { driveLimits } from '#domain/drives/drive-machine.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict, invalid, invalidFields, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Tx } from '#server/db/database.ts';
import type { CaptchaProof } from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { findBookings, insertBooking, searchTextOf } from './drive-bookings.repository.ts';
import { isBookable } from './drive-dates.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import { type Booking, type Drive, takenOf } from './drive-records.ts';
import { requireDriveKeeper } from './drives.policy.ts';
import { lockDrive } from './drives.repository.ts';

type Booked = Pick<Booking, 'id' | 'code' | 'status'>;

/**
 * Anybody, with an account or without. Whoever finds no place waits.
 * @throws AppError invalid (by field, captcha), notFound, tooManyRequests; conflict: the drive takes no more, the hour is full
 * while others are not, the household has its places, the list is full
 */
export async function book(
  dependencies: DriveDependencies,
  { viewer, address }: Actor,
  folio: number,
  raw: BookingInput,
  { language, captcha: proof }: { language: Language; captcha: CaptchaProof },
  record?: RecordCreation,
): Promise<Booked> {
  const { limits, captcha, database, bookingStates, mails, dataVersions } = dependencies;
  const accountId = viewer.kind === 'user' ? viewer.id : null;
  await limits.consume('driveAddress', accountId ?? address);
  const input = readied(raw);
  const pass = accountId === null ? await captcha.verify(proof) : undefined;
  return database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    const drive = await lockDrive(tx, { folio });
    if (!drive || drive.status === 'draft') throw notFound('drive');
    if (!isBookable(dependencies, drive)) throw conflict('driveNotOpen');
    const bookings = await findBookings(tx.query, [drive.id]);
    requireHousehold(drive, bookings, input, accountId);
    const made = newBooking(dependencies, drive, bookings, input, { language, accountId });
    const waiting = bookings.filter(({ status }) => status === 'waiting');
    if (made.status === 'waiting' && waiting.length >= driveLimits.waiting) {
      throw conflict('driveListFull');
    }
    await insertBooking(tx, made);
    const madeAs = accountId === null ? 'visitor' : 'owner';
    await bookingStates.begin(tx, made, { madeAs, madeBy: accountId });
    await dataVersions.bump(tx, 'drives');
    // An address that anybody may have written: seldom.
    const mailbox = normalizeEmail(made.email);
    if (mailbox && (await limits.allows('driveMail', mailbox, { tx }))) {
      await mails.tell(tx, drive, made, made.status === 'booked' ? 'booked' : 'waiting');
    }
    const result = { id: made.id, code: made.code, status: made.status };
    await record?.(tx, result);
    return result;
  });
}

/**
 * By the desk, on the day as well: whoever came without a place, or an animal of the organisation.
 * @param petCode of the organisation's animal; '' without one
 * @throws AppError unauthenticated, forbidden, notFound, invalid, tooManyRequests; conflict (no room, over)
 */
export async function addBooking(
  dependencies: DriveDependencies,
  { viewer, address }: Actor,
  folio: number,
  raw: BookingInput,
  { language, petCode }: { language: Language; petCode: string },
  record?: RecordCreation,
): Promise<Booked> {
  const actorId = requireDriveKeeper(viewer);
  await admitChange(dependencies.limits, viewer);
  const { database, bookingStates, audit, dataVersions } = dependencies;
  const input = readied(raw);
  return database.transaction(async (tx) => {
    const drive = await lockDrive(tx, { folio });
    if (!drive) throw notFound('drive');
    if (drive.status !== 'open' && drive.status !== 'closed') throw conflict('driveOver');
    const petId = petCode.trim() ? await petReferences.idOfCode(tx.query, petCode) : null;
    if (petId === undefined) throw invalid({ petCode: ['drivePetUnknown'] });
    const bookings = await findBookings(tx.query, [drive.id]);
    const given = { language, accountId: null };
    const made = newBooking(dependencies, drive, bookings, input, given, placeForWaiting);
    if (made.status === 'waiting') throw conflict('driveNoRoom');
    await insertBooking(tx, { ...made, pet_id: petId });
    await bookingStates.begin(tx, made, { madeAs: 'staff', madeBy: actorId });
    await dataVersions.bump(tx, 'drives');
    const details = { number: folio };
    await audit.record(tx, { action: 'drive.booked', actorId, subjectId: null, address, details });
    const result = { id: made.id, code: made.code, status: made.status };
    await record?.(tx, result);
    return result;
  });
}

interface Readied extends ReadyBooking {
  grams: number;
}

/** @throws AppError invalid */
function readied(raw: BookingInput): Readied {
  const input = tidyBooking(raw);
  const problems = bookingProblems(input);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    ...(input as ReadyBooking),
    phone: parsePhone(input.phone) ?? '',
    grams: gramsOf(input.weight) ?? 0,
  };
}

/** Of one telephone, mailbox or account. @throws AppError conflict */
function requireHousehold(
  { householdLimit }: Drive,
  bookings: readonly Booking[],
  { phone, email }: Readied,
  accountId: string | null,
): void {
  const mailbox = normalizeEmail(email);
  const own = bookings.filter(
    (one) =>
      one.status !== 'cancelled' &&
      (one.phone === phone ||
        (mailbox !== '' && normalizeEmail(one.email) === mailbox) ||
        (accountId !== null && one.account_id === accountId)),
  );
  if (own.length >= householdLimit) throw conflict('driveHouseholdFull');
}

/** @throws AppError invalid (no such hour, no row for such animals), conflict (driveSlotFull) */
function newBooking(
  { clock }: DriveDependencies,
  drive: Drive,
  bookings: readonly Booking[],
  input: Readied,
  { language, accountId }: { language: Language; accountId: string | null },
  find: typeof placeFor = placeFor,
): Booking {
  const { species, sex, grams, slot } = input;
  const animal = { species, sex, grams };
  if (!drive.slots.some(({ time }) => time === slot)) throw invalid({ slot: ['driveSlotUnknown'] });
  if (rowsFor(drive, animal).length === 0) throw invalid({ species: ['driveNotForSuch'] });
  const place = find(drive, takenOf(bookings), animal, slot);
  if (place === 'slotFull') throw conflict('driveSlotFull');
  const named = {
    code: newCode(new Set(bookings.map(({ code }) => code))),
    pet_name: input.petName,
    name: input.name,
    phone: input.phone,
    email: input.email,
  };
  return {
    ...named,
    ...{ species, sex, grams, language },
    id: uuid(),
    created_at: clock.now().toISOString(),
    drive_id: drive.id,
    on_date: drive.onDate,
    status: place ? 'booked' : 'waiting',
    slot: place?.slot ?? null,
    wanted_slot: slot,
    capacity_key: place?.row ?? null,
    age: input.age as Booking['age'],
    reproduction: input.reproduction as Booking['reproduction'],
    medicine: input.medicine,
    account_id: accountId,
    pet_id: null,
    told_at: null,
    arrived_at: null,
    paid_cents: 0,
    consent_json: null,
    operation_json: null,
    certificate: null,
    search_text: searchTextOf(named),
  };
}

/** Without vowels, which make words, and without what is taken for something else. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ';

function newCode(taken: ReadonlySet<string>): string {
  for (;;) {
    const code = Array.from(randomBytes(4), (byte) => letters[byte % letters.length]).join('');
    if (!taken.has(code)) return code;
  }
}

/** In a transaction that holds the drive locked. */
export async function bookingIn(tx: Tx, drive: Drive, id: string): Promise<Booking> {
  const found = (await findBookings(tx.query, [drive.id])).find((one) => one.id === id);
  if (!found) throw notFound('driveBooking');
  return found;
}
