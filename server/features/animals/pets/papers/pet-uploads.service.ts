import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { FileScanner } from '#server/adapters/scanning/file-scanner.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { createSigner } from '#server/keys/signatures.ts';
import * as paperChanges from './paper-changes.ts';
import type { PaperListener } from './paper-listener.ts';
import * as paperReading from './paper-reading.ts';
import * as petMediaUploads from './pet-media-uploads.ts';

export type PetUploads = ReturnType<typeof createPetUploads>;

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
  media: MediaService;
  files: FileStore;
  scanner: FileScanner;
  clock: Clock;
  secretKey: string;
  /** Filled while the features are built. */
  paperListeners: readonly PaperListener[];
}

/** What people upload to a pet: pictures and videos for everybody, and papers for few. */
export const createPetUploads = (dependencies: Dependencies) => {
  const signer = createSigner(dependencies.secretKey, 'pet documents');
  const shared = { ...dependencies, signer };
  return bindUseCases(shared, petMediaUploads, paperReading, paperChanges);
};
