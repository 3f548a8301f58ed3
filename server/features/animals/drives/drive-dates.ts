import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { bookingEndsAt, fastingToldFrom } from '#domain/drives/drive-machine.ts';
import { instantIn } from '#domain/events/place-time.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import type { Drive } from './drive-records.ts';

type Dependencies = Pick<DriveDependencies, 'clock' | 'timezone'>;

export const todayOf = ({ clock, timezone }: Dependencies): string => dateIn(timezone, clock.now());

const eveBefore = (timezone: string, onDate: string, time: string) =>
  instantIn(timezone, addDays(onDate, -1), time);

/** Whether an animal that gets a place now can still fast: until the evening before. */
export const isInTime = ({ clock, timezone }: Dependencies, { onDate }: Pick<Drive, 'onDate'>) =>
  clock.now() < eveBefore(timezone, onDate, bookingEndsAt);

export const isBookable = (dependencies: Dependencies, drive: Drive): boolean =>
  drive.status === 'open' && isInTime(dependencies, drive);

/** The day whose drives are reminded of now, the evening before; undefined at other hours. YYYY-MM-DD */
export function dayToRemindOf({ clock, timezone }: Dependencies): string | undefined {
  const now = clock.now();
  const tomorrow = addDays(dateIn(timezone, now), 1);
  return now >= eveBefore(timezone, tomorrow, fastingToldFrom) ? tomorrow : undefined;
}
