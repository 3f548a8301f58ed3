import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/bind-use-cases.ts';
import type { AccountsService } from '../../accounts/accounts.service.ts';
import type { CaptchaService } from '../../captcha/captcha.service.ts';
import type { CataloguesService } from '../../catalogues/catalogues.service.ts';
import type { Customers } from '../../catalogues/customers.ts';
import type { PetsService } from '../../pets/core/pets.service.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import type { SharedCounts } from '../../shared-counts/shared-counts.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import * as admitAgain from './admit-again.ts';
import * as admitDonation from './admit-donation.ts';

export type DonationAdmission = ReturnType<typeof createDonationAdmission>;

interface Parts {
  database: Database;
  clock: Clock;
  accounts: AccountsService;
  catalogues: CataloguesService;
  customers: Customers;
  pets: PetsService;
  captcha: CaptchaService;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  providers: ProviderRegistry;
  largestCents: number;
}

/** Everything that must hold before a provider is asked. */
export const createDonationAdmission = (parts: Parts) =>
  bindUseCases(parts, admitDonation, admitAgain);
