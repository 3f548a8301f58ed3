import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import { mediaUses } from '#server/features/kits/media/media-use.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import type { PetManagement } from '../pets/core/pet-management.service.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { findWaitingMedia } from './import-photos.repository.ts';
import { deleteImports, expiringImports } from './pet-imports.repository.ts';
import { createPetImportsService, type PetImportsService } from './pet-imports.service.ts';
import { petImportsPersonalData } from './pet-imports-personal-data.ts';
import { importJob } from './run-import.ts';

interface Dependencies {
  limits: RateLimits;
  audit: AuditService;
  accounts: AccountsService;
  media: MediaService;
  pets: PetsService;
  petManagement: PetManagement;
  petUploads: PetUploads;
}

export function petImportsFeature(
  given: Base & Dependencies,
): Feature<{ petImports: PetImportsService }> {
  const parts = { ...given, today: todayIn(given.timezone, given.clock) };
  const job = importJob(parts);
  return {
    services: { petImports: createPetImportsService({ ...parts, importJob: job }) },
    jobs: [job],
    contributes: [
      personalData(petImportsPersonalData(given.database)),
      retentions(retentionOf('petImports', expiringImports, deleteImports)),
      // Nobody sees them before they are a pet's.
      mediaUses({ topic: 'pets', inUse: findWaitingMedia, shown: async () => [] }),
    ],
  };
}
