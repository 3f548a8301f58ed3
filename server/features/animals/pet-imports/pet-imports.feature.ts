import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import { mediaUses } from '#server/features/kits/media/media-use.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { ImportsService } from '#server/features/organisation/imports/imports.service.ts';
import { createImports } from '#server/features/organisation/imports/imports.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { PetManagement } from '../pets/core/pet-management.service.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { findWaitingMedia } from './import-photos.repository.ts';
import { createImportPhotos, type ImportPhotos } from './pet-import-photos.service.ts';
import { petTableImport } from './pet-table-import.ts';

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
  dependencies: Base & Dependencies,
): Feature<{ petImports: ImportsService; petImportPhotos: ImportPhotos }> {
  const shared = { ...dependencies, today: todayIn(dependencies.timezone, dependencies.clock) };
  const { service, job } = createImports({ ...dependencies, of: petTableImport(shared) });
  return {
    services: {
      petImports: service,
      petImportPhotos: createImportPhotos({ ...shared, imports: service }),
    },
    jobs: [job],
    contributes: [
      // Nobody sees them before they are a pet's.
      mediaUses({ topic: 'pets', inUse: findWaitingMedia, shown: async () => [] }),
    ],
  };
}
