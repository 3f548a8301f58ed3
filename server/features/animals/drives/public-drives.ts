import { freeOf, freePlaces } from '#domain/drives/drive-capacity.ts';
import { findPlaces } from './drive-bookings.repository.ts';
import { isBookable, todayOf } from './drive-dates.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import { type Drive, type TakenPlace, takenOf } from './drive-records.ts';
import { findDrive, findDrives } from './drives.repository.ts';

const mostListed = 60;
const mostPast = 12;

/** What everybody may read of a drive: nothing of who has a place. */
function shownOf(dependencies: DriveDependencies, drive: Drive, bookings: readonly TakenPlace[]) {
  const taken = takenOf(bookings.filter(({ drive_id }) => drive_id === drive.id));
  const { folio, title, onDate, place, notes, feeCents, householdLimit, status, figures } = drive;
  const free = freeOf(drive, taken);
  return {
    ...{ folio, title, onDate, place, notes, feeCents, householdLimit },
    state: status,
    isBookable: isBookable(dependencies, drive),
    slots: free.slots,
    capacity: free.rows,
    free: freePlaces(drive, taken),
    /** Animals; null until it has been held. */
    sterilized: figures?.sterilized ?? null,
  };
}
export type ShownDrive = ReturnType<typeof shownOf>;

/** Those ahead, the next first. */
export async function upcomingDrives(dependencies: DriveDependencies): Promise<ShownDrive[]> {
  const { query } = dependencies.database;
  const from = todayOf(dependencies);
  const drives = await findDrives(query, ['open', 'closed'], { from }, mostListed);
  const bookings = await findPlaces(
    query,
    drives.map(({ id }) => id),
  );
  return drives.map((drive) => shownOf(dependencies, drive, bookings));
}

/** The latest that were held. */
export async function heldDrives(dependencies: DriveDependencies): Promise<ShownDrive[]> {
  // One that is ended on its own day is over as well.
  const held = await findDrives(
    dependencies.database.query,
    ['held'],
    { before: '9999-12-31' },
    mostPast,
  );
  return held.map((drive) => shownOf(dependencies, drive, []));
}

/** @returns undefined of what nobody but staff may see */
export async function publicDrive(
  dependencies: DriveDependencies,
  folio: number,
): Promise<ShownDrive | undefined> {
  const { query } = dependencies.database;
  const drive = await findDrive(query, { folio });
  if (!drive || drive.status === 'draft') return undefined;
  return shownOf(dependencies, drive, await findPlaces(query, [drive.id]));
}
