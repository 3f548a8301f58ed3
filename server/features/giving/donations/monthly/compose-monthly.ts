import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import type { Ledger } from '../ledger.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { cardReminders } from './card-reminders.ts';
import { createMonthlyBooks } from './monthly-books.ts';
import { createMonthlyDonations } from './monthly-donations.service.ts';
import { createMonthlyMails } from './monthly-mails.ts';
import { createMonthlyPlans } from './monthly-plans.ts';
import { monthlyReconciliation } from './monthly-reconciliation.ts';
import { petLeavesParts } from './pet-leaves.ts';
import { createPetNewsLinks } from './pet-news-links.ts';
import { createPetNewsMails, petNewsJob } from './tell-pet-news.ts';
import { yearMails } from './year-mails.ts';

interface Dependencies extends Base {
  mail: MailService;
  limits: RateLimits;
  accounts: AccountsService;
  content: ContentService;
  pets: PetsService;
  providers: ProviderRegistry;
  guestKeys: GuestKeys;
  ledger: Ledger;
  admission: DonationAdmission;
}

/** Builds what giving each month consists of, with mails of its own. */
export function composeMonthly(dependencies: Dependencies) {
  const { siteUrl, secretKey, config } = dependencies;
  const petNewsLinks = createPetNewsLinks(siteUrl, secretKey);
  const mails = createMonthlyMails({ ...dependencies, petNewsLinks });
  const shared = { ...dependencies, petNewsLinks, mails };
  const books = createMonthlyBooks(shared);
  const plans = createMonthlyPlans(shared);
  const petNews = createPetNewsMails(shared);
  const petLeaves = petLeavesParts(shared);
  return {
    books,
    services: {
      monthlyDonations: createMonthlyDonations({ ...shared, plans, books }),
      monthlyPlans: plans,
      petNews,
    },
    reconciliation: monthlyReconciliation({
      ...shared,
      books,
      everySeconds: config.payments.reconcileSeconds,
    }),
    jobs: [cardReminders(shared), yearMails(shared), petLeaves.job, petNewsJob(petNews)],
    onPetChanged: petLeaves.onPetChanged,
  };
}
