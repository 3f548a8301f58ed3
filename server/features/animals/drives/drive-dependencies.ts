import type { Clock } from '#domain/clock.ts';
import { bookingMachine, driveMachine } from '#domain/drives/drive-machine.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentSeal } from '#server/features/adoption/contracts/document-seal.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { SignedIds } from '#server/keys/signatures.ts';
import type { CareService } from '../care/care.service.ts';
import { storeBookingState } from './drive-bookings.repository.ts';
import type { DriveMails } from './drive-mails.ts';
import { storeDriveState } from './drives.repository.ts';

/** What the use cases of drives depend on. */
export interface DriveDependencies {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  /** IANA name; by its clocks drives take place. */
  timezone: string;
  siteUrl: string;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'isSuspended'>;
  content: Pick<ContentService, 'record' | 'letterhead'>;
  care: Pick<CareService, 'record'>;
  documentStates: DocumentStatesService;
  driveStates: DriveStates;
  bookingStates: BookingStates;
  mails: DriveMails;
  documentSeal: DocumentSeal;
  /** What opens the page of one booking. */
  keys: SignedIds;
}

export const driveStatesOf = (documentStates: DocumentStatesService) =>
  documentStates.of(driveMachine, storeDriveState);
type DriveStates = ReturnType<typeof driveStatesOf>;

export const bookingStatesOf = (documentStates: DocumentStatesService) =>
  documentStates.of(bookingMachine, storeBookingState);
type BookingStates = ReturnType<typeof bookingStatesOf>;
