import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import { type EventFilter, type When, weekendOf } from '#domain/events/event-filter.ts';
import { type FederalState, federalState, findFederalStates } from '#domain/federal-states.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { participantsAt } from './event-participants.repository.ts';
import { byEvent, inOrder } from './event-queries.ts';
import type { EventCondition, EventQuery, StoredEvent } from './event-rows.ts';
import { petScopeOf } from './events.policy.ts';
import {
  federalStatesOf,
  findAnyEvent,
  findUncancelled,
  pageOfEvents,
} from './events.repository.ts';

interface Dependencies {
  database: Database;
  today: () => string;
}

/** As its page shows it. */
export type ShownEvent = AdoptionEvent & Pick<StoredEvent, 'movedFrom'>;

/** Everybody finds all events; which of their pets they see is told by `petIds`. */
export async function query(
  dependencies: Dependencies,
  viewer: Viewer,
  requested: EventQuery,
): Promise<Paged<AdoptionEvent>> {
  const { database } = dependencies;
  const order = requested.order.length > 0 ? requested.order : inOrder;
  const page = await pageOfEvents(database, { ...requested, order });
  return { ...page, items: await withPets(dependencies, viewer, page.items) };
}

/** For the public pages: events to come, the soonest first, or those that were, the latest first. */
export function list(
  dependencies: Dependencies,
  {
    when,
    filter,
    page,
    limit = pageSize,
  }: {
    when: When;
    filter: EventFilter;
    page: number;
    limit?: number;
  },
): Promise<Paged<AdoptionEvent>> {
  const { today } = dependencies;
  const isThen: EventCondition = {
    field: 'date',
    operator: when === 'upcoming' ? '>=' : '<',
    value: today(),
  };
  const direction = when === 'upcoming' ? 'asc' : 'desc';
  const order = inOrder.map(({ field }) => ({ field, direction }) as const);
  return query(dependencies, visitor, {
    where: [isThen, ...conditionsOf(filter, today())],
    order,
    page,
    limit,
  });
}

/** The states in which events are to be or were, by their names. */
export async function statesWith(
  { database, today }: Dependencies,
  when: When,
): Promise<FederalState[]> {
  const found = new Set(await federalStatesOf(database.query, when, today()));
  return federalState.values.filter((state) => found.has(state));
}

/** One that takes place. */
export async function find(
  dependencies: Dependencies,
  id: string,
): Promise<ShownEvent | undefined> {
  const { database } = dependencies;
  const event = await findUncancelled(database.query, id);
  const [shown] = event ? await withPets(dependencies, visitor, [event]) : [];
  return event && shown && { ...shown, movedFrom: event.movedFrom };
}

/** Of such an event nothing else is told. */
export async function isCancelled({ database }: Dependencies, id: string): Promise<boolean> {
  return typeof (await findAnyEvent(database.query, id))?.cancelledAt === 'string';
}

async function withPets(
  { today, database }: Dependencies,
  viewer: Viewer,
  events: StoredEvent[],
): Promise<AdoptionEvent[]> {
  const ids = events.map(({ id }) => id);
  const places = await participantsAt(database.query, ids);
  const requested = [...new Set(places.map(({ petId }) => petId))];
  const seen = new Set(
    await petReferences.inScope(database.query, requested, petScopeOf(viewer), today()),
  );
  const petIds = byEvent(places.filter(({ petId }) => seen.has(petId)));
  return events.map(({ cancelledAt: _, movedFrom: __, ...event }) => ({
    ...event,
    petIds: petIds.get(event.id) ?? [],
  }));
}

function conditionsOf(
  { date, weekend, city, federalState: state, postalCode }: EventFilter,
  today: string,
): EventCondition[] {
  const conditions: EventCondition[] = [];
  if (weekend) {
    const { from, to } = weekendOf(today);
    conditions.push(
      { field: 'date', operator: '>=', value: from },
      { field: 'date', operator: '<=', value: to },
    );
  }
  if (date) conditions.push({ field: 'date', operator: '=', value: date });
  if (city) conditions.push({ field: 'city', operator: 'contains', value: city, fold: true });
  if (state) {
    const value = findFederalStates(state);
    conditions.push({ field: 'federalState', operator: 'in', value });
  }
  if (postalCode)
    conditions.push({ field: 'postalCode', operator: 'like', value: `${postalCode}%` });
  return conditions;
}
