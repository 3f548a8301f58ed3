import type { DeclineReason } from '#domain/donations/decline.ts';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';

/** What is given each month, and the plans of it. */
export interface MonthlyDonationTables {
  donation_plans: DonationPlansTable;
  monthly_donations: MonthlyDonationsTable;
}

/** The monthly donations that can be chosen, as they were made at the provider. */
interface DonationPlansTable {
  id: string;
  created_at: string;
  provider: string;
  amount_cents: number;
}

export interface MonthlyDonationsTable {
  id: string;
  created_at: string;
  updated_at: string;
  user_id: string | null;
  customer_id: string | null;
  provider: string;
  /** The provider's name for it; null until it has answered. */
  reference: string | null;
  /** Where the donor approves it. */
  approve_url: string | null;
  plan_id: string;
  amount_cents: number;
  /** As the provider last said. */
  status: string;
  email: string;
  language: string;
  wants_invoice: number;
  /** When the portal saw that it is active, and took it into the account. */
  confirmed_at: string | null;
  next_billing_at: string | null;
  failed_payments: number;
  failures_before_resume: number;
  /** YYYY-MM */
  card_expires: string | null;
  /** The `card_expires` that the donor was warned of. */
  warned_of_expiry: string | null;
  next_check_at: string | null;
  method: 'wallet' | 'card';
  /** What is charged first, until its provider has answered. */
  card: string | null;
  /** Of one without an account; the mailbox is as `normalizeEmail` writes it. */
  guest_name: string;
  guest_mailbox: string | null;
  pet_id: string | null;
  /** In whose name it is given; null: the donor's own. */
  company_id: string | null;
  /** When a charge that failed is tried again. */
  retry_at: string | null;
  decline: DeclineReason | null;
  /** One month is left out, until then. */
  skipped_until: string | null;
  /** 1: it has ended because its charges failed. */
  ended_unpaid: number;
  charged_each: MonthlyInterval;
  /** The years of it that the donor was told of. */
  told_of_year: number;
  /** 1: whoever gives it for one pet wants to hear of the pet. */
  wants_pet_news: number;
  /** The day (YYYY-MM-DD) from which on the donor may be told again; null until the pet was first looked at. */
  pet_news_due: string | null;
  /** `SeenPet`: what the donor knows of the pet. */
  pet_seen_json: string | null;
  /** `ToldOfPet`: what the last mail told. */
  pet_told_json: string | null;
  /** `PlanChange[]`: other amounts that were asked for at a wallet. */
  plan_changes_json: string | null;
}
