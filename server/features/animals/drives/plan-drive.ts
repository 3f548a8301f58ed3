import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { nextState } from '#domain/documents/state-machine.ts';
import { type DriveDetails, driveInput } from '#domain/drives/drive.ts';
import { freeOf } from '#domain/drives/drive-capacity.ts';
import {
  type DriveTransition,
  driveMachine,
  driveTransitions,
} from '#domain/drives/drive-machine.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import type { PageRequest } from '#domain/paging.ts';
import { searchedPhone } from '#domain/phone.ts';
import { foldText, inOneLine } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import {
  bySystem,
  type MadeBy,
} from '#server/features/kits/document-states/document-states.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import {
  countNoShows,
  findBookings,
  findByText,
  findPlaces,
  updateBooking,
} from './drive-bookings.repository.ts';
import { todayOf } from './drive-dates.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import {
  type Booking,
  consentOf,
  type Drive,
  figuresOf,
  isTooSmall,
  operationOf,
  type TakenPlace,
  takenOf,
} from './drive-records.ts';
import { requireDriveKeeper } from './drives.policy.ts';
import {
  findDrive,
  insertDrive,
  lockDrive,
  pageOfDrives,
  updateDrive,
} from './drives.repository.ts';
import { moveUpWaiting } from './move-up.ts';

/** A draft, which nobody else sees. @throws AppError unauthenticated, forbidden, invalid, tooManyRequests */
export async function createDrive(
  dependencies: DriveDependencies,
  { viewer, address }: Actor,
  raw: unknown,
  record?: RecordCreation,
): Promise<{ folio: number }> {
  const actorId = requireDriveKeeper(viewer);
  await admitChange(dependencies.limits, viewer);
  const details = checked(dependencies, raw);
  const { database, clock, driveStates, audit } = dependencies;
  return database.transaction(async (tx) => {
    const folio = await takeFolio(tx, driveMachine.kind, '');
    const created = { id: uuid(), createdAt: clock.now().toISOString(), folio };
    const drive: Drive = { ...details, ...created, status: 'draft', figures: null };
    await insertDrive(tx, drive);
    await driveStates.begin(tx, drive, { madeAs: 'staff', madeBy: actorId });
    const about = { subjectId: null, address, details: { number: folio } };
    await audit.record(tx, { action: 'drive.created', actorId, ...about });
    await record?.(tx, { folio });
    return { folio };
  });
}

/**
 * More places go to those who wait at once.
 * @throws AppError unauthenticated, forbidden, notFound, invalid, tooManyRequests; conflict: over, fewer places than animals,
 * another day than people were told
 */
export async function changeDrive(
  dependencies: DriveDependencies,
  { viewer, address }: Actor,
  folio: number,
  raw: unknown,
): Promise<void> {
  const actorId = requireDriveKeeper(viewer);
  await admitChange(dependencies.limits, viewer);
  await dependencies.database.transaction(async (tx) => {
    const drive = await lockDrive(tx, { folio });
    if (!drive) throw notFound('drive');
    if (drive.status === 'held' || drive.status === 'cancelled') throw conflict('driveOver');
    const details = checked(dependencies, raw, drive.onDate);
    const bookings = await findBookings(tx.query, [drive.id]);
    if (isTooSmall(details, takenOf(bookings))) throw conflict('driveHasBookings');
    const isTold = bookings.some(({ status }) => status !== 'cancelled');
    if (isTold && details.onDate !== drive.onDate) throw conflict('driveDayFixed');
    if (drive.status !== 'draft') requirePlaces(details);
    const changed = { ...drive, ...details };
    await updateDrive(tx, changed);
    // Those that were cancelled leave with the day as well.
    for (const { id, on_date } of bookings) {
      if (on_date !== changed.onDate) await updateBooking(tx, id, { on_date: changed.onDate });
    }
    await moveUpWaiting(dependencies, tx, changed);
    await dependencies.dataVersions.bump(tx, 'drives');
    const about = { subjectId: null, address, details: { number: folio } };
    await dependencies.audit.record(tx, { action: 'drive.changed', actorId, ...about });
  });
}

/**
 * A drive that is cancelled cancels its bookings and tells them why; one that is held counts who has not come.
 * @param note goes to whoever has a place, where it is cancelled
 * @throws AppError unauthenticated, forbidden, notFound, tooManyRequests; conflict (incomplete, not yet, not allowed)
 */
export async function moveDrive(
  dependencies: DriveDependencies,
  { viewer, address }: Actor,
  folio: number,
  name: DriveTransition,
  note: string,
): Promise<void> {
  const actorId = requireDriveKeeper(viewer);
  await admitChange(dependencies.limits, viewer);
  const words = inOneLine(note).slice(0, longestHistoryWords);
  const { database, driveStates, audit, dataVersions } = dependencies;
  await database.transaction(async (tx) => {
    const drive = await lockDrive(tx, { folio });
    if (!drive) throw notFound('drive');
    if (name === 'publish') requirePlaces(drive);
    if (name === 'publish' && drive.onDate < todayOf(dependencies)) {
      throw conflict('driveDatePast');
    }
    if (name === 'hold' && drive.onDate > todayOf(dependencies)) throw conflict('driveNotYet');
    const madeBy = { madeAs: 'staff', madeBy: actorId } as const;
    if (nextState(driveMachine, drive.status, name) === undefined) {
      throw conflict('transitionNotAllowed');
    }
    if (name === 'cancel') await callOff(dependencies, tx, drive, madeBy, words);
    const changes =
      name === 'hold'
        ? { figures_json: JSON.stringify(await wrapUp(dependencies, tx, drive)) }
        : {};
    await driveStates.make(tx, name, drive, madeBy, { changes, words });
    await dataVersions.bump(tx, 'drives');
    const about = { subjectId: null, address, details: { number: folio } };
    await audit.record(tx, { action: 'drive.moved', actorId, ...about });
  });
}

async function callOff(
  { bookingStates, mails }: DriveDependencies,
  tx: Tx,
  drive: Drive,
  madeBy: MadeBy,
  words: string,
): Promise<void> {
  for (const booking of await findBookings(tx.query, [drive.id])) {
    if (!(await bookingStates.attempt(tx, 'cancel', booking, madeBy))) continue;
    await mails.tell(tx, drive, booking, 'calledOff', words);
  }
}

/** Whoever was not checked in has not come, and nobody waits any more. @returns what the drive came to */
async function wrapUp({ bookingStates }: DriveDependencies, tx: Tx, drive: Drive) {
  for (const booking of await findBookings(tx.query, [drive.id])) {
    if (booking.status === 'booked') await bookingStates.make(tx, 'miss', booking, bySystem);
    if (booking.status === 'waiting') await bookingStates.make(tx, 'cancel', booking, bySystem);
  }
  return figuresOf(await findBookings(tx.query, [drive.id]));
}

/** @param known the day that it has, which may be over by now @throws AppError invalid */
function checked(dependencies: DriveDependencies, raw: unknown, known?: string): DriveDetails {
  const details = valid(driveInput, raw);
  if (details.onDate !== known && details.onDate < todayOf(dependencies)) {
    throw invalid({ onDate: ['driveDatePast'] });
  }
  return details;
}

/** @throws AppError conflict */
function requirePlaces({ slots, capacity }: DriveDetails): void {
  if (slots.length === 0 || capacity.length === 0) throw conflict('driveIncomplete');
}

/** The latest day first. @throws AppError unauthenticated, forbidden */
export async function listDrives(
  { database: { query } }: DriveDependencies,
  viewer: Viewer,
  request: PageRequest,
) {
  requireDriveKeeper(viewer);
  const { items, ...page } = await pageOfDrives(query, request);
  const bookings = await findPlaces(
    query,
    items.map(({ id }) => id),
  );
  return {
    ...page,
    items: items.map((drive) => {
      const own = bookings.filter(({ drive_id }) => drive_id === drive.id);
      return { ...briefOf(drive), ...countsOf(drive, own) };
    }),
  };
}

const briefOf = ({ id, folio, title, onDate, place, status }: Drive) => ({
  ...{ id, folio, title, onDate, place },
  state: status,
});

function countsOf(drive: Drive, bookings: readonly TakenPlace[]) {
  const figures = drive.figures ?? figuresOf(bookings);
  return {
    places: drive.slots.reduce((sum, { places }) => sum + places, 0),
    waiting: bookings.filter(({ status }) => status === 'waiting').length,
    figures,
  };
}

/** All of a drive, with the list of the day. Changes nothing. @throws AppError unauthenticated, forbidden, notFound */
export async function openDrive(dependencies: DriveDependencies, viewer: Viewer, folio: number) {
  requireDriveKeeper(viewer);
  const { database, keys } = dependencies;
  const { query } = database;
  const today = todayOf(dependencies);
  const drive = await findDrive(query, { folio });
  if (!drive) throw notFound('drive');
  const bookings = await findBookings(query, [drive.id]);
  const noShows = await countNoShows(query, [...new Set(bookings.map(({ phone }) => phone))]);
  const free = freeOf(drive, takenOf(bookings));
  return {
    ...briefOf(drive),
    ...countsOf(drive, bookings),
    notes: drive.notes,
    feeCents: drive.feeCents,
    householdLimit: drive.householdLimit,
    slots: free.slots,
    capacity: free.rows,
    transitions: driveTransitions
      .filter((name) => nextState(driveMachine, drive.status, name) !== undefined)
      .filter((name) => name !== 'hold' || drive.onDate <= today),
    bookings: bookings.map((one, index) => ({
      ...rowOf(one, index),
      key: keys.keyOf(one.id),
      noShows: noShows.get(one.phone) ?? 0,
      namesakes: namesakesOf(one, bookings),
    })),
  };
}

/** Of all drives, by what people say at a table or on the telephone. @throws AppError unauthenticated, forbidden */
export async function searchPlaces(
  { database }: DriveDependencies,
  viewer: Viewer,
  term: string,
  most: number,
) {
  requireDriveKeeper(viewer);
  return findByText(database, searchedPhone(term) ?? foldText(term), most);
}

/** Others in the same person's name, by whatever telephone: somebody may book for a whole street. */
const namesakesOf = (one: Booking, all: readonly Booking[]): number =>
  all.filter(
    ({ id, name, status }) => id !== one.id && status !== 'cancelled' && sameName(name, one.name),
  ).length;
const sameName = (a: string, b: string) => a.localeCompare(b, 'es', { sensitivity: 'base' }) === 0;

/** @param index in the order of the day */
function rowOf(one: Booking, index: number) {
  const consent = consentOf(one);
  const operation = operationOf(one);
  return {
    id: one.id,
    order: index + 1,
    code: one.code,
    state: one.status,
    slot: one.slot,
    wantedSlot: one.wanted_slot,
    createdAt: one.created_at,
    petName: one.pet_name,
    species: one.species,
    sex: one.sex,
    grams: one.grams,
    age: one.age,
    reproduction: one.reproduction,
    medicine: one.medicine,
    name: one.name,
    phone: one.phone,
    email: one.email,
    petId: one.pet_id,
    arrivedAt: one.arrived_at,
    paidCents: one.paid_cents,
    consent: consent ? (consent.onPaper ? ('onPaper' as const) : ('signed' as const)) : null,
    vetName: operation?.vetName ?? '',
  };
}
