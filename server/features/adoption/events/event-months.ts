import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Database } from '#server/db/database.ts';
import { type EventMonth, sumEventMonths } from './event-months.repository.ts';
import { requireEventKeeper } from './events.policy.ts';

export type { EventMonth } from './event-months.repository.ts';

/**
 * Events that took place in each of the months, until today.
 * @param months 'YYYY-MM', oldest first
 * @throws AppError unauthenticated, forbidden
 */
export async function monthFigures(
  { database, today }: { database: Database; today: () => string },
  viewer: Viewer,
  months: readonly string[],
): Promise<EventMonth[]> {
  requireEventKeeper(viewer);
  const found = await sumEventMonths(database, `${months[0]}-01`, today());
  const byMonth = new Map(found.map((one) => [one.month, one]));
  return months.map((month) => byMonth.get(month) ?? { month, events: 0, visitors: 0 });
}
