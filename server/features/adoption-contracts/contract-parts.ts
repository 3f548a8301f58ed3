import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { ApplicationStates } from '../adoption-applications/application-states.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { Collected } from '../feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ContractMails } from './contract-mails.ts';

/** What the use cases of adoption contracts depend on. */
export interface ContractParts {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  siteUrl: string;
  content: Pick<ContentService, 'published'>;
  audit: AuditService;
  limits: RateLimits;
  jobs: Jobs;
  files: FileStore;
  accounts: Pick<AccountsService, 'contactsOf' | 'find' | 'changeContact'>;
  states: ApplicationStates;
  mails: ContractMails;
  sealJob: Job<{ contractId: string }>;
  collected: Pick<Collected, 'applicationListeners'>;
}
