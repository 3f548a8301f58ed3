import { compose } from './compose.ts';
import type { Config } from './config/config.ts';
import { adoptionApplicationsFeature } from './features/adoption/applications/applications.feature.ts';
import { adoptionContractsFeature } from './features/adoption/contracts/contracts.feature.ts';
import { adoptionEventsFeature } from './features/adoption/events/events.feature.ts';
import { adoptionFollowUpsFeature } from './features/adoption/follow-ups/follow-ups.feature.ts';
import { adoptionReferencesFeature } from './features/adoption/references/references.feature.ts';
import { adoptionRestrictionsFeature } from './features/adoption/restrictions/restrictions.feature.ts';
import { careFeature } from './features/animals/care/care.feature.ts';
import {
  documentFoldersFeature,
  type FolderPorts,
} from './features/animals/document-folders/document-folders.feature.ts';
import { drivesFeature } from './features/animals/drives/drives.feature.ts';
import { exposureFeature } from './features/animals/exposure/exposure.feature.ts';
import { figuresFeature } from './features/animals/figures/figures.feature.ts';
import { fosteringFeature } from './features/animals/fostering/fostering.feature.ts';
import { intakesFeature } from './features/animals/intakes/intakes.feature.ts';
import { lostAndFoundFeature } from './features/animals/lost-and-found/lost-and-found.feature.ts';
import { passportsFeature } from './features/animals/passports/passports.feature.ts';
import { petImportsFeature } from './features/animals/pet-imports/pet-imports.feature.ts';
import { petKitFeature } from './features/animals/pet-kit/pet-kit.feature.ts';
import { petsFeature } from './features/animals/pets/pets.feature.ts';
import { photoMatchesFeature } from './features/animals/photo-matches/photo-matches.feature.ts';
import { rescuesFeature } from './features/animals/rescues/rescues.feature.ts';
import { timelineFeature } from './features/animals/timeline/timeline.feature.ts';
import { type PushPorts, wishesFeature } from './features/animals/wishes/wishes.feature.ts';
import { contactFeature } from './features/communication/contact/contact.feature.ts';
import { contentFeature } from './features/communication/content/content.feature.ts';
import { inboundMailFeature } from './features/communication/inbound-mail/inbound-mail.feature.ts';
import { newsletterFeature } from './features/communication/newsletter/newsletter.feature.ts';
import { newsletterIssuesFeature } from './features/communication/newsletter-issues/newsletter-issues.feature.ts';
import { resourcesFeature } from './features/communication/resources/resources.feature.ts';
import { sharingFeature } from './features/communication/sharing/sharing.feature.ts';
import { campaignsFeature } from './features/giving/campaigns/campaigns.feature.ts';
import { chargesFeature } from './features/giving/charges/charges.feature.ts';
import { companiesFeature } from './features/giving/companies/companies.feature.ts';
import type { DonationPorts } from './features/giving/donations/configured-providers.ts';
import { donationsFeature } from './features/giving/donations/donations.feature.ts';
import { expensesFeature } from './features/giving/expenses/expenses.feature.ts';
import { fundraisersFeature } from './features/giving/fundraisers/fundraisers.feature.ts';
import type { StampingPorts } from './features/giving/invoices/chosen-stamping.ts';
import { invoicesFeature } from './features/giving/invoices/invoices.feature.ts';
import {
  type PaymentKeyPorts,
  paymentKeysFeature,
} from './features/giving/payment-keys/payment-keys.feature.ts';
import { spendingFeature } from './features/giving/spending/spending.feature.ts';
import { testPaymentsFeature } from './features/giving/test-payments/test-payments.feature.ts';
import { transparencyFeature } from './features/giving/transparency/transparency.feature.ts';
import { batchesFeature } from './features/kits/batches/batches.feature.ts';
import { type CaptchaPorts, captchaFeature } from './features/kits/captcha/captcha.feature.ts';
import { documentStatesFeature } from './features/kits/document-states/document-states.feature.ts';
import { idempotencyFeature } from './features/kits/idempotency/idempotency.feature.ts';
import type { MailKeyPorts } from './features/kits/mail/chosen-mailer.ts';
import { mailFeature } from './features/kits/mail/mail.feature.ts';
import { mediaFeature } from './features/kits/media/media.feature.ts';
import { privatePhotosFeature } from './features/kits/private-photos/private-photos.feature.ts';
import { keyVaultFeature } from './features/kits/provider-keys/key-vault.feature.ts';
import { rateLimitsFeature } from './features/kits/rate-limits/rate-limits.feature.ts';
import { referenceDataFeature } from './features/kits/reference-data/reference-data.feature.ts';
import { sharedCountsFeature } from './features/kits/shared-counts/shared-counts.feature.ts';
import { uploadsFeature } from './features/kits/uploads/uploads.feature.ts';
import {
  type BackupPorts,
  backupsFeature,
} from './features/organisation/backups/backups.feature.ts';
import { cataloguesFeature } from './features/organisation/catalogues/catalogues.feature.ts';
import { dashboardFeature } from './features/organisation/dashboard/dashboard.feature.ts';
import { failedJobsFeature } from './features/organisation/failed-jobs/failed-jobs.feature.ts';
import { importsFeature } from './features/organisation/imports/imports.feature.ts';
import { operationsFeature } from './features/organisation/operations/operations.feature.ts';
import { providerKeysFeature } from './features/organisation/provider-keys/provider-keys.feature.ts';
import { settingsFeature } from './features/organisation/settings/settings.feature.ts';
import { setupFeature } from './features/organisation/setup/setup.feature.ts';
import { staffSearchFeature } from './features/organisation/staff-search/staff-search.feature.ts';
import {
  type AccountsPorts,
  accountsFeature,
} from './features/people/accounts/accounts.feature.ts';
import { auditFeature } from './features/people/audit/audit.feature.ts';
import { privacyFeature } from './features/people/privacy/privacy.feature.ts';
import { retentionFeature } from './features/people/retention/retention.feature.ts';
import { volunteersFeature } from './features/people/volunteers/volunteers.feature.ts';
import { openPlatform, type PlatformPorts, type PlatformProbes } from './platform.ts';

export type Context = Awaited<ReturnType<typeof createContext>>;

/** What a test may replace. */
export type Ports = Partial<PlatformPorts & PlatformProbes> &
  AccountsPorts &
  CaptchaPorts &
  FolderPorts &
  DonationPorts &
  PaymentKeyPorts &
  BackupPorts &
  MailKeyPorts &
  StampingPorts &
  PushPorts;

/** Opens the platform and builds every feature once, in the order of their needs. */
export async function createContext(config: Config, ports: Ports = {}) {
  const platform = await openPlatform(config, ports);
  const features = compose({ ...ports, ...platform })
    .with(sharedCountsFeature)
    .with(rateLimitsFeature)
    .with(idempotencyFeature)
    .with(auditFeature)
    .with(settingsFeature)
    .with(mediaFeature)
    .with(contentFeature)
    .with(keyVaultFeature)
    .with(sharingFeature)
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
    .with(exposureFeature)
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
    .with(paymentKeysFeature)
    .with(donationsFeature)
    .with(petKitFeature)
    .with(wishesFeature)
    .with(campaignsFeature)
    .with(fundraisersFeature)
    .with(companiesFeature)
    .with(invoicesFeature)
    .with(expensesFeature)
    .with(chargesFeature)
    .with(transparencyFeature)
    .with(spendingFeature)
    .with(importsFeature)
    .with(petImportsFeature)
    .with(intakesFeature)
    .with(rescuesFeature)
    .with(drivesFeature)
    .with(volunteersFeature)
    .with(lostAndFoundFeature)
    .with(photoMatchesFeature)
    .with(timelineFeature)
    .with(figuresFeature)
    .with(newsletterIssuesFeature)
    .with(providerKeysFeature)
    .with(failedJobsFeature)
    .with(operationsFeature)
    .with(setupFeature)
    .with(dashboardFeature)
    .with(staffSearchFeature)
    .with(privacyFeature)
    .with(retentionFeature);
  const { log, clock, secretKey, database, dataVersions, publicReads, jobs, files } = platform;
  const { observability, providerHealth, stopClock } = platform;

  return {
    config: platform.config,
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
