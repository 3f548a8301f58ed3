import { instantIn } from '#domain/events/place-time.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findBooking, findToTell, updateBooking } from './drive-bookings.repository.ts';
import { dayToRemindOf } from './drive-dates.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import { lockDrive } from './drives.repository.ts';

/** Of one round; the rest comes with the next. */
const atOnce = 300;

/** From 17:00 on the evening before, once for each animal that has a place; whoever gets one later that evening as well. */
export const remindOfFasting = (dependencies: DriveDependencies) =>
  defineScheduledJob({
    kind: 'drives.remind',
    queue: 'reminders',
    timeLimit: 300_000,
    pattern: '*/10 * * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const { database, timezone, clock, mails } = dependencies;
      const day = dayToRemindOf(dependencies);
      if (day === undefined) return;
      for (const { id, drive_id } of await findToTell(database.query, day, atOnce)) {
        signal.throwIfAborted();
        await database.transaction(async (tx) => {
          const drive = await lockDrive(tx, { id: drive_id });
          const booking = await findBooking(tx.query, { id });
          if (!drive || booking?.status !== 'booked' || booking.told_at !== null) return;
          await updateBooking(tx, id, { told_at: clock.now().toISOString() });
          const late = instantIn(timezone, drive.onDate, booking.slot ?? '00:00');
          await mails.remind(tx, drive, booking, late.toISOString());
        });
      }
    },
  });
