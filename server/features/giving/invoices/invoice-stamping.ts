import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { ReferenceDataService } from '#server/features/kits/reference-data/reference-data.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Stamping } from './chosen-stamping.ts';
import type { InvoiceMails } from './invoice-mails.ts';
import type { InvoiceReviews } from './invoice-reviews.ts';
import type { InvoiceStates } from './invoice-states.ts';
import * as stampInvoice from './stamp-invoice.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  log: Logger;
  files: FileStore;
  audit: AuditService;
  mails: InvoiceMails;
  limits: RateLimits;
  reviews: InvoiceReviews;
  referenceData: Pick<ReferenceDataService, 'query'>;
  stamping: Stamping;
  states: InvoiceStates;
  content: Pick<ContentService, 'letterhead'>;
}

export type InvoiceStamping = ReturnType<typeof createInvoiceStamping>;

/**
 * Brings a sealed invoice to its end. Every step can be done again: the provider gives the same document the same
 * stamp, files are replaced by themselves, and only who moves the invoice on tells the donor.
 */
export const createInvoiceStamping = (dependencies: Dependencies) =>
  bindUseCases(dependencies, stampInvoice);
