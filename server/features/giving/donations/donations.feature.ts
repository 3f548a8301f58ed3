import { todayIn } from '#domain/clock.ts';
import type {
  ConfiguredProviders,
  PaymentProvider,
  PaymentProviders,
  TransferProvider,
} from '#server/adapters/payments/payment-provider.ts';
import { petListeners } from '#server/features/animals/pets/core/pet-listener.ts';
import { petUses } from '#server/features/animals/pets/core/pet-use.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import { withKeysOfTheMoment } from '#server/features/kits/provider-keys/keys-of-the-moment.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import {
  customerUses,
  identifiedCustomers,
} from '#server/features/organisation/catalogues/customer-use.ts';
import type { Customers } from '#server/features/organisation/catalogues/customers.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import {
  createImports,
  type ImportsService,
} from '#server/features/organisation/imports/imports.service.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import { setupChecks } from '#server/features/organisation/setup/setup-check.ts';
import { accountUses } from '#server/features/people/accounts/account-use.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
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
import { countOpenCounts } from './cash/cash-counts.repository.ts';
import { type CashCounts, createCashCounts } from './cash/cash-counts.service.ts';
import type { ChargeLedger } from './charge-ledger.ts';
import { createCardKeys } from './dedications/card-keys.ts';
import { dedicationCard } from './dedications/card-mail.ts';
import {
  deleteDedications,
  expiringDedications,
  expiringReceivers,
  forgetReceivers,
} from './dedications/dedications.repository.ts';
import { createDedications, type Dedications } from './dedications/dedications.service.ts';
import {
  dedicationsPersonalData,
  receivedCardsPersonalData,
} from './dedications/dedications-personal-data.ts';
import { cardSending } from './dedications/send-cards.ts';
import { countOpenDifferences } from './differences.repository.ts';
import { disputeReconciliation } from './dispute-reconciliation.ts';
import { createDonationMails, donationMailTemplates } from './donation-mails.ts';
import { findPetsWithDonations } from './donation-references.repository.ts';
import { createDonationsService, type DonationsService } from './donations.service.ts';
import { donationsPersonalData } from './donations-personal-data.ts';
import { giftClaims } from './guests/gift-claim.ts';
import { guestDonorsPersonalData } from './guests/guest-donors-personal-data.ts';
import { createGuestGifts, type GuestGifts } from './guests/guest-gifts.service.ts';
import { createGuestKeys } from './guests/guest-keys.ts';
import { guestLinks } from './guests/guest-links-mail.ts';
import {
  expiringDonors,
  expiringIdentifiedDonors,
  findIdentifiedCustomers,
} from './identified-donors.repository.ts';
import { expiringInKind, takeInKindDonorsOut } from './in-kind/in-kind.repository.ts';
import { createInKindGifts, type InKindGifts } from './in-kind/in-kind.service.ts';
import { inKindPersonalData } from './in-kind/in-kind-personal-data.ts';
import { createLedger } from './ledger.ts';
import { cardReminders } from './monthly/card-reminders.ts';
import { createMonthlyBooks } from './monthly/monthly-books.ts';
import {
  createMonthlyDonations,
  type MonthlyDonations,
} from './monthly/monthly-donations.service.ts';
import {
  expiringMonthlyDonors,
  findMonthlyCustomers,
  moveMonthlyEmail,
  takeMonthlyDonorsOut,
} from './monthly/monthly-donors.repository.ts';
import { createMonthlyMails, monthlyMailTemplates } from './monthly/monthly-mails.ts';
import { monthlyPersonalData } from './monthly/monthly-personal-data.ts';
import { findPetsWithMonthly } from './monthly/monthly-pets.repository.ts';
import { createMonthlyPlans, type MonthlyPlans } from './monthly/monthly-plans.ts';
import { monthlyReconciliation } from './monthly/monthly-reconciliation.ts';
import { petLeavesParts } from './monthly/pet-leaves.ts';
import { createPetNewsLinks } from './monthly/pet-news-links.ts';
import { createPetNewsMails, type PetNewsMails, petNewsJob } from './monthly/tell-pet-news.ts';
import { yearMails } from './monthly/year-mails.ts';
import { createOwnAccount, type OwnAccount } from './own-account/note-arrival.ts';
import { createNotedMoney, createOwnAccountProvider } from './own-account/own-account-provider.ts';
import {
  findDonors,
  findGivingCustomers,
  moveReceiptEmail,
  takeDonorsOut,
} from './own-donations.repository.ts';
import { donationInvoicing } from './past/donation-invoicing.ts';
import { donationTableImport } from './past/donation-table-import.ts';
import { pastDonationsPersonalData } from './past/past-donations-personal-data.ts';
import { createPaymentMessages, type PaymentMessages } from './payment-messages.service.ts';
import { paymentSetup } from './payment-setup.ts';
import { createPaymentSteps } from './payment-steps.ts';
import { createProviderInquiry } from './provider-inquiry.ts';
import { createProviderRegistry } from './provider-registry.ts';
import { createReceiptsService, type ReceiptsService } from './receipts/receipts.service.ts';
import { paymentReconciliation } from './reconciliation.ts';
import { createRefunds, type Refunds } from './refunds.service.ts';
import { createSingleDonations, type SingleDonations } from './single/single-donations.service.ts';
import { countOpenLines } from './statements/bank-lines.repository.ts';
import { emptyLines, expiringLines } from './statements/line-people.repository.ts';
import { linePersonalData } from './statements/line-personal-data.ts';
import { createMatchLines } from './statements/match-lines.ts';
import { createStatements, type Statements } from './statements/statements.service.ts';
import { createDonorWatch, type DonorWatch } from './watch/donor-watch.ts';

export interface DonationPorts {
  /** In the place of those that the configuration names. */
  payments?: ConfiguredProviders;
}

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

/** Its refunds of what was found in a statement are of cash and checks as well. */
const ownAccountFor = (provider: TransferProvider): PaymentProviders => {
  const all = { transfer: provider, cash: provider, check: provider };
  return all;
};

/** No method of the portal's: it is asked about its donations, and for refunds. */
const countedCash = (cash: PaymentProvider): PaymentProviders => {
  const all = { cash };
  return all as PaymentProviders;
};

/** The built-in ones take new donations where no other one does. */
function configuredProviders({
  paymentKeys,
  testPayments: { providers: builtIn },
  config,
  own,
  counted,
}: Pick<Base & Dependencies, 'config' | 'paymentKeys' | 'testPayments'> & {
  own: PaymentProviders;
  counted: PaymentProviders;
}): ConfiguredProviders {
  const { current, former } = paymentKeys.providers();
  const { spei } = config.payments;
  const takesOwn = spei === 'own' || (spei === undefined && !current.transfer);
  return {
    current: { ...builtIn, ...current, ...(takesOwn && own) },
    former: [...former, own, builtIn, counted],
  };
}

export function donationsFeature(
  dependencies: Base & DonationPorts & Dependencies,
): Feature<DonationServices> {
  const { timeout, reconcileSeconds } = dependencies.config.payments;
  const account = dependencies.config.payments.ownAccount;
  const own = account ? ownAccountFor(createOwnAccountProvider({ ...dependencies, account })) : {};
  const counted = countedCash(createNotedMoney({ ...dependencies, name: 'cash' }));
  const providers = createProviderRegistry(
    () => dependencies.payments ?? configuredProviders({ ...dependencies, own, counted }),
  );
  const guestKeys = createGuestKeys(dependencies.secretKey);
  const mails = createDonationMails({ ...dependencies, guestKeys });
  const cardKeys = createCardKeys(dependencies.secretKey);
  const common = { ...dependencies, providers, mails, guestKeys, cardKeys };
  const ledger = createLedger(common);
  const steps = createPaymentSteps({ ...common, ledger, callTimeout: timeout });
  const inquiry = createProviderInquiry({ ...common, ledger, steps });
  const admission = createDonationAdmission(common);
  const petNewsLinks = createPetNewsLinks(dependencies.siteUrl, dependencies.secretKey);
  const monthly = {
    ...common,
    ledger,
    petNewsLinks,
    mails: createMonthlyMails({ ...dependencies, guestKeys, petNewsLinks }),
    everySeconds: reconcileSeconds,
  };
  const monthlyBooks = createMonthlyBooks(monthly);
  const monthlyPlans = createMonthlyPlans(common);
  const petLeaves = petLeavesParts(monthly);
  const petNews = createPetNewsMails(monthly);
  const paymentMessages = createPaymentMessages({ ...common, ledger, monthlyBooks });
  const imports = createImports({
    ...dependencies,
    of: donationTableImport({
      ...dependencies,
      ledger,
      today: todayIn(dependencies.timezone, dependencies.clock),
      invoicing: dependencies.contributions.to(donationInvoicing),
    }),
  });
  const statementDependencies = {
    ...common,
    ledger,
    account,
    today: todayIn(dependencies.timezone, dependencies.clock),
  };
  const matchLines = createMatchLines(statementDependencies);
  const donorWatch = createDonorWatch({
    ...dependencies,
    now: () => dependencies.clock.now().toISOString(),
    today: todayIn(dependencies.timezone, dependencies.clock),
  });
  return {
    services: {
      donations: createDonationsService(common),
      donationReceipts: createReceiptsService(common),
      singleDonations: createSingleDonations({ ...common, ledger, steps, admission }),
      refunds: createRefunds({ ...common, steps }),
      chargeLedger: ledger,
      paymentMessages,
      monthlyDonations: createMonthlyDonations({
        ...common,
        admission,
        plans: monthlyPlans,
        books: monthlyBooks,
        mails: monthly.mails,
        petNewsLinks,
      }),
      monthlyPlans,
      petNews,
      bookkeeping: createBookkeeping({ ...common, inquiry }),
      disputeEvidence: createDisputeEvidence(common),
      donationTotals: createDonationTotals(common),
      donationsExport: createDonationsExport(common),
      paymentDifferences: createPaymentDifferences(common),
      donationImports: imports.service,
      guestGifts: createGuestGifts({
        ...common,
        claims: dependencies.contributions.to(giftClaims),
      }),
      donorWatch,
      ownAccount: createOwnAccount({
        ...common,
        ledger,
        today: todayIn(dependencies.timezone, dependencies.clock),
      }),
      cashCounts: createCashCounts(statementDependencies),
      inKindGifts: createInKindGifts(statementDependencies),
      dedications: createDedications(common),
      statements: createStatements({ ...statementDependencies, ...matchLines }),
    },
    jobs: [
      imports.job,
      matchLines.matchJob,
      ...[
        ...paymentReconciliation({ ...common, ledger, inquiry, everySeconds: reconcileSeconds }),
        disputeReconciliation({ ...common, ledger }),
        monthlyReconciliation({ ...monthly, books: monthlyBooks }),
      ].map((job) => withKeysOfTheMoment(job, dependencies.keyVault)),
      cardReminders(monthly),
      cardSending(common),
      yearMails(monthly),
      petLeaves.job,
      petNewsJob(petNews),
    ],
    contributes: [
      setupChecks(...paymentSetup(common)),
      petUses(findPetsWithDonations, findPetsWithMonthly),
      petListeners(petLeaves.onPetChanged),
      mailTemplates(...donationMailTemplates, guestLinks, dedicationCard, ...monthlyMailTemplates),
      personalData(
        donationsPersonalData(dependencies.database, dependencies.dataVersions),
        pastDonationsPersonalData(dependencies.database),
        linePersonalData(dependencies.database),
        inKindPersonalData(dependencies.database),
        guestDonorsPersonalData(dependencies.database),
        monthlyPersonalData(dependencies.database),
        // Erased before the gifts that they went with.
        dedicationsPersonalData(dependencies.database),
        receivedCardsPersonalData(dependencies.database, cardKeys, () => dependencies.clock.now()),
      ),
      retentions(
        retentionOf('donations', expiringDonors, takeDonorsOut),
        retentionOf('identifiedDonations', expiringIdentifiedDonors, takeDonorsOut),
        retentionOf('cardReceivers', expiringReceivers, forgetReceivers),
        retentionOf('dedications', expiringDedications, deleteDedications),
        retentionOf('bankLines', expiringLines, emptyLines),
        retentionOf('inKindGifts', expiringInKind, takeInKindDonorsOut),
        retentionOf('monthlyDonations', expiringMonthlyDonors, takeMonthlyDonorsOut),
      ),
      accountUses(findDonors),
      customerUses(findGivingCustomers, findMonthlyCustomers),
      identifiedCustomers(findIdentifiedCustomers),
      emailMoves(moveReceiptEmail, moveMonthlyEmail),
      attentionSources(
        {
          kind: 'paymentDifferences',
          countAll: () => countOpenDifferences(dependencies.database),
        },
        { kind: 'cashToConfirm', countAll: () => countOpenCounts(dependencies.database) },
        { kind: 'umaMissing', countAll: donorWatch.countMissingUma },
        { kind: 'depositsToIdentify', countAll: () => countOpenLines(dependencies.database) },
      ),
      paymentListeners((provider, message) => paymentMessages.receive(provider, message)),
    ],
  };
}
