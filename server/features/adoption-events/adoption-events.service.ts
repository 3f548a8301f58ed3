import { LRUCache } from 'lru-cache';
import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { invalid } from '#domain/errors.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import { type EventFilter, type When, weekendOf } from '#domain/events/event-filter.ts';
import { type FederalState, federalState, findFederalStates } from '#domain/federal-states.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { VisiblePet } from '../pets/core/pets.policy.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import { petScopeOf } from './adoption-events.policy.ts';
import { createEventsRepository } from './adoption-events.repository.ts';
import type { EventCondition, EventQuery, StoredEvent } from './event-rows.ts';

type PetIdsByEvent = ReadonlyMap<string, string[]>;

export type AdoptionEventsService = ReturnType<typeof createAdoptionEventsService>;

/** As its page shows it. */
export type ShownEvent = AdoptionEvent & Pick<StoredEvent, 'movedFrom'>;

/** In one answer, of all its events together. */
const mostPets = 1_500;
/** Looked up at once. */
const petsAtOnce = 200;
/** Pets of which is remembered that they take part in something. */
const mostPlaces = 20_000;

const daysInCalendar = 60;
const mostInCalendar = 300;
const mostInSitemap = 1_000;

/** As calendars and people read them: the soonest first. */
const inOrder = (['date', 'startsAt', 'endsAt'] as const).map((field) => ({
  field,
  direction: 'asc' as const,
}));

export function createAdoptionEventsService({
  database,
  dataVersions,
  pets,
  clock,
  timezone,
}: {
  database: Database;
  dataVersions: DataVersions;
  pets: PetsService;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
}) {
  const repository = createEventsRepository(database);
  const today = () => dateIn(timezone, clock.now());
  const places = new LRUCache<string, ReadonlyMap<string, StoredEvent>>({ max: 1 });

  async function withPets(viewer: Viewer, events: StoredEvent[]): Promise<AdoptionEvent[]> {
    const ids = events.map(({ id }) => id);
    const places = await repository.participants(ids);
    const asked = [...new Set(places.map(({ petId }) => petId))];
    const seen = new Set(
      await petReferences.inScope(database.query, asked, petScopeOf(viewer), today()),
    );
    const petIds = byEvent(places.filter(({ petId }) => seen.has(petId)));
    return events.map(({ cancelledAt: _, movedFrom: __, ...event }) => ({
      ...event,
      petIds: petIds.get(event.id) ?? [],
    }));
  }

  async function query(viewer: Viewer, asked: EventQuery): Promise<Paged<AdoptionEvent>> {
    const order = asked.order.length > 0 ? asked.order : inOrder;
    const page = await repository.page({ ...asked, order });
    return { ...page, items: await withPets(viewer, page.items) };
  }

  /** Of each of these events the pets that found a home on its day. */
  async function adoptedAt(eventIds: readonly string[]): Promise<PetIdsByEvent> {
    const places = await repository.participants(eventIds);
    const ids = [...new Set(places.map(({ petId }) => petId))];
    const pets = new Map(
      (await petReferences.find(database.query, ids)).map((pet) => [pet.id, pet]),
    );
    const foundHome = ({ petId, date }: (typeof places)[number]) =>
      pets.get(petId)?.history.some((entry) => entry.status === 'adopted' && entry.date === date);
    return byEvent(places.filter(foundHome));
  }

  /** Those of the ids that the viewer sees, in their order. */
  async function petsByIds(viewer: Viewer, ids: readonly string[]): Promise<VisiblePet[]> {
    const found = new Map<string, VisiblePet>();
    for (let start = 0; start < ids.length; start += petsAtOnce) {
      const value = ids.slice(start, start + petsAtOnce);
      const where = [{ field: 'id', operator: 'in', value } as const];
      const { items } = await pets.query(viewer, { where, order: [], page: 1, limit: petsAtOnce });
      for (const pet of items) found.set(pet.id, pet);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** @throws AppError invalid, when these are more than an answer holds */
  async function groupedPets(
    viewer: Viewer,
    petIds: PetIdsByEvent,
  ): Promise<Map<string, VisiblePet[]>> {
    const all = [...new Set([...petIds.values()].flat())];
    if (all.length > mostPets) throw invalid({ with: ['queryTooCostly'] });
    const known = new Map((await petsByIds(viewer, all)).map((pet) => [pet.id, pet]));
    return new Map(
      [...petIds].map(([eventId, ids]) => [eventId, ids.flatMap((id) => known.get(id) ?? [])]),
    );
  }

  /** By a pet's id the next event that it takes part in; kept until an event changes, for lists of pets ask it. */
  async function nextEvents(): Promise<ReadonlyMap<string, StoredEvent>> {
    const key = `${await dataVersions.current('events')} ${today()}`;
    const known = places.get(key);
    if (known) return known;
    const next = new Map<string, StoredEvent>();
    for (const { petId, event } of await repository.upcomingPlaces(today(), mostPlaces)) {
      if (!next.has(petId)) next.set(petId, event);
    }
    places.set(key, next);
    return next;
  }

  return {
    nextEvents,

    /** Of these pets, those in adoption that the viewer sees, each with its next event; others are left out. */
    async nextEventsOf(
      viewer: Viewer,
      ids: readonly string[],
    ): Promise<{ petId: string; event: StoredEvent }[]> {
      const next = await nextEvents();
      const taking = ids.filter((id) => next.has(id));
      return (await petsByIds(viewer, taking)).flatMap(({ id: petId, status, deleted }) => {
        const event = next.get(petId);
        return event && status === 'adoption' && !deleted ? [{ petId, event }] : [];
      });
    },

    /** Everybody finds all events; which of their pets they see is told by `petIds`. */
    query,

    /** For the public pages: events to come, the soonest first, or those that were, the latest first. */
    list({
      when,
      filter,
      page,
      limit = pageSize,
    }: {
      when: When;
      filter: EventFilter;
      page: number;
      limit?: number;
    }): Promise<Paged<AdoptionEvent>> {
      const isThen: EventCondition = {
        field: 'date',
        operator: when === 'upcoming' ? '>=' : '<',
        value: today(),
      };
      const direction = when === 'upcoming' ? 'asc' : 'desc';
      const order = inOrder.map(({ field }) => ({ field, direction }) as const);
      return query(visitor, {
        where: [isThen, ...conditionsOf(filter, today())],
        order,
        page,
        limit,
      });
    },

    /** The states in which events are to be or were, by their names. */
    async statesWith(when: When): Promise<FederalState[]> {
      const found = new Set(await repository.federalStates(when, today()));
      return federalState.values.filter((state) => found.has(state));
    },

    /** One that takes place. */
    async find(id: string): Promise<ShownEvent | undefined> {
      const event = await repository.find(id);
      const [shown] = event ? await withPets(visitor, [event]) : [];
      return event && shown && { ...shown, movedFrom: event.movedFrom };
    },

    /** Of such an event nothing else is told. */
    async isCancelled(id: string): Promise<boolean> {
      return typeof (await repository.findAny(id))?.cancelledAt === 'string';
    },

    /** A cancelled one too: calendars are told so. */
    findForCalendar: (id: string): Promise<StoredEvent | undefined> => repository.findAny(id),

    /** Of these events the pets that take part and that the viewer sees. */
    petsOf: (viewer: Viewer, events: readonly AdoptionEvent[]) =>
      groupedPets(viewer, new Map(events.map(({ id, petIds }) => [id, petIds]))),

    /** Of these events the pets that found a home on their day, as far as the viewer sees them. */
    adoptedPetsOf: async (viewer: Viewer, events: readonly { id: string }[]) =>
      groupedPets(viewer, await adoptedAt(events.map(({ id }) => id))),

    /** The pets whom people can meet there: those that everybody sees and that look for a home. */
    async petsToMeet({ petIds }: AdoptionEvent): Promise<PublicPet[]> {
      const found = await petsByIds(visitor, petIds);
      return found.filter(({ status }) => status === 'adoption');
    },

    /** By event, how many of its pets found a home on its day; those with none are left out. */
    async adoptionsAt(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const adopted = await adoptedAt(ids);
      return new Map([...adopted].map(([id, petIds]) => [id, petIds.length]));
    },

    /** Those to come, and those that were lately or are cancelled, so that calendars know what became of them. */
    async forCalendar(): Promise<StoredEvent[]> {
      const since = addDays(today(), -daysInCalendar);
      const where = [{ field: 'date', operator: '>=', value: since } as const];
      const { items } = await repository.pageWithCancelled({
        where,
        order: inOrder,
        page: 1,
        limit: mostInCalendar,
      });
      return items;
    },

    /** For the sitemap: the latest first. */
    async forSitemap(): Promise<StoredEvent[]> {
      const order = [{ field: 'date', direction: 'desc' } as const];
      const { items } = await repository.page({ where: [], order, page: 1, limit: mostInSitemap });
      return items;
    },
  };
}

function byEvent(places: readonly { eventId: string; petId: string }[]): PetIdsByEvent {
  const found = new Map<string, string[]>();
  for (const { eventId, petId } of places)
    found.set(eventId, [...(found.get(eventId) ?? []), petId]);
  return found;
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
