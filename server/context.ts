import { type Clock, systemClock } from '#domain/clock.ts';
import type { Config } from './config/config.ts';
import { createDataVersions } from './db/data-versions.ts';
import { openDatabase } from './db/open.ts';
import { createPetsService } from './features/pets/pets.service.ts';
import { createReferenceDataService } from './features/reference-data/reference-data.service.ts';
import { createLog } from './log.ts';

export type Context = Awaited<ReturnType<typeof createContext>>;

/** Builds every part of the portal once, in the order of their needs; a test replaces any of `overrides`. */
export async function createContext(config: Config, overrides: { clock?: Clock } = {}) {
  const log = createLog(config.log);
  const clock = overrides.clock ?? systemClock;
  const database = await openDatabase(config.database, log, clock);
  const dataVersions = createDataVersions(database, clock);

  return {
    config,
    log,
    clock,
    database,
    dataVersions,
    pets: createPetsService({ database, dataVersions, clock, timezone: config.timezone }),
    referenceData: createReferenceDataService({ database }),
    close: () => database.close(),
  };
}
