import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { CalendarWriter } from '#server/features/kits/calendars/calendar-writer.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { SignedIds, Signer } from '#server/keys/signatures.ts';
import type { PetCare } from '../pets/core/pet-care.ts';
import type { CareAccess } from './care-access.ts';

/** What the use cases of medical records depend on. */
export interface CareDependencies {
  database: Database;
  clock: Clock;
  /** YYYY-MM-DD, by the site's time zone. */
  today: () => string;
  limits: RateLimits;
  audit: AuditService;
  catalogues: Pick<CataloguesService, 'every'>;
  petCare: PetCare;
  /** Filled while the features are built. */
  accesses: readonly CareAccess[];
}

/** And of the links by which vets write. */
export interface VetVisitDependencies extends CareDependencies {
  vetLinkKeys: SignedIds;
  /** Of visits that were sent: the same one is known again. */
  visitSigner: Signer;
  accounts: Pick<AccountsService, 'contactsOf' | 'isActive'>;
  mail: MailService;
  mediaAssets: Pick<MediaAssets, 'find'>;
}

/** And of what is printed. */
export interface BookletDependencies extends CareDependencies {
  files: Pick<FileStore, 'open'>;
  content: Pick<ContentService, 'letterhead'>;
}

/** And of the calendars that people subscribe to. */
export interface CalendarDependencies extends CareDependencies {
  calendarKeys: SignedIds;
  calendars: CalendarWriter;
  accounts: Pick<AccountsService, 'contactsOf' | 'isActive'>;
  siteUrl: string;
}
