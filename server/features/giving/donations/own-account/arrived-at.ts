import type { Clock } from '#domain/clock.ts';

/** When the money of a day is booked: statements tell days, so at noon in Mexico, as of donations that are brought in. */
export const arrivedAt = (
  onDate: string,
  { clock, today }: { clock: Clock; today: () => string },
): string => (onDate === today() ? clock.now().toISOString() : `${onDate}T18:00:00.000Z`);
