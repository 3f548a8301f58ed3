import type { Selectable } from 'kysely';
import type { Stroke } from '#domain/adoption/contract.ts';
import type { DriveDetails } from '#domain/drives/drive.ts';
import { keyOfRow, type Taken } from '#domain/drives/drive-capacity.ts';
import { type DriveState, holdsPlace } from '#domain/drives/drive-machine.ts';
import type { DriveBookingsTable, DrivesTable } from '#server/db/tables/drives.ts';

/** A drive as it is stored. */
export interface Drive extends DriveDetails {
  id: string;
  createdAt: string;
  folio: number;
  status: DriveState;
  figures: DriveFigures | null;
}

/** What a drive came to. */
export interface DriveFigures {
  /** Animals that had a place on the day. */
  booked: number;
  came: number;
  sterilized: number;
  turnedAway: number;
  noShow: number;
  /** Of those sterilized. */
  dogs: number;
  cats: number;
  females: number;
  males: number;
}

/** The place of one animal, as its row says. */
export type Booking = Selectable<DriveBookingsTable>;

/** As far as it is counted. */
export type TakenPlace = Pick<
  Booking,
  'drive_id' | 'status' | 'slot' | 'capacity_key' | 'species' | 'sex'
>;

/** How its owner agreed. Instants are UTC ISO 8601. */
export interface Consent {
  /** As they wrote it; of a signature on paper, who noted it. */
  name: string;
  strokes: readonly Stroke[];
  /** '' of a signature on paper. */
  text: string;
  /** SHA-256 of the text. */
  sha256: string;
  at: string;
  onPaper: boolean;
}

export interface Operation {
  vetName: string;
  /** In Mexico the cédula profesional. */
  vetLicence: string;
}

export const consentOf = ({ consent_json }: Booking): Consent | undefined =>
  consent_json === null ? undefined : JSON.parse(consent_json);

export const operationOf = ({ operation_json }: Booking): Operation | undefined =>
  operation_json === null ? undefined : JSON.parse(operation_json);

/** What takes a place of a drive, by its hour and its row. */
export const takenOf = (bookings: readonly TakenPlace[]): Taken[] =>
  bookings
    .filter(({ status }) => holdsPlace(status))
    .map(({ slot, capacity_key }) => ({ slot, row: capacity_key }));

/** Rows and hours that are there no more, or have fewer places than animals. */
export function isTooSmall({ slots, capacity }: DriveDetails, taken: readonly Taken[]): boolean {
  const room = new Map<string, number>([
    ...slots.map(({ time, places }) => [time, places] as const),
    ...capacity.map((row) => [keyOfRow(row), row.places] as const),
  ]);
  for (const { slot, row } of taken) {
    for (const key of [slot ?? '', row ?? '']) room.set(key, (room.get(key) ?? 0) - 1);
  }
  return [...room.values()].some((left) => left < 0);
}

export function figuresOf(bookings: readonly TakenPlace[]): DriveFigures {
  const of = (...states: Booking['status'][]) =>
    bookings.filter(({ status }) => states.includes(status));
  const done = of('done');
  const count = (is: (one: TakenPlace) => boolean) => done.filter(is).length;
  return {
    booked: of('booked', 'arrived', 'done', 'turnedAway', 'noShow').length,
    came: of('arrived', 'done', 'turnedAway').length,
    sterilized: done.length,
    turnedAway: of('turnedAway').length,
    noShow: of('noShow').length,
    dogs: count(({ species }) => species === 'dog'),
    cats: count(({ species }) => species === 'cat'),
    females: count(({ sex }) => sex === 'female'),
    males: count(({ sex }) => sex === 'male'),
  };
}

export const driveRowOf = (drive: Drive): DrivesTable => ({
  id: drive.id,
  created_at: drive.createdAt,
  folio: drive.folio,
  status: drive.status,
  title: drive.title,
  on_date: drive.onDate,
  place: drive.place,
  notes: drive.notes,
  fee_cents: drive.feeCents,
  household_limit: drive.householdLimit,
  slots_json: JSON.stringify(drive.slots),
  capacity_json: JSON.stringify(drive.capacity),
  figures_json: drive.figures && JSON.stringify(drive.figures),
});

export const driveFromRow = (row: Selectable<DrivesTable>): Drive => ({
  id: row.id,
  createdAt: row.created_at,
  folio: row.folio,
  status: row.status,
  title: row.title,
  onDate: row.on_date,
  place: row.place,
  notes: row.notes,
  feeCents: row.fee_cents,
  householdLimit: row.household_limit,
  slots: JSON.parse(row.slots_json),
  capacity: JSON.parse(row.capacity_json),
  figures: row.figures_json === null ? null : JSON.parse(row.figures_json),
});
