import { compose } from './compose.ts';
import type { Config } from './config/config.ts';
import { type AccountsPorts, accountsFeature } from './features/accounts/accounts.feature.ts';
import { adoptionApplicationsFeature } from './features/adoption-applications/adoption-applications.feature.ts';
import { adoptionContractsFeature } from './features/adoption-contracts/adoption-contracts.feature.ts';
import { adoptionEventsFeature } from './features/adoption-events/adoption-events.feature.ts';
import { adoptionFollowUpsFeature } from './features/adoption-follow-ups/adoption-follow-ups.feature.ts';
import { adoptionReferencesFeature } from './features/adoption-references/adoption-references.feature.ts';
import { adoptionRestrictionsFeature } from './features/adoption-restrictions/adoption-restrictions.feature.ts';
import { auditFeature } from './features/audit/audit.feature.ts';
import { type BackupPorts, backupsFeature } from './features/backups/backups.feature.ts';
import { batchesFeature } from './features/batches/batches.feature.ts';
import { type CaptchaPorts, captchaFeature } from './features/captcha/captcha.feature.ts';
import { careFeature } from './features/care/care.feature.ts';
import { cataloguesFeature } from './features/catalogues/catalogues.feature.ts';
import { contactFeature } from './features/contact/contact.feature.ts';
import { contentFeature } from './features/content/content.feature.ts';
import { dashboardFeature } from './features/dashboard/dashboard.feature.ts';
import {
  documentFoldersFeature,
  type FolderPorts,
} from './features/document-folders/document-folders.feature.ts';
import { documentStatesFeature } from './features/document-states/document-states.feature.ts';
import { type DonationPorts, donationsFeature } from './features/donations/donations.feature.ts';
import { expensesFeature } from './features/expenses/expenses.feature.ts';
import { failedJobsFeature } from './features/failed-jobs/failed-jobs.feature.ts';
import { fosteringFeature } from './features/fostering/fostering.feature.ts';
import { idempotencyFeature } from './features/idempotency/idempotency.feature.ts';
import { inboundMailFeature } from './features/inbound-mail/inbound-mail.feature.ts';
import { type InvoicePorts, invoicesFeature } from './features/invoices/invoices.feature.ts';
import { mailFeature } from './features/mail/mail.feature.ts';
import { mediaFeature } from './features/media/media.feature.ts';
import { newsletterFeature } from './features/newsletter/newsletter.feature.ts';
import { newsletterIssuesFeature } from './features/newsletter-issues/newsletter-issues.feature.ts';
import { operationsFeature } from './features/operations/operations.feature.ts';
import { passportsFeature } from './features/passports/passports.feature.ts';
import { petsFeature } from './features/pets/pets.feature.ts';
import { privacyFeature } from './features/privacy/privacy.feature.ts';
import { privatePhotosFeature } from './features/private-photos/private-photos.feature.ts';
import { rateLimitsFeature } from './features/rate-limits/rate-limits.feature.ts';
import { referenceDataFeature } from './features/reference-data/reference-data.feature.ts';
import { resourcesFeature } from './features/resources/resources.feature.ts';
import { retentionFeature } from './features/retention/retention.feature.ts';
import { sharedCountsFeature } from './features/shared-counts/shared-counts.feature.ts';
import { staffSearchFeature } from './features/staff-search/staff-search.feature.ts';
import { testPaymentsFeature } from './features/test-payments/test-payments.feature.ts';
import { timelineFeature } from './features/timeline/timeline.feature.ts';
import { uploadsFeature } from './features/uploads/uploads.feature.ts';
import { openPlatform, type PlatformPorts, type PlatformProbes } from './platform.ts';

export type Context = Awaited<ReturnType<typeof createContext>>;

/** What a test may replace. */
export type Ports = Partial<PlatformPorts & PlatformProbes> &
  AccountsPorts &
  CaptchaPorts &
  FolderPorts &
  DonationPorts &
  BackupPorts &
  InvoicePorts;

/** Opens the platform and builds every feature once, in the order of their needs. */
export async function createContext(config: Config, ports: Ports = {}) {
  const platform = await openPlatform(config, ports);
  const features = compose({ ...ports, ...platform })
    .with(sharedCountsFeature)
    .with(rateLimitsFeature)
    .with(idempotencyFeature)
    .with(auditFeature)
    .with(mediaFeature)
    .with(contentFeature)
    .with(mailFeature)
    .with(captchaFeature)
    .with(referenceDataFeature)
    .with(documentStatesFeature)
    .with(accountsFeature)
    .with(cataloguesFeature)
    .with(petsFeature)
    .with(careFeature)
    .with(privatePhotosFeature)
    .with(fosteringFeature)
    .with(adoptionRestrictionsFeature)
    .with(adoptionApplicationsFeature)
    .with(adoptionContractsFeature)
    .with(adoptionFollowUpsFeature)
    .with(adoptionReferencesFeature)
    .with(passportsFeature)
    .with(uploadsFeature)
    .with(documentFoldersFeature)
    .with(contactFeature)
    .with(inboundMailFeature)
    .with(newsletterFeature)
    .with(batchesFeature)
    .with(backupsFeature)
    .with(adoptionEventsFeature)
    .with(resourcesFeature)
    .with(testPaymentsFeature)
    .with(donationsFeature)
    .with(invoicesFeature)
    .with(expensesFeature)
    .with(timelineFeature)
    .with(newsletterIssuesFeature)
    .with(failedJobsFeature)
    .with(operationsFeature)
    .with(dashboardFeature)
    .with(staffSearchFeature)
    .with(privacyFeature)
    .with(retentionFeature);
  const { log, clock, secretKey, database, dataVersions, publicReads, jobs, files } = platform;
  const { observability, providerHealth, stopClock } = platform;

  return {
    config,
    log,
    clock,
    secretKey,
    database,
    dataVersions,
    jobs,
    files,
    observability,
    ...features.services,
    /** Running jobs finish first, for they need the database. */
    async close() {
      await jobs.stop();
      await features.close();
      await publicReads.close();
      await providerHealth.close();
      stopClock();
      await database.close();
      await observability.close();
    },
  };
}
