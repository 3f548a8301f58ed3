import { LRUCache } from 'lru-cache';
import { type Clock, todayIn } from '#domain/clock.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as eventCalendars from './event-calendars.ts';
import * as eventLists from './event-lists.ts';
import * as eventMonths from './event-months.ts';
import * as eventPets from './event-pets.ts';
import type { StoredEvent } from './event-rows.ts';

export type AdoptionEventsService = ReturnType<typeof createAdoptionEventsService>;

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  pets: PetsService;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
}

export const createAdoptionEventsService = (dependencies: Dependencies) => {
  const today = todayIn(dependencies.timezone, dependencies.clock);
  const places = new LRUCache<string, ReadonlyMap<string, StoredEvent>>({ max: 1 });
  const shared = { ...dependencies, today, places };
  return bindUseCases(shared, eventLists, eventCalendars, eventPets, eventMonths);
};
