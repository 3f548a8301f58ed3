import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Stamping } from './chosen-stamping.ts';
import * as donorInvoices from './donor-invoices.ts';
import * as guestInvoices from './guest-invoices.ts';
import * as inKindInvoices from './in-kind-invoices.ts';
import * as invoiceReading from './invoice-reading.ts';
import * as invoiceRequests from './invoice-requests.ts';
import type { InvoiceStore } from './invoice-store.ts';
import type { IssuersService } from './issuers.service.ts';
import type { createReceivers } from './receivers.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  files: FileStore;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'find'>;
  audit: AuditService;
  issuers: IssuersService;
  receivers: ReturnType<typeof createReceivers>;
  stamping: Stamping;
  store: InvoiceStore;
  settings: Pick<SettingsService, 'current'>;
}

export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** The invoices of donations, for their donors, with an account or by the link of a gift; and of gifts in kind. */
export const createInvoicesService = (dependencies: Dependencies) =>
  bindUseCases(
    dependencies,
    invoiceRequests,
    invoiceReading,
    guestInvoices,
    donorInvoices,
    inKindInvoices,
  );
