import { type FittedAnimal, placeForWaiting } from '#domain/drives/drive-capacity.ts';
import type { Tx } from '#server/db/database.ts';
import {
  bySystem,
  type MadeBy,
} from '#server/features/kits/document-states/document-states.service.ts';
import { findBookings } from './drive-bookings.repository.ts';
import { isInTime } from './drive-dates.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import { type Booking, type Drive, takenOf } from './drive-records.ts';

export const animalOf = ({ species, sex, grams }: Booking): FittedAnimal => ({
  species,
  sex,
  grams,
});

/**
 * Gives what is free to those who wait, in the order in which they came, as far as they fit and can still fast: each is booked
 * and told, and gives the place back by one tap. In a transaction that holds the drive locked.
 */
export async function moveUpWaiting(
  dependencies: DriveDependencies,
  tx: Tx,
  drive: Drive,
): Promise<void> {
  const takes = drive.status === 'open' || drive.status === 'closed';
  if (!takes || !isInTime(dependencies, drive)) return;
  const bookings = await findBookings(tx.query, [drive.id]);
  const taken = takenOf(bookings);
  for (const booking of bookings.filter(({ status }) => status === 'waiting')) {
    const place = placeForWaiting(drive, taken, animalOf(booking), booking.wanted_slot);
    if (!place) continue;
    taken.push(place);
    await giveBookedPlace(dependencies, tx, drive, booking, place, bySystem);
  }
}

/** @throws AppError conflict (transitionNotAllowed) */
export async function giveBookedPlace(
  { bookingStates, mails }: DriveDependencies,
  tx: Tx,
  drive: Drive,
  booking: Booking,
  { slot, row }: { slot: string; row: string },
  madeBy: MadeBy,
): Promise<void> {
  const changes = { slot, capacity_key: row };
  await bookingStates.make(tx, 'moveUp', booking, madeBy, { changes });
  await mails.tell(tx, drive, { ...booking, slot }, 'movedUp');
}
