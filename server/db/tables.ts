import type { CatalogueName, catalogues } from '#domain/catalogues/index.ts';
import type { SnakeCase, TableOf } from './entity-columns.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { AdoptionTables } from './tables/adoption.ts';
import type { CampaignTables } from './tables/campaigns.ts';
import type { CareTables } from './tables/care.ts';
import type { CashAndInKindTables } from './tables/cash-and-gifts-in-kind.ts';
import type { ChargeTables } from './tables/charges.ts';
import type { CompanyTables } from './tables/companies.ts';
import type { ContentTables } from './tables/content.ts';
import type { CorrespondenceTables } from './tables/correspondence.ts';
import type { DedicationTables } from './tables/dedications.ts';
import type { DonationTables } from './tables/donations.ts';
import type { DriveTables } from './tables/drives.ts';
import type { EventTables } from './tables/events.ts';
import type { ExpenseTables } from './tables/expenses.ts';
import type { FosteringTables } from './tables/fostering.ts';
import type { FundraiserTables } from './tables/fundraisers.ts';
import type { InvoiceTables } from './tables/invoices.ts';
import type { LostAndFoundTables } from './tables/lost-and-found.ts';
import type { MonthlyDonationTables } from './tables/monthly-donations.ts';
import type { OwnAccountTables } from './tables/own-account.ts';
import type { PassportTables } from './tables/passports.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PetImportTables } from './tables/pet-imports.ts';
import type { PetTables } from './tables/pets.ts';
import type { PlatformTables } from './tables/platform.ts';
import type { PrivatePhotoTables } from './tables/private-photos.ts';
import type { RescueTables } from './tables/rescues.ts';
import type { SpendingTables } from './tables/spending.ts';
import type { TestPaymentTables } from './tables/test-payments.ts';
import type { VolunteerTables } from './tables/volunteers.ts';
import type { WishTables } from './tables/wishes.ts';

/**
 * The schema as Kysely sees it, the same on SQLite and PostgreSQL (a test compares it with the migrated databases).
 * Ids are UUIDv7 texts; instants are UTC ISO 8601 texts; dates are YYYY-MM-DD texts; flags are 0 or 1;
 * columns named *_json hold JSON texts. `*_search` columns hold `foldText` of the column that they are named after.
 */
export interface Tables
  extends CatalogueTables,
    AccountTables,
    PetTables,
    PetImportTables,
    CareTables,
    PassportTables,
    FosteringTables,
    AdoptionTables,
    PrivatePhotoTables,
    EventTables,
    DonationTables,
    MonthlyDonationTables,
    PaymentTables,
    OwnAccountTables,
    CashAndInKindTables,
    DedicationTables,
    TestPaymentTables,
    CampaignTables,
    FundraiserTables,
    CompanyTables,
    ChargeTables,
    InvoiceTables,
    ExpenseTables,
    SpendingTables,
    DriveTables,
    RescueTables,
    VolunteerTables,
    LostAndFoundTables,
    WishTables,
    ContentTables,
    CorrespondenceTables,
    PlatformTables {}

/** One for each catalogue: a new one is declared in the domain and made by a migration. */
export type CatalogueTables = {
  [Name in CatalogueName as SnakeCase<Name>]: TableOf<(typeof catalogues)[Name]['fields']>;
};
