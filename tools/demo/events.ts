import type { DemoEvent } from '#content/demo/demo-events.ts';
import type { Actor } from '#domain/access/actor.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';

const saturday = 6;

/** @param today YYYY-MM-DD, the day on which the demonstration is filled */
function dayOf({ when }: DemoEvent, today: string): string {
  if ('daysAgo' in when) return addDays(today, -when.daysAgo);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  // The one after tomorrow at the earliest, so that there is time to sign up.
  const untilNext = ((saturday - weekday + 5) % 7) + 2;
  return addDays(today, untilNext + 7 * (when.saturday - 1));
}

/** Brings a pet that has just come in to the events that it will take part in; the first one makes the event. */
export async function addEventParticipants(
  { eventManagement, adoptionEvents, config }: Context,
  petId: string,
  events: readonly DemoEvent[],
  actor: Actor,
  start: Date,
): Promise<void> {
  for (const event of events) {
    const { when: _, pets: __, ...description } = event;
    const date = dayOf(event, dateIn(config.timezone, start));
    const where = [
      { field: 'date', operator: '=', value: date } as const,
      { field: 'address', operator: '=', value: event.address } as const,
    ];
    const { items } = await adoptionEvents.query(actor.viewer, {
      where,
      order: [],
      page: 1,
      limit: 1,
    });
    const id =
      items[0]?.id ??
      (await eventManagement.create(actor, { description: { ...description, date } }));
    await eventManagement.addPet(actor, { eventId: id, petId });
  }
}
