import { LRUCache } from 'lru-cache';
import { type Clock, todayIn } from '#domain/clock.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { PublicReads } from '#server/db/public-reads.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import * as petCompany from '../groups/pet-company.ts';
import * as adopterSearch from './adopter-search.ts';
import type { PetChanges } from './change-pets.ts';
import * as formerPets from './former-pets.ts';
import * as petCodes from './pet-codes.ts';
import * as petDebuts from './pet-debuts.ts';
import * as petFeed from './pet-feed.ts';
import * as petFigures from './pet-figures.ts';
import * as petFit from './pet-fit.ts';
import * as petImports from './pet-imports.ts';
import type { PetMonth } from './pet-months.ts';
import * as petMonths from './pet-months.ts';
import type { PetCount } from './pet-search.ts';
import * as petSearch from './pet-search.ts';
import { createPetSearchReads } from './pet-search-reads.repository.ts';
import type { StatusCount } from './pets.repository.ts';

export type PetsService = ReturnType<typeof createPetsService>;

interface PetsDependencies extends Pick<PetChanges, 'petListeners'> {
  database: Database;
  dataVersions: DataVersions;
  publicReads?: PublicReads;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  limits: RateLimits;
  mediaAssets: MediaAssets;
  accounts: Pick<AccountsService, 'contactsOf'>;
}

export function createPetsService(dependencies: PetsDependencies) {
  const today = todayIn(dependencies.timezone, dependencies.clock);
  const shared = {
    ...dependencies,
    reads: createPetSearchReads(dependencies),
    today,
    now: () => dependencies.clock.now().toISOString(),
    totals: new LRUCache<string, number>({ max: 1_000 }),
    counts: new LRUCache<string, readonly PetCount[]>({ max: 200 }),
    cities: new LRUCache<number, string[]>({ max: 1 }),
    monthCounts: new LRUCache<string, PetMonth[]>({ max: 1 }),
    statusCounts: new LRUCache<number, StatusCount[]>({ max: 1 }),
  };
  return bindUseCases(
    shared,
    petSearch,
    adopterSearch,
    formerPets,
    petCodes,
    petFigures,
    petMonths,
    petImports,
    petCompany,
    petDebuts,
    petFeed,
    petFit,
  );
}
