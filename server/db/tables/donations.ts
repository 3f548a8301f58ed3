import type { CardDesign, CardState, Delivery, Occasion } from '#domain/dedications/card.ts';
import type { LineBasis, LineState, StatementLayout } from '#domain/donations/bank-statement.ts';
import type { CashCountState } from '#domain/donations/cash-count.ts';
import type { DeclineReason } from '#domain/donations/decline.ts';
import type { DifferenceKind } from '#domain/donations/difference.ts';
import type { DisputeReason, DisputeState } from '#domain/donations/dispute.ts';
import type { donationFields } from '#domain/donations/donation.ts';
import type { PaymentState } from '#domain/donations/donation-state.ts';
import type { EntryKind } from '#domain/donations/entry-kind.ts';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import type { PastInvoicing } from '#domain/donations/past-donation.ts';
import type { Language } from '#domain/language.ts';
import type { TableOf } from '../entity-columns.ts';

/** Donations, the ledger, and what payment providers were asked. */
export interface DonationTables {
  donations: DonationsTable;
  donation_entries: DonationEntriesTable;
  past_donations: PastDonationsTable;
  guest_donors: GuestDonorsTable;
  payment_disputes: PaymentDisputesTable;
  payment_attempts: PaymentAttemptsTable;
  payment_differences: PaymentDifferencesTable;
  donation_plans: DonationPlansTable;
  monthly_donations: MonthlyDonationsTable;
  test_payments: TestPaymentsTable;
  test_subscriptions: TestSubscriptionsTable;
  test_payment_keys: TestPaymentKeysTable;
  test_transfers: TestTransfersTable;
  account_references: AccountReferencesTable;
  account_movements: AccountMovementsTable;
  bank_statements: BankStatementsTable;
  bank_lines: BankLinesTable;
  cash_counts: CashCountsTable;
  in_kind_gifts: InKindGiftsTable;
  gift_dedications: GiftDedicationsTable;
  card_refusals: CardRefusalsTable;
  uma_values: UmaValuesTable;
}

/** The daily UMA of a year that the program does not bring, from its first of February on. */
interface UmaValuesTable {
  from_day: string;
  cents: number;
  entered_at: string;
  entered_by: string | null;
}

/** Cards in honour and in memory. */
interface GiftDedicationsTable {
  donation_id: string;
  created_at: string;
  updated_at: string;
  state: CardState;
  occasion: Occasion;
  honoree: string;
  message: string;
  /** As the donor writes it. */
  sender: string;
  says_amount: number;
  design: CardDesign;
  delivery: Delivery;
  language: Language;
  /** The address; '' of one that is printed, and once it is erased. */
  receiver: string;
  /** A keyed hash of the mailbox. */
  receiver_key: string | null;
  /** YYYY-MM-DD */
  send_on: string | null;
  sent_at: string | null;
}

/** Who wants no cards, by a keyed hash of their mailbox. */
interface CardRefusalsTable {
  receiver_key: string;
  created_at: string;
}

interface DonationsTable extends TableOf<typeof donationFields> {
  /** When its provider was last asked how it stands; null: never. */
  asked_at: string | null;
}

/** The ledger: money that came, or (below zero) went back. A line is never changed. */
interface DonationEntriesTable {
  id: string;
  donation_id: string;
  booked_at: string;
  /** `booked_at` as a day of the site's time zone. */
  date: string;
  amount_cents: number;
  /** 'refund' also where one failed, 'dispute' also where the money was put back. */
  kind: EntryKind;
  /** Of a transfer: the provider's name for what came, which is booked once. */
  arrival: string | null;
}

/** Of donations that came before the portal, or outside of it. */
interface PastDonationsTable {
  donation_id: string;
  /** The donation's `updated_at` then: another one says that it was worked with. */
  brought_at: string;
  /** The name of the table in which `reference` is unique. */
  source: string;
  reference: string | null;
  /** A digest of what its row said: the same row in whatever table is the same donation. */
  content: string;
  /** '' where nobody knows it, or it is kept no longer. */
  donor_name: string;
  invoicing: PastInvoicing;
  /** Folio or UUID of what was issued elsewhere. */
  invoice: string;
  /** 1: the donor's row among the customers was made for it. */
  made_customer: number;
}

/** Of donations without an account: who gave. The row is gone once an account has taken the donation over. */
interface GuestDonorsTable {
  donation_id: string;
  name: string;
  /** As `normalizeEmail` writes it. */
  mailbox: string;
}

/** Disputes as their providers last said, kept also before the payment that they are about is known. */
export interface PaymentDisputesTable {
  id: string;
  provider: string;
  /** The provider's name for the dispute. */
  dispute: string;
  /** The provider's names of the payment. */
  reference: string | null;
  settled_as: string | null;
  /** null while no donation is known to be of that payment. */
  donation_id: string | null;
  state: DisputeState;
  amount_cents: number;
  currency: string;
  withdrawn_cents: number;
  reinstated_cents: number;
  fee_cents: number;
  reason: DisputeReason;
  opened_at: string;
  answer_by: string | null;
  /** As of when the provider said so. */
  as_of: string;
  created_at: string;
  updated_at: string;
}

/** What was, or is about to be, asked of a provider: its id is the idempotency key there. */
export interface PaymentAttemptsTable {
  id: string;
  created_at: string;
  donation_id: string;
  operation: 'charge' | 'order' | 'capture' | 'voucher' | 'transfer' | 'refund';
  amount_cents: number;
  /** What had been refunded of the payment when the provider was first asked for this refund. */
  refunded_before_cents: number;
  /** What the provider's script in the browser made of the card; gone once the attempt is closed. */
  card: string | null;
  /** Whom a voucher or a transfer names; gone once the attempt is closed. */
  holder_json: string | null;
  /** Of a refund: when the provider was first asked for it. */
  asked_at: string | null;
  /** Until then somebody waits for the provider's answer. */
  leased_until: string | null;
  /** null while it is not known what came of it. */
  closed_at: string | null;
}

/** Where a provider's books and the portal's do not agree; found by messages and by reconciliation. */
interface PaymentDifferencesTable {
  id: string;
  created_at: string;
  provider: string;
  reference: string;
  /** null where the portal knows of no such donation. */
  donation_id: string | null;
  kind: DifferenceKind;
  expected: string;
  found: string;
  resolved_at: string | null;
  /** The administrator who saw to it. */
  resolved_by: string | null;
  /** What they did. */
  note: string | null;
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

/** The concept by which a transfer to the organisation's own account is known. */
interface AccountReferencesTable {
  donation_id: string;
  reference: string;
  amount_cents: number;
  expires_at: string;
  /** Of a gift of no account; '' where nobody knows it, or it is kept no longer. */
  donor_name: string;
}

/** What came to that account, or was sent back from it, as whoever keeps the books noted it. */
interface AccountMovementsTable {
  id: string;
  donation_id: string;
  kind: 'arrival' | 'refund';
  /** The bank's tracking key, or the refund's. */
  tracked_as: string;
  amount_cents: number;
  moved_at: string;
  noted_by: string | null;
  /** Of the bank's statement that tells of it. */
  line_id: string | null;
}

interface CashCountsTable {
  /** Of an adoption's fee or deposit that was paid in cash; null of gifts. */
  charge_id: string | null;
  id: string;
  created_at: string;
  /** YYYY-MM-DD on which it was given. */
  given_on: string;
  /** Event or place. */
  place: string;
  /** JSON: how many there were of each note and coin, by its centavos. */
  pieces_json: string;
  amount_cents: number;
  state: CashCountState;
  counted_by: string | null;
  changed_at: string;
  /** Who confirmed or cancelled it. */
  changed_by: string | null;
  donation_id: string | null;
}

interface InKindGiftsTable {
  id: string;
  folio: number;
  created_at: string;
  /** YYYY-MM-DD */
  received_on: string;
  what: string;
  /** As its donor estimates; no money of the ledger. */
  estimated_cents: number | null;
  /** With the e-mail '' where nobody said it, or it is kept no longer. */
  donor_name: string;
  email: string;
  recorded_by: string | null;
  cancelled_at: string | null;
  cancelled_by: string | null;
  /** Why it was cancelled. */
  reason: string;
}

interface BankStatementsTable {
  id: string;
  /** CLABE */
  account: string;
  layout: StatementLayout;
  file_name: string;
  imported_at: string;
  imported_by: string | null;
  /** YYYY-MM-DD of the first and last deposit; null without any. */
  from_day: string | null;
  to_day: string | null;
  names_account: number;
  deposits: number;
  charges: number;
  of_others: number;
}

interface BankLinesTable {
  id: string;
  statement_id: string;
  account: string;
  /** What the same line is known by in another file. */
  identity: string;
  layout: StatementLayout;
  /** YYYY-MM-DD */
  posted_on: string;
  amount_cents: number;
  /** Of it so much is of donations. */
  booked_cents: number;
  /** With the sender and the reference '' once they are kept no longer. */
  description: string;
  reference: string;
  sender: string;
  tracked_as: string | null;
  /** The line of another file that may be this one. */
  repeats_id: string | null;
  state: LineState;
  basis: LineBasis | null;
  /** Whether its donation was looked for. */
  is_tried: number;
  /** How many parts of it were booked so far, those that were taken back included. */
  parts: number;
  /** Why it is no donation. */
  reason: string;
  changed_at: string;
  changed_by: string | null;
}

/** The books of the built-in payment provider, where no money moves. */
export interface TestPaymentsTable {
  id: string;
  created_at: string;
  kind: 'card' | 'wallet' | 'voucher' | 'transfer' | 'monthly';
  /** 'approved': an order that waits to be captured. */
  status: Exclude<PaymentState, 'expired'> | 'approved';
  /** null of a month's charge. */
  donation_id: string | null;
  description: string;
  amount_cents: number;
  refunded_cents: number;
  /** Of refunds that the bank sent back. */
  failed_refund_cents: number;
  /** null while nobody disputes it; the money is taken while it is open or lost. */
  dispute: DisputeState | null;
  disputed_at: string | null;
  paid_at: string | null;
  /** Until when it can be approved, or is promised to be taken at the store. */
  expires_at: string | null;
  /** The test card's name. */
  card: string | null;
  /** Why it was refused; of an approved order, why it will be. */
  decline: DeclineReason | null;
  /** Of a voucher its digits, of a transfer its CLABE. */
  voucher_number: string | null;
  return_url: string | null;
  cancel_url: string | null;
  subscription_id: string | null;
}

export interface TestSubscriptionsTable {
  id: string;
  created_at: string;
  /** The portal's own id for it. */
  own_id: string;
  amount_cents: number;
  status: 'approvalPending' | 'active' | 'suspended' | 'cancelled';
  started_at: string | null;
  next_billing_at: string | null;
  /** In a row. */
  failed_payments: number;
  /** YYYY-MM */
  card_expires: string;
  /** The test card that pays it; null: a wallet does. */
  card: string | null;
  retry_at: string | null;
  decline: DeclineReason | null;
  skipped_until: string | null;
  charged_each: MonthlyInterval;
  /** Another card, which its bank has not confirmed yet. */
  new_card: string | null;
  return_url: string;
  cancel_url: string;
  /** Another amount that waits for the wallet's holder, and where they go then. */
  asked_cents: number | null;
  asked_return_url: string | null;
}

/** What came to the CLABE of a payment. */
export interface TestTransfersTable {
  id: string;
  payment_id: string;
  arrived_at: string;
  amount_cents: number;
}

interface TestPaymentKeysTable {
  id: string;
  request_hash: string;
  /** The id of the payment or subscription. */
  made: string;
}
