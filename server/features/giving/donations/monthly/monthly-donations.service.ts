import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import * as approveMonthly from './approve-monthly.ts';
import * as beginMonthly from './begin-monthly.ts';
import * as changeMonthly from './change-monthly.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import type { MonthlyPlans } from './monthly-plans.ts';
import { createOwnMonthlyDonation } from './own-monthly-donation.ts';
import { createRecentFacts } from './recent-facts.ts';
import * as showMonthly from './show-monthly.ts';

export type MonthlyDonations = ReturnType<typeof createMonthlyDonations>;

interface Parts {
  database: Database;
  clock: Clock;
  siteUrl: string;
  providers: ProviderRegistry;
  accounts: AccountsService;
  admission: DonationAdmission;
  plans: MonthlyPlans;
  books: MonthlyBooks;
  mails: MonthlyMails;
}

/** Giving each month: the donor's side. */
export const createMonthlyDonations = (parts: Parts) => {
  const recentFacts = createRecentFacts(parts.clock);
  const own = createOwnMonthlyDonation({ ...parts, recentFacts });
  const dependencies = { ...parts, recentFacts, own };
  return bindUseCases(dependencies, beginMonthly, approveMonthly, changeMonthly, showMonthly);
};
