import { todayIn } from '#domain/clock.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { CataloguesService } from '../catalogues/catalogues.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { hearOfPets } from './hear-of-pets.ts';
import { deletePassports, expiringPassports } from './passports.repository.ts';
import { createPassportsService, type PassportsService } from './passports.service.ts';
import { passportsPersonalData } from './passports-personal-data.ts';

interface Needs {
  limits: RateLimits;
  audit: AuditService;
  catalogues: CataloguesService;
}

export function passportsFeature(given: Base & Needs): Feature<{ passports: PassportsService }> {
  const today = todayIn(given.timezone, given.clock);
  const parts = { ...given, today, accesses: given.collected.careAccesses };
  return {
    services: { passports: createPassportsService(parts) },
    petListeners: [hearOfPets(given)],
    personalData: [passportsPersonalData(given.database)],
    retentions: [retentionOf('petPassports', expiringPassports, deletePassports)],
  };
}
