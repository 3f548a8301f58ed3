import { todayIn } from '#domain/clock.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { CataloguesService } from '../catalogues/catalogues.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { PetCare } from '../pets/core/pet-care.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { type CareService, createCareService } from './care.service.ts';
import { expiringPeople, forgetPeople } from './care-entries.repository.ts';
import { carePersonalData } from './care-personal-data.ts';
import { replanCare } from './care-plan.ts';
import { hearOfPets } from './hear-of-pets.ts';

interface Needs {
  limits: RateLimits;
  audit: AuditService;
  catalogues: CataloguesService;
  petCare: PetCare;
}

export function careFeature(given: Base & Needs): Feature<{ care: CareService }> {
  const today = todayIn(given.timezone, given.clock);
  const parts = { ...given, today, accesses: given.collected.careAccesses };
  return {
    services: { care: createCareService(parts) },
    jobs: [replanCare(parts)],
    personalData: [carePersonalData(given.database)],
    petListeners: [hearOfPets(parts)],
    retentions: [retentionOf('carePeople', expiringPeople, forgetPeople)],
  };
}
