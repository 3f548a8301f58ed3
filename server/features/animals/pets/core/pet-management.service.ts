import { type Clock, todayIn } from '#domain/clock.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import * as petGroups from '../groups/pet-groups.ts';
import type { PetFilesRemoval } from '../papers/pet-files-removal.ts';
import * as petChanges from './pet-changes.ts';
import type { PetListener } from './pet-listener.ts';
import * as petRegistration from './pet-registration.ts';
import * as petRemoval from './pet-removal.ts';
import * as petTakingBack from './pet-taking-back.ts';
import type { PetUse } from './pet-use.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'contactsOf'>;
  filesRemoval: PetFilesRemoval;
  petListeners: readonly PetListener[];
  petUses: readonly PetUse[];
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
}

export type PetManagement = ReturnType<typeof createPetManagement>;

/** Registering and changing pets: each use case is one transaction with its security event and the caches' version. */
export const createPetManagement = (dependencies: Dependencies) => {
  const today = todayIn(dependencies.timezone, dependencies.clock);
  const now = () => dependencies.clock.now().toISOString();
  const shared = { ...dependencies, today, now };
  return bindUseCases(shared, petRegistration, petChanges, petRemoval, petTakingBack, petGroups);
};
