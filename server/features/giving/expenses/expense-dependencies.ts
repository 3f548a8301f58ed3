import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { FileScanner } from '#server/adapters/scanning/file-scanner.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Signer } from '#server/keys/signatures.ts';

/** What the use cases of expenses depend on. */
export interface ExpenseDependencies {
  database: Database;
  clock: Clock;
  /** YYYY-MM-DD, by the site's time zone. */
  today: () => string;
  limits: RateLimits;
  audit: AuditService;
  files: FileStore;
  scanner: FileScanner;
  signer: Signer;
}
