import { addDays } from '#domain/dates.ts';
import type { Database } from '#server/db/database.ts';
import { inOrder } from './event-queries.ts';
import type { StoredEvent } from './event-rows.ts';
import { findAnyEvent, pageOfEvents, pageWithCancelled } from './events.repository.ts';

interface Dependencies {
  database: Database;
  today: () => string;
}

const daysInCalendar = 60;

const mostInCalendar = 300;

const mostInSitemap = 1_000;

/** A cancelled one too: calendars are told so. */
export function findForCalendar(
  { database }: Dependencies,
  id: string,
): Promise<StoredEvent | undefined> {
  return findAnyEvent(database.query, id);
}

/** Those to come, and those that were lately or are cancelled, so that calendars know what became of them. */
export async function forCalendar({ today, database }: Dependencies): Promise<StoredEvent[]> {
  const since = addDays(today(), -daysInCalendar);
  const where = [{ field: 'date', operator: '>=', value: since } as const];
  const { items } = await pageWithCancelled(database, {
    where,
    order: inOrder,
    page: 1,
    limit: mostInCalendar,
  });
  return items;
}

/** For the sitemap: the latest first. */
export async function forSitemap({ database }: Dependencies): Promise<StoredEvent[]> {
  const order = [{ field: 'date', direction: 'desc' } as const];
  const { items } = await pageOfEvents(database, {
    where: [],
    order,
    page: 1,
    limit: mostInSitemap,
  });
  return items;
}
