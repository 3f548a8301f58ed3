import type { Clock } from '#domain/clock.ts';
import { volunteerMachine } from '#domain/volunteers/volunteer-machine.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentSeal } from '#server/features/adoption/contracts/document-seal.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { CalendarWriter } from '#server/features/kits/calendars/calendar-writer.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { SignedIds } from '#server/keys/signatures.ts';
import type { VolunteerMails } from './volunteer-mails.ts';
import { storeVolunteerState } from './volunteers.repository.ts';

/** What the use cases of volunteers depend on. */
export interface VolunteerDependencies {
  database: Database;
  clock: Clock;
  siteName: string;
  siteUrl: string;
  /** IANA name, by whose clocks shifts begin. */
  timezone: string;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf' | 'find' | 'holdersOf' | 'isSuspended'>;
  documentStates: DocumentStatesService;
  states: VolunteerStates;
  mails: VolunteerMails;
  /** What opens the page of one application. */
  keys: SignedIds;
  /** What opens the calendar of one volunteer. */
  calendarKeys: SignedIds;
  calendars: CalendarWriter;
  content: Pick<ContentService, 'record' | 'letterhead'>;
  documentSeal: DocumentSeal;
  files: FileStore;
  jobs: Jobs;
  sealJob: Job<{ id: string }>;
  forgetFiles: Job<{ id: string }>;
}

export const volunteerStatesOf = (documentStates: DocumentStatesService) =>
  documentStates.of(volunteerMachine, storeVolunteerState);
type VolunteerStates = ReturnType<typeof volunteerStatesOf>;
