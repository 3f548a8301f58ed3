import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import * as approveMonthly from './approve-monthly.ts';
import * as beginByCard from './begin-by-card.ts';
import * as beginMonthly from './begin-monthly.ts';
import * as changeAmount from './change-amount.ts';
import * as changeByCard from './change-by-card.ts';
import * as changeMonthly from './change-monthly.ts';
import * as petNews from './choose-pet-news.ts';
import * as guestMonthly from './guest-monthly.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import type { MonthlyPlans } from './monthly-plans.ts';
import { createOwnMonthlyDonation } from './own-monthly-donation.ts';
import type { PetNewsLinks } from './pet-news-links.ts';
import { createRecentFacts } from './recent-facts.ts';
import * as showMonthly from './show-monthly.ts';

const { requireLiving: _, ...changes } = changeMonthly;
const changesByCard = changeByCard;

export type MonthlyDonations = ReturnType<typeof createMonthlyDonations>;

interface Dependencies {
  database: Database;
  clock: Clock;
  siteUrl: string;
  config: Config;
  guestKeys: GuestKeys;
  providers: ProviderRegistry;
  accounts: AccountsService;
  admission: DonationAdmission;
  plans: MonthlyPlans;
  books: MonthlyBooks;
  mails: MonthlyMails;
  limits: RateLimits;
  petNewsLinks: PetNewsLinks;
}

/** Giving each month: the donor's side. */
export const createMonthlyDonations = (dependencies: Dependencies) => {
  const recentFacts = createRecentFacts(dependencies.clock);
  const own = createOwnMonthlyDonation({ ...dependencies, recentFacts });
  const shared = { ...dependencies, recentFacts, own };
  return bindUseCases(
    shared,
    beginMonthly,
    beginByCard,
    approveMonthly,
    changes,
    changeAmount,
    changesByCard,
    showMonthly,
    guestMonthly,
    petNews,
  );
};
