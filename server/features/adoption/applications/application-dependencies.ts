import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { PetAdoption } from '#server/features/animals/pets/core/pet-adoption.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { RestrictionsService } from '../restrictions/restrictions.service.ts';
import type { ApplicationListener } from './application-listener.ts';
import type { ApplicationMails } from './application-mails.ts';
import type { ApplicationStates } from './application-states.ts';
import type { ConfirmationJob } from './confirmation-job.ts';
import type { NoticeMails } from './notice-mails.ts';
import type { TalkMails } from './talk-mails.ts';
import type { WaitingList } from './waiting-list.ts';

/** What the use cases of adoption applications depend on. */
export interface ApplicationDependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'contactsOf' | 'find'>;
  petAdoption: PetAdoption;
  restrictions: RestrictionsService;
  states: ApplicationStates;
  mails: ApplicationMails & NoticeMails & TalkMails;
  jobs: Jobs;
  privatePhotos: PrivatePhotos;
  captcha: CaptchaService;
  confirmation: ConfirmationJob;
  waitingList: WaitingList;
  applicationListeners: readonly ApplicationListener[];
}
