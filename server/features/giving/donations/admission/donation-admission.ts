import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { Customers } from '#server/features/organisation/catalogues/customers.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import * as admitAgain from './admit-again.ts';
import * as admitDonation from './admit-donation.ts';
import * as admitMonthly from './admit-monthly.ts';
import { customerOf } from './donor.ts';

export type DonationAdmission = ReturnType<typeof createDonationAdmission>;

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  accounts: AccountsService;
  catalogues: CataloguesService;
  customers: Customers;
  pets: PetsService;
  captcha: CaptchaService;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  providers: ProviderRegistry;
  settings: SettingsService;
  guestKeys: GuestKeys;
  contributions: Contributions;
}

/** Everything that must hold before a provider is asked. */
export const createDonationAdmission = (dependencies: Dependencies) =>
  bindUseCases(dependencies, admitDonation, admitMonthly, admitAgain, { customerOf });
