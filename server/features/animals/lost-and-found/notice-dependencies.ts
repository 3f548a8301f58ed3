import type { Clock } from '#domain/clock.ts';
import { noticeMachine } from '#domain/lost-and-found/notice-machine.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { PetPlacesService } from '../pets/core/pet-places.service.ts';
import type { NoticeKeys } from './notice-keys.ts';
import type { NoticeMails } from './notice-mails.ts';
import { storeNoticeState } from './notices.repository.ts';

/** What the use cases of lost and found animals depend on. */
export interface NoticeDependencies {
  database: Database;
  dataVersions: Pick<DataVersions, 'bump'>;
  clock: Clock;
  /** YYYY-MM-DD */
  today: () => string;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf' | 'find' | 'holdersOf' | 'isSuspended'>;
  documentStates: DocumentStatesService;
  states: NoticeStates;
  privatePhotos: PrivatePhotos;
  petPlaces: Pick<PetPlacesService, 'whereIs'>;
  mails: NoticeMails;
  keys: NoticeKeys;
}

export const noticeStatesOf = (documentStates: DocumentStatesService) =>
  documentStates.of(noticeMachine, storeNoticeState);
type NoticeStates = ReturnType<typeof noticeStatesOf>;
