import { todayIn } from '#domain/clock.ts';
import { petUses } from '#server/features/animals/pets/core/pet-use.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { careAccesses } from '../care/care-access.ts';
import { petListeners } from '../pets/core/pet-listener.ts';
import { onPetChanged } from './on-pet-changed.ts';
import {
  deletePassports,
  expiringPassports,
  findPetsWithPassport,
} from './passports.repository.ts';
import { createPassportsService, type PassportsService } from './passports.service.ts';
import { passportsPersonalData } from './passports-personal-data.ts';

interface Dependencies {
  content: ContentService;
  limits: RateLimits;
  audit: AuditService;
  catalogues: CataloguesService;
}

export function passportsFeature(
  dependencies: Base & Dependencies,
): Feature<{ passports: PassportsService }> {
  const today = todayIn(dependencies.timezone, dependencies.clock);
  const shared = { ...dependencies, today, accesses: dependencies.contributions.to(careAccesses) };
  return {
    services: { passports: createPassportsService(shared) },
    contributes: [
      petUses(findPetsWithPassport),
      petListeners(onPetChanged(dependencies)),
      personalData(passportsPersonalData(dependencies.database)),
      retentions(retentionOf('petPassports', expiringPassports, deletePassports)),
    ],
  };
}
