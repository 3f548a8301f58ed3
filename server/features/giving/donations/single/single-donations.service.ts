import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import type { CardKeys } from '../dedications/card-keys.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import * as guests from '../guests/prove-guest.ts';
import type { Ledger } from '../ledger.ts';
import type { PaymentSteps } from '../payment-steps.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import * as beginDonation from './begin-donation.ts';
import * as payDonation from './pay-donation.ts';
import * as walletOrders from './wallet-orders.ts';

export type SingleDonations = ReturnType<typeof createSingleDonations>;

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  siteUrl: string;
  content: Pick<ContentService, 'organisationName' | 'record'>;
  providers: ProviderRegistry;
  ledger: Ledger;
  steps: PaymentSteps;
  admission: DonationAdmission;
  config: Config;
  contributions: Contributions;
  guestKeys: GuestKeys;
  cardKeys: CardKeys;
}

/**
 * Donations that are given once. Each is stored with what will be asked of its provider before anything is asked
 * (`begin…`, under the caller's idempotency key), and then paid (`pay`), which can be repeated by anybody who may.
 */
export const createSingleDonations = (dependencies: Dependencies) =>
  bindUseCases(dependencies, beginDonation, payDonation, walletOrders, guests);
