import type { Clock } from '#domain/clock.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { ApplicationListener } from '../applications/application-listener.ts';
import type { FollowUpMails } from './follow-up-mails.ts';

/** What the use cases of follow-ups depend on. */
export interface FollowUpDependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'isSuspended'>;
  mails: FollowUpMails;
  dataVersions: DataVersions;
  privatePhotos: PrivatePhotos;
  content: Pick<ContentService, 'published' | 'record'>;
  mediaAssets: MediaAssets;
  applicationListeners: readonly ApplicationListener[];
}
