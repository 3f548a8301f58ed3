import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { ApplicationListener } from '../applications/application-listener.ts';
import type { ApplicationStates } from '../applications/application-states.ts';
import type { ContractTerms } from '../applications/contract-terms.ts';
import type { ContractMails } from './contract-mails.ts';
import type { Verification } from './verified-documents.ts';

/** What the use cases of adoption contracts depend on. */
export interface ContractDependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  siteUrl: string;
  content: Pick<ContentService, 'record'>;
  audit: AuditService;
  limits: RateLimits;
  jobs: Jobs;
  files: FileStore;
  accounts: Pick<AccountsService, 'contactsOf' | 'find' | 'changeContact'>;
  states: ApplicationStates;
  mails: ContractMails;
  sealJob: Job<{ contractId: string }>;
  applicationListeners: readonly ApplicationListener[];
  terms: readonly ContractTerms[];
  otherDocuments: readonly ((
    query: Database['query'],
    code: string,
  ) => Promise<Verification | undefined>)[];
}
