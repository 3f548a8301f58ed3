import type { Clock } from '#domain/clock.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { PetManagement } from '../pets/core/pet-management.service.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';

/** What the use cases here depend on. */
export interface ImportParts {
  database: Database;
  dataVersions: DataVersions;
  jobs: Jobs;
  audit: AuditService;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'contactsOf'>;
  media: Pick<MediaService, 'addImage' | 'forget'>;
  pets: Pick<PetsService, 'upsertAllImported'>;
  petManagement: Pick<PetManagement, 'takeBackImported'>;
  petUploads: Pick<PetUploads, 'addMedia'>;
  clock: Clock;
  /** YYYY-MM-DD */
  today: () => string;
}
