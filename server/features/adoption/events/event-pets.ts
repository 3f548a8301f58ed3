import type { LRUCache } from 'lru-cache';
import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { invalid } from '#domain/errors.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { VisiblePet } from '#server/features/animals/pets/core/pets.policy.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import { participantsAt, upcomingPlaces } from './event-participants.repository.ts';
import { byEvent, type PetIdsByEvent } from './event-queries.ts';
import type { StoredEvent } from './event-rows.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  pets: PetsService;
  today: () => string;
  places: LRUCache<string, ReadonlyMap<string, StoredEvent>>;
}

/** In one answer, of all its events together. */
const mostPets = 1_500;

/** Looked up at once. */
const petsAtOnce = 200;

/** Pets of which is remembered that they take part in something. */
const mostPlaces = 20_000;

/** By a pet's id the next event that it takes part in; cached until an event changes, for lists of pets ask it. */
export async function nextEvents({
  today,
  places,
  database,
  dataVersions,
}: Dependencies): Promise<ReadonlyMap<string, StoredEvent>> {
  const key = `${await dataVersions.current('events')} ${today()}`;
  const known = places.get(key);
  if (known) return known;
  const next = new Map<string, StoredEvent>();
  for (const { petId, event } of await upcomingPlaces(database.query, today(), mostPlaces)) {
    if (!next.has(petId)) next.set(petId, event);
  }
  places.set(key, next);
  return next;
}

/** Of these pets, those in adoption that the viewer sees, each with its next event; others are left out. */
export async function nextEventsOf(
  dependencies: Dependencies,
  viewer: Viewer,
  ids: readonly string[],
): Promise<{ petId: string; event: StoredEvent }[]> {
  const next = await nextEvents(dependencies);
  const taking = ids.filter((id) => next.has(id));
  return (await petsByIds(dependencies, viewer, taking)).flatMap(
    ({ id: petId, status, deleted }) => {
      const event = next.get(petId);
      return event && status === 'adoption' && !deleted ? [{ petId, event }] : [];
    },
  );
}

/** Of these events the pets that take part and that the viewer sees. */
export function petsOf(
  dependencies: Dependencies,
  viewer: Viewer,
  events: readonly AdoptionEvent[],
) {
  return groupedPets(dependencies, viewer, new Map(events.map(({ id, petIds }) => [id, petIds])));
}

/** Of these events the pets that found a home on their day, as far as the viewer sees them. */
export async function adoptedPetsOf(
  dependencies: Dependencies,
  viewer: Viewer,
  events: readonly { id: string }[],
) {
  return groupedPets(
    dependencies,
    viewer,
    await adoptedAt(
      dependencies,
      events.map(({ id }) => id),
    ),
  );
}

/** The pets whom people can meet there: those that everybody sees and that look for a home. */
export async function petsToMeet(
  dependencies: Dependencies,
  { petIds }: AdoptionEvent,
): Promise<PublicPet[]> {
  const found = await petsByIds(dependencies, visitor, petIds);
  return found.filter(({ status }) => status === 'adoption');
}

/** By event, how many of its pets found a home on its day; those with none are left out. */
export async function adoptionsAt(
  dependencies: Dependencies,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const adopted = await adoptedAt(dependencies, ids);
  return new Map([...adopted].map(([id, petIds]) => [id, petIds.length]));
}

/** Of each of these events the pets that found a home on its day. */
async function adoptedAt(
  { database }: Dependencies,
  eventIds: readonly string[],
): Promise<PetIdsByEvent> {
  const places = await participantsAt(database.query, eventIds);
  const ids = [...new Set(places.map(({ petId }) => petId))];
  const pets = new Map((await petReferences.find(database.query, ids)).map((pet) => [pet.id, pet]));
  const foundHome = ({ petId, date }: (typeof places)[number]) =>
    pets.get(petId)?.history.some((entry) => entry.status === 'adopted' && entry.date === date);
  return byEvent(places.filter(foundHome));
}

/** Those of the ids that the viewer sees, in their order. */
async function petsByIds(
  { pets }: Dependencies,
  viewer: Viewer,
  ids: readonly string[],
): Promise<VisiblePet[]> {
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
  dependencies: Dependencies,
  viewer: Viewer,
  petIds: PetIdsByEvent,
): Promise<Map<string, VisiblePet[]>> {
  const all = [...new Set([...petIds.values()].flat())];
  if (all.length > mostPets) throw invalid({ with: ['queryTooCostly'] });
  const known = new Map((await petsByIds(dependencies, viewer, all)).map((pet) => [pet.id, pet]));
  return new Map(
    [...petIds].map(([eventId, ids]) => [eventId, ids.flatMap((id) => known.get(id) ?? [])]),
  );
}
