import { z } from 'zod';
import { todayIn } from '#domain/clock.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import { keyedService } from '#server/features/kits/provider-keys/keyed-service.ts';
import { withKeysOfTheMoment } from '#server/features/kits/provider-keys/keys-of-the-moment.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { ReferenceDataService } from '#server/features/kits/reference-data/reference-data.service.ts';
import { customerUses } from '#server/features/organisation/catalogues/customer-use.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { statusChecks } from '#server/features/organisation/operations/status-check.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import { setupChecks } from '#server/features/organisation/setup/setup-check.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentions } from '#server/features/people/retention/retention.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { giftClaims } from '../donations/guests/gift-claim.ts';
import { donationInvoicing } from '../donations/past/donation-invoicing.ts';
import { type Accounting, createAccounting } from './accounting.ts';
import { type CancellationsService, createCancellationsService } from './cancellations.service.ts';
import { createSealOpener } from './cfdi/seal-certificate.ts';
import { chooseStamping, type StampingPorts, stampingService } from './chosen-stamping.ts';
import {
  createGlobalInvoicesService,
  type GlobalInvoicesService,
} from './global-invoices.service.ts';
import { createInvoiceMails } from './invoice-mails.ts';
import {
  claimInvoices,
  findInvoicedCustomers,
  moveInvoiceEmail,
} from './invoice-receivers.repository.ts';
import { invoiceRefused } from './invoice-refused-mail.ts';
import { createInvoiceRetention } from './invoice-retention.ts';
import { invoiceToReview } from './invoice-review-mail.ts';
import { createInvoiceReviews } from './invoice-reviews.ts';
import { invoiceStamped } from './invoice-stamped-mail.ts';
import { createInvoiceStamping, type InvoiceStamping } from './invoice-stamping.ts';
import { createInvoiceStates } from './invoice-states.ts';
import { createInvoiceStore } from './invoice-store.ts';
import { findInvoiced, findLatestGlobalMonth } from './invoiced-donations.repository.ts';
import { createInvoicesService, type InvoicesService } from './invoices.service.ts';
import { invoicesPersonalData } from './invoices-personal-data.ts';
import { countInvoicesToReview } from './invoices-to-review.repository.ts';
import { createIssuersService, type IssuersService } from './issuers.service.ts';
import {
  createPendingInvoicesService,
  type PendingInvoicesService,
} from './pending-invoices.service.ts';
import { createReceivers } from './receivers.ts';
import { sealExpiring } from './seal-expiring-mail.ts';
import { sealExpiryMails } from './seal-expiry.ts';
import { sealStatus } from './seal-status.ts';
import { watchStamps } from './stamp-watch.ts';
import { stampingSetup } from './stamping-setup.ts';

interface InvoiceServices {
  issuers: IssuersService;
  invoices: InvoicesService;
  invoiceStamping: InvoiceStamping;
  cancellations: CancellationsService;
  globalInvoices: GlobalInvoicesService;
  pendingInvoices: PendingInvoicesService;
  accounting: Accounting;
}

/** The waits grow to an hour each: longer than the 72 hours for which a document can be stamped; then `watchStamps` asks. */
const attempts = 100;

export function invoicesFeature(
  dependencies: Base &
    StampingPorts & {
      content: ContentService;
      limits: RateLimits;
      mail: MailService;
      audit: AuditService;
      documentStates: DocumentStatesService;
      accounts: AccountsService;
      referenceData: ReferenceDataService;
      settings: SettingsService;
      keyVault: KeyVault;
    },
): Feature<InvoiceServices> {
  const { clock, timezone } = dependencies;
  const { keyVault } = dependencies;
  const stamping = chooseStamping(dependencies);
  const opener = createSealOpener();
  const issuers = createIssuersService({ ...dependencies, opener, stamping });
  const receivers = createReceivers({ ...dependencies, today: todayIn(timezone, clock) });
  const mails = createInvoiceMails(dependencies);
  const reviews = createInvoiceReviews({ ...dependencies, mails });
  const states = createInvoiceStates(dependencies.documentStates);
  const invoiceStamping = createInvoiceStamping({
    ...dependencies,
    mails,
    reviews,
    stamping,
    states,
  });
  const settleJob = defineJob({
    kind: 'invoices.settle',
    queue: 'providers',
    waitsFor: 'sw',
    timeLimit: 180_000,
    attempts,
    input: z.object({ id: z.string() }),
    async run({ id }) {
      await keyVault.refresh();
      return invoiceStamping.settle(id);
    },
  });
  const store = createInvoiceStore({ ...dependencies, settleJob, states });
  const shared = { ...dependencies, issuers, receivers, stamping, store, states };
  const cancellations = createCancellationsService(shared);
  const invoiceRetention = createInvoiceRetention(dependencies);
  return {
    services: {
      issuers,
      invoices: createInvoicesService(shared),
      invoiceStamping,
      cancellations,
      globalInvoices: createGlobalInvoicesService(shared),
      pendingInvoices: createPendingInvoicesService({ ...dependencies, invoiceStamping }),
      accounting: createAccounting(dependencies),
    },
    jobs: [
      settleJob,
      invoiceRetention.forgetFiles,
      withKeysOfTheMoment(watchStamps({ ...dependencies, reviews, invoiceStamping }), keyVault),
      defineScheduledJob({
        kind: 'invoices.watchCancellations',
        queue: 'providers',
        timeLimit: 600_000,
        pattern: '*/10 * * * *',
        scope: 'cluster',
        async run() {
          await keyVault.refresh();
          return cancellations.askWaiting();
        },
      }),
      sealExpiryMails({ ...dependencies, issuers }),
    ],
    contributes: [
      keyedService(stampingService(dependencies)),
      mailTemplates(invoiceStamped, invoiceRefused, invoiceToReview, sealExpiring),
      personalData(invoicesPersonalData(dependencies)),
      retentions(...invoiceRetention.retentions),
      customerUses(findInvoicedCustomers),
      emailMoves(moveInvoiceEmail),
      giftClaims(claimInvoices),
      donationInvoicing({ latestGlobalMonth: findLatestGlobalMonth, invoiced: findInvoiced }),
      attentionSources({
        kind: 'invoicesToReview',
        countAll: () => countInvoicesToReview(dependencies.database),
      }),
      statusChecks(sealStatus({ ...dependencies, issuers })),
      setupChecks(
        { item: 'issuer', isDone: async () => (await issuers.find()) !== undefined },
        stampingSetup(stamping, keyVault),
      ),
    ],
    close: opener.close,
  };
}
