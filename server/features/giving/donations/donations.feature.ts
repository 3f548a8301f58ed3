import { todayIn } from '#domain/clock.ts';
import { petListeners } from '#server/features/animals/pets/core/pet-listener.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import { withKeysOfTheMoment } from '#server/features/kits/provider-keys/keys-of-the-moment.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { Customers } from '#server/features/organisation/catalogues/customers.ts';
import {
  createImports,
  type ImportsService,
} from '#server/features/organisation/imports/imports.service.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import { setupChecks } from '#server/features/organisation/setup/setup-check.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { PaymentKeysService } from '../payment-keys/payment-keys.service.ts';
import { paymentListeners } from '../test-payments/payment-listeners.ts';
import type { TestPayments } from '../test-payments/test-payments.feature.ts';
import { createDonationAdmission } from './admission/donation-admission.ts';
import { type Bookkeeping, createBookkeeping } from './bookkeeping/bookkeeping.service.ts';
import { createDisputeEvidence, type DisputeEvidence } from './bookkeeping/dispute-evidence.ts';
import { createDonationTotals, type DonationTotals } from './bookkeeping/donation-totals.ts';
import { createDonationsExport, type DonationsExport } from './bookkeeping/donations-export.ts';
import {
  createPaymentDifferences,
  type PaymentDifferences,
} from './bookkeeping/payment-differences.ts';
import { type CashCounts, createCashCounts } from './cash/cash-counts.service.ts';
import type { ChargeLedger } from './charge-ledger.ts';
import { configureProviders, type DonationPorts } from './configured-providers.ts';
import { createCardKeys } from './dedications/card-keys.ts';
import { createDedications, type Dedications } from './dedications/dedications.service.ts';
import { cardSending } from './dedications/send-cards.ts';
import { disputeReconciliation } from './dispute-reconciliation.ts';
import { donationContributions } from './donation-contributions.ts';
import { createDonationMails } from './donation-mails.ts';
import { createDonationsService, type DonationsService } from './donations.service.ts';
import { giftClaims } from './guests/gift-claim.ts';
import { createGuestGifts, type GuestGifts } from './guests/guest-gifts.service.ts';
import { createGuestKeys } from './guests/guest-keys.ts';
import { createInKindGifts, type InKindGifts } from './in-kind/in-kind.service.ts';
import { createLedger } from './ledger.ts';
import { composeMonthly } from './monthly/compose-monthly.ts';
import type { MonthlyDonations } from './monthly/monthly-donations.service.ts';
import type { MonthlyPlans } from './monthly/monthly-plans.ts';
import type { PetNewsMails } from './monthly/tell-pet-news.ts';
import { createOwnAccount, type OwnAccount } from './own-account/note-arrival.ts';
import { donationInvoicing } from './past/donation-invoicing.ts';
import { donationTableImport } from './past/donation-table-import.ts';
import { createPaymentMessages, type PaymentMessages } from './payment-messages.service.ts';
import { paymentSetup } from './payment-setup.ts';
import { createPaymentSteps } from './payment-steps.ts';
import { createProviderInquiry } from './provider-inquiry.ts';
import { createReceiptsService, type ReceiptsService } from './receipts/receipts.service.ts';
import { paymentReconciliation } from './reconciliation.ts';
import { createRefunds, type Refunds } from './refunds.service.ts';
import { createSingleDonations, type SingleDonations } from './single/single-donations.service.ts';
import { createMatchLines } from './statements/match-lines.ts';
import { createStatements, type Statements } from './statements/statements.service.ts';
import { createDonorWatch, type DonorWatch } from './watch/donor-watch.ts';

interface DonationServices {
  donations: DonationsService;
  donationReceipts: ReceiptsService;
  singleDonations: SingleDonations;
  refunds: Refunds;
  paymentMessages: PaymentMessages;
  monthlyDonations: MonthlyDonations;
  monthlyPlans: MonthlyPlans;
  petNews: PetNewsMails;
  bookkeeping: Bookkeeping;
  disputeEvidence: DisputeEvidence;
  donationTotals: DonationTotals;
  donationsExport: DonationsExport;
  paymentDifferences: PaymentDifferences;
  donationImports: ImportsService;
  ownAccount: OwnAccount;
  guestGifts: GuestGifts;
  statements: Statements;
  donorWatch: DonorWatch;
  cashCounts: CashCounts;
  inKindGifts: InKindGifts;
  dedications: Dedications;
  chargeLedger: ChargeLedger;
}

interface Dependencies {
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  audit: AuditService;
  accounts: AccountsService;
  catalogues: CataloguesService;
  content: ContentService;
  customers: Customers;
  pets: PetsService;
  testPayments: TestPayments;
  paymentKeys: PaymentKeysService;
  keyVault: KeyVault;
  settings: SettingsService;
}

export function donationsFeature(
  dependencies: Base & DonationPorts & Dependencies,
): Feature<DonationServices> {
  const { clock, timezone, secretKey, config, contributions, keyVault } = dependencies;
  const { timeout, reconcileSeconds, ownAccount: account } = config.payments;
  const today = todayIn(timezone, clock);
  const providers = configureProviders(dependencies);
  const guestKeys = createGuestKeys(secretKey);
  const mails = createDonationMails({ ...dependencies, guestKeys });
  const cardKeys = createCardKeys(secretKey);
  const shared = { ...dependencies, providers, mails, guestKeys, cardKeys };
  const ledger = createLedger(shared);
  const steps = createPaymentSteps({ ...shared, ledger, callTimeout: timeout });
  const inquiry = createProviderInquiry({ ...shared, ledger, steps });
  const admission = createDonationAdmission(shared);
  const monthly = composeMonthly({ ...shared, ledger, admission });
  const paymentMessages = createPaymentMessages({ ...shared, ledger, monthlyBooks: monthly.books });
  const imports = createImports({
    ...dependencies,
    of: donationTableImport({
      ...dependencies,
      ledger,
      today,
      invoicing: contributions.to(donationInvoicing),
    }),
  });
  const statementDependencies = { ...shared, ledger, account, today };
  const matchLines = createMatchLines(statementDependencies);
  const donorWatch = createDonorWatch({
    ...dependencies,
    now: () => clock.now().toISOString(),
    today,
  });
  return {
    services: {
      donations: createDonationsService(shared),
      donationReceipts: createReceiptsService(shared),
      singleDonations: createSingleDonations({ ...shared, ledger, steps, admission }),
      refunds: createRefunds({ ...shared, steps }),
      chargeLedger: ledger,
      paymentMessages,
      ...monthly.services,
      bookkeeping: createBookkeeping({ ...shared, inquiry }),
      disputeEvidence: createDisputeEvidence(shared),
      donationTotals: createDonationTotals(shared),
      donationsExport: createDonationsExport(shared),
      paymentDifferences: createPaymentDifferences(shared),
      donationImports: imports.service,
      guestGifts: createGuestGifts({ ...shared, claims: contributions.to(giftClaims) }),
      donorWatch,
      ownAccount: createOwnAccount({ ...shared, ledger, today }),
      cashCounts: createCashCounts(statementDependencies),
      inKindGifts: createInKindGifts(statementDependencies),
      dedications: createDedications(shared),
      statements: createStatements({ ...statementDependencies, ...matchLines }),
    },
    jobs: [
      imports.job,
      matchLines.matchJob,
      ...[
        ...paymentReconciliation({ ...shared, ledger, inquiry, everySeconds: reconcileSeconds }),
        disputeReconciliation({ ...shared, ledger }),
        monthly.reconciliation,
      ].map((job) => withKeysOfTheMoment(job, keyVault)),
      cardSending(shared),
      ...monthly.jobs,
    ],
    contributes: [
      setupChecks(...paymentSetup(shared)),
      petListeners(monthly.onPetChanged),
      paymentListeners((provider, message) => paymentMessages.receive(provider, message)),
      ...donationContributions({ ...shared, donorWatch }),
    ],
  };
}
