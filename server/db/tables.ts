import type { Account } from '#domain/accounts/account.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { CatalogueName, catalogues } from '#domain/catalogues/index.ts';
import type { contactMessageFields } from '#domain/contact/message-fields.ts';
import type { subscriptionFields } from '#domain/contact/subscription-fields.ts';
import type { DocumentKind } from '#domain/documents/document.ts';
import type { HistoryRole } from '#domain/documents/history.ts';
import type { DeclineReason } from '#domain/donations/decline.ts';
import type { DifferenceKind } from '#domain/donations/difference.ts';
import type { donationFields } from '#domain/donations/donation.ts';
import type { PaymentState } from '#domain/donations/donation-state.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Issuer } from '#domain/invoices/issuer.ts';
import type { StoredPet } from '#domain/pets/pet.ts';
import type { ColumnsOf, SnakeCase, TableOf } from './entity-columns.ts';

/**
 * The schema as Kysely sees it, the same on SQLite and PostgreSQL (a test compares it with the migrated databases).
 * Ids are UUIDv7 texts; instants are UTC ISO 8601 texts; dates are YYYY-MM-DD texts; flags are 0 or 1;
 * columns named *_json hold JSON texts. `*_search` columns hold `foldText` of the column that they are named after.
 */
export interface Tables extends CatalogueTables {
  users: UsersTable;
  pets: PetsTable;
  pet_media: PetMediaTable;
  pet_papers: PetPapersTable;
  media_assets: MediaAssetsTable;
  pet_cities: PetCitiesTable;
  data_versions: DataVersionsTable;
  key_fingerprint: KeyFingerprintTable;
  jobs: JobsTable;
  retention_runs: RetentionRunsTable;
  batches: BatchesTable;
  batch_items: BatchItemsTable;
  backup_runs: BackupRunsTable;
  folios: FoliosTable;
  document_history: DocumentHistoryTable;
  adoption_profiles: AdoptionProfilesTable;
  adoption_applications: ColumnsOf<AdoptionApplication>;
  contact_messages: ContactMessagesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  shared_counts: SharedCountsTable;
  provider_health: ProviderHealthTable;
  server_processes: ServerProcessesTable;
  operations_warnings: OperationsWarningsTable;
  idempotency_keys: IdempotencyKeysTable;
  resumable_uploads: ResumableUploadsTable;
  sessions: SessionsTable;
  session_keys: SessionKeysTable;
  account_links: AccountLinksTable;
  user_invitations: UserInvitationsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  audit_events: AuditEventsTable;
  document_folders: DocumentFoldersTable;
  folder_documents: FolderDocumentsTable;
  folder_files: FolderFilesTable;
  folder_notes: FolderNotesTable;
  adoption_events: AdoptionEventsTable;
  event_participants: EventParticipantsTable;
  event_sendings: EventSendingsTable;
  event_mails: EventMailsTable;
  event_former_details: EventFormerDetailsTable;
  mail_opt_outs: MailOptOutsTable;
  newsletter_moves: NewsletterMovesTable;
  invoice_issuers: InvoiceIssuersTable;
  invoices: ColumnsOf<Invoice>;
  invoiced_donations: InvoicedDonationsTable;
  donations: DonationsTable;
  donation_entries: DonationEntriesTable;
  payment_attempts: PaymentAttemptsTable;
  payment_differences: PaymentDifferencesTable;
  donation_plans: DonationPlansTable;
  monthly_donations: MonthlyDonationsTable;
  test_payments: TestPaymentsTable;
  test_subscriptions: TestSubscriptionsTable;
  test_payment_keys: TestPaymentKeysTable;
}

/** One for each catalogue: a new one is declared in the domain and made by a migration. */
export type CatalogueTables = {
  [Name in CatalogueName as SnakeCase<Name>]: TableOf<(typeof catalogues)[Name]['fields']>;
};

/** The columns of `accountFields`, and what only the database needs. */
export interface UsersTable extends ColumnsOf<Omit<Account, 'confirmed'>>, AccountColumns {}

export interface AccountColumns {
  /** Unique; see `normalizeEmail`. */
  email_normalized: string;
  /** null until the person has set a password through the e-mail link. */
  password_hash: string | null;
  last_used_at: string;
  /** When its owner was told last that it will be deleted for want of use. */
  unused_notice_at: string | null;
  name_search: string;
}

/** The columns of `petFields`, and what only the database needs. */
export interface PetsTable extends ColumnsOf<StoredPet>, PetSearchColumns {
  /** Kept with the rows of pet_media in one transaction; a pet without media is not public. */
  media_count: number;
  /** Instant; null while the pet is not deleted, and of deletions of which only the day is known. */
  deleted_at: string | null;
}

/** What the columns hold by whose names they go, normalized: see `entity-columns.ts`. */
export interface PetSearchColumns {
  name_search: string;
  city_search: string;
  vaccines_search: string;
  personality_search: string;
  story_search: string;
  needs_search: string;
}

/** What is known of a file of `cedula/{pet}/` or `contrato/{pet}/` besides its content. */
interface PetPapersTable {
  /** Of the file store. */
  file_key: string;
  pet_id: string;
  kind: string;
  /** As its sender called it; safe to show and to save. */
  name: string;
  created_at: string;
}

interface PetMediaTable {
  pet_id: string;
  position: number;
  asset_id: string;
  /** The focal point that somebody chose, from 0 to 1; null for the proposed one. */
  focus_x: number | null;
  focus_y: number | null;
}

/** Pictures and videos by the hash of their pixels or bytes, so that a picture is stored once. */
export interface MediaAssetsTable {
  id: string;
  created_at: string;
  kind: 'image' | 'video';
  width: number;
  height: number;
  placeholder: string;
  /** JSON list of the widths that exist. */
  widths_json: string;
  /** The proposed focal point, from 0 to 1; null until one was looked for. */
  focus_x: number | null;
  focus_y: number | null;
  video_file: string | null;
  video_type: string | null;
  /** When the daily upkeep first found that nothing uses it; null while something does. */
  unused_since: string | null;
}

/** Every city that a pet is in, so that "city contains" looks through a short list first; swept once a day. */
interface PetCitiesTable {
  city_search: string;
}

/** Grows with every change of a topic; caches carry it in their keys. */
interface DataVersionsTable {
  topic: string;
  version: number;
}

/** One row at the most. */
interface KeyFingerprintTable {
  only_one: number;
  fingerprint: string;
  /** Instant, UTC ISO 8601. */
  stored_at: string;
}

interface JobsTable {
  id: string;
  created_at: string;
  kind: string;
  /** The queue: see `server/jobs/queues.ts`. */
  lane: string;
  payload_json: string;
  /** Unique where not null: enqueueing the same key twice does nothing. */
  dedupe_key: string | null;
  run_at: string;
  attempts: number;
  max_attempts: number;
  leased_until: string | null;
  leased_by: string | null;
  finished_at: string | null;
  failed_at: string | null;
  last_error: string | null;
}

/** How calls of other services go. Instants are UTC ISO 8601. */
interface ProviderHealthTable {
  provider: string;
  succeeded_at: string | null;
  failed_at: string | null;
  /** Of the first failure after the last success. */
  failing_since: string | null;
  /** One line of the last failure, redacted. */
  failure: string | null;
}

interface ServerProcessesTable {
  id: string;
  host: string;
  version: string;
  started_at: string;
  seen_at: string;
  /** Bytes, of the disk of DATA_DIR; null where the file system does not tell. */
  disk_free: number | null;
  disk_size: number | null;
}

interface OperationsWarningsTable {
  /** What administrators were mailed of. */
  warning: string;
  mailed_at: string;
}

interface RetentionRunsTable {
  /** Instant for which the run was scheduled. */
  id: string;
  started_at: string;
  finished_at: string | null;
  report_json: string;
}

interface BatchesTable {
  id: string;
  created_at: string;
  owner_id: string;
  kind: string;
}

interface BatchItemsTable {
  batch_id: string;
  position: number;
  /** What its caller knows it by, unique in the batch. */
  key: string;
  /** Empty once it is done. */
  input_json: string;
  /** Grows when an item that failed is tried again. */
  round: number;
  /** null while it waits or runs. */
  outcome: 'done' | 'failed' | null;
  error: string | null;
}

/** How scheduled backups and their verifications ended. */
export interface BackupRunsTable {
  id: string;
  kind: 'backup' | 'verification';
  /** Its name at the place that backups go to; empty where none was found. */
  archive: string;
  /** Instant. */
  started_at: string;
  seconds: number;
  /** Of the archive; null where there is none. */
  bytes: number | null;
  /** How many files rows name that are not there; null where it failed. */
  missing_files: number | null;
  /** One line of why it failed; null where it did not. */
  error: string | null;
}

/** The last number given in each series of a kind of documents. */
interface FoliosTable {
  kind: string;
  series: string;
  last_folio: number;
}

/** How each document came into its states. */
export interface DocumentHistoryTable {
  kind: DocumentKind;
  document_id: string;
  /** 1, 2, 3 … of each document. */
  position: number;
  /** As the kind's state machine names it; null of the first entry. */
  transition: string | null;
  from_state: string | null;
  to_state: string;
  made_as: HistoryRole;
  made_by: string | null;
  made_at: string;
  words: string;
}

/** What a family says about itself: one for each account. */
interface AdoptionProfilesTable {
  account_id: string;
  profile_json: string;
  updated_at: string;
}

type ContactMessagesTable = TableOf<typeof contactMessageFields>;

/** The ids are made from the addresses: see `subscriptionId`. */
interface NewsletterSubscriptionsTable extends TableOf<typeof subscriptionFields> {
  updated_at: string;
  /** Unique; see `normalizeEmail`. */
  email_normalized: string;
}

/** What all processes count together: see `shared-counts.repository.ts`. */
interface SharedCountsTable {
  kind: string;
  key: string;
  count: number;
  /** When the count begins anew. */
  expires_at: string;
}

/** Creating calls by the keys of their callers: see `idempotency.repository.ts`. */
/** A file that is being sent in pieces. */
export interface ResumableUploadsTable {
  /** `{account}/{name}` */
  id: string;
  account_id: string;
  network: string | null;
  /** Bytes: announced, and stored in the pieces. */
  size: number;
  arrived: number;
  /** Of the file store, in the order of their bytes. */
  pieces_json: string;
  metadata_json: string;
  written_at: string;
  /** Until then room is kept for all of it. */
  reserved_until: string;
}

interface IdempotencyKeysTable {
  id: string;
  action: string;
  request_hash: string;
  lease: string;
  leased_until: string;
  /** null until the call has been done; then what its answer is made from. */
  result_json: string | null;
  expires_at: string;
}

/** One sign-in: a family of keys of which one at a time is good. */
export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  ended_at: string | null;
  /** Browser and system, as the user agent names them. */
  device: string;
  address: string;
  /** 1 when whoever opened it has shown a second factor, or a passkey, which is both. */
  by_two_factors: number;
}

interface SessionKeysTable {
  /** SHA-256, as every secret that the portal only compares. */
  key_hash: string;
  session_id: string;
  created_at: string;
  expires_at: string;
  spent_at: string | null;
}

/** What a link in a mail allows, once. */
interface AccountLinksTable {
  token_hash: string;
  user_id: string;
  purpose: string;
  /** Normalised: the address that the link was sent to. */
  email: string;
  created_at: string;
  expires_at: string;
}

export interface UserInvitationsTable {
  user_id: string;
  invited_by: string | null;
  roles_json: string;
  created_at: string;
  sent_at: string;
  expires_at: string;
}

interface SecondFactorsTable {
  user_id: string;
  created_at: string;
  /** null until a first code has shown that the person's app knows the secret. */
  confirmed_at: string | null;
  encrypted_secret: string;
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: number;
}

interface RecoveryCodesTable {
  code_hash: string;
  user_id: string;
  created_at: string;
}

/** What the portal knows of a key that lies with its owner (WebAuthn). */
export interface PasskeysTable {
  id: string;
  user_id: string;
  /** As the authenticator knows it; base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it has signed, as it said last; 0 for those that do not count. */
  counter: number;
  /** How browsers reach it: `internal`, `hybrid`, `usb` … */
  transports_json: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** Security events. Without names and addresses of people: those go with their accounts. */
export interface AuditEventsTable {
  id: string;
  created_at: string;
  action: string;
  actor_id: string | null;
  subject_id: string | null;
  address: string;
  details_json: string;
}

/** A pet's folder in the built-in records service; `pets.folder_id` names it. */
interface DocumentFoldersTable {
  /** Cannot be guessed. */
  id: string;
  created_at: string;
  pet_id: string;
  /** Cannot be guessed either, and is not the pet's to show: mail finds the folder by it. */
  encrypted_id: string;
}

interface FolderDocumentsTable {
  id: string;
  folder_id: string;
  kind: string;
  /** As it was decided last: `currentStatus` tells how it stands. */
  status: string;
  valid_until: string | null;
  comments: string;
  /** JSON list of the files' ids that the decision was made about. */
  decided_files_json: string;
  /** `standingOf` decision and files, for lists; changed with either. */
  standing: string;
  /** Instant since which it waits for a review. */
  waiting_since: string | null;
}

/** What reviewers decided and wrote of a document, never changed afterwards. */
interface FolderNotesTable {
  id: string;
  document_id: string;
  /** Instant; null for what was written before anybody noted it. */
  created_at: string | null;
  author_id: string | null;
  status: string;
  comments: string;
}

interface FolderFilesTable {
  id: string;
  document_id: string;
  created_at: string;
  name: string;
  /** Of the file store. */
  file_key: string;
  /** Bytes. */
  size: number;
  /** SHA-256: the same file twice is one. */
  content_hash: string;
}

/** The columns of the event's contract, and what its searches look through. */
export type AdoptionEventsTable = ColumnsOf<Omit<AdoptionEvent, 'petIds'>> & {
  city_search: string;
  /** How many people came; null while nobody has said so. */
  visitors: number | null;
  cancelled_at: string | null;
  /** Another day that people were told. */
  moved_from: string | null;
};

interface EventParticipantsTable {
  event_id: string;
  pet_id: string;
  created_at: string;
  /** Whether the pet came; null while nobody has said so. */
  attended: 0 | 1 | null;
}

interface EventSendingsTable {
  id: string;
  created_at: string;
  event_id: string;
  kind: string;
  /** Who had them sent; an account that may be gone. */
  actor_id: string;
  /** How many mails went to whom, each person counted once. */
  owners: number;
  newsletter: number;
  added: number;
  invited: number;
}

interface EventMailsTable {
  id: string;
  created_at: string;
  event_id: string;
  kind: string;
  /** The event's version that the mail is due to; 0 of invitations, of which each address has one. */
  about_version: number;
  /** The last sending that it was part of. */
  sending_id: string | null;
  name: string;
  email: string;
  email_normalized: string;
  language: string;
  /** The try that has it in hand, and since when. */
  claimed_by: string | null;
  claimed_at: string | null;
  /** When the mail server was about to have all of it: from then on it may have been taken. */
  offered_at: string | null;
  /** The event's version that it told of. */
  told_version: number | null;
  /** Of a notice: the last of the event's versions that its reader knew. */
  former_version: number | null;
  sent_at: string | null;
  /** Why it has not left, as a key of our errorMessages. */
  failure: string | null;
}

/** What was true of an event up to one of its versions. */
interface EventFormerDetailsTable {
  event_id: string;
  last_version: number;
  until: string;
  details_json: string;
}

/** Ids as the newsletter gives them to addresses: whether an address is there only the portal can tell. */
/** The ids of addresses: where the subscription of the one is now. */
interface NewsletterMovesTable {
  id: string;
  moved_to: string;
}

interface MailOptOutsTable {
  id: string;
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
}

/** What was, or is about to be, asked of a provider: its id is the idempotency key there. */
export interface PaymentAttemptsTable {
  id: string;
  created_at: string;
  donation_id: string;
  operation: 'charge' | 'order' | 'capture' | 'voucher' | 'refund';
  amount_cents: number;
  /** What had been refunded of the payment when the provider was first asked for this refund. */
  refunded_before_cents: number;
  /** What the provider's script in the browser made of the card; gone once the attempt is closed. */
  card: string | null;
  /** Whom a voucher names; gone once the attempt is closed. */
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
}

/** The books of the built-in payment provider, where no money moves. */
export interface TestPaymentsTable {
  id: string;
  created_at: string;
  kind: 'card' | 'wallet' | 'voucher' | 'monthly';
  /** 'approved': an order that waits to be captured. */
  status: Exclude<PaymentState, 'expired'> | 'approved';
  /** null of a month's charge. */
  donation_id: string | null;
  description: string;
  amount_cents: number;
  refunded_cents: number;
  paid_at: string | null;
  /** Until when it can be approved, or is promised to be taken at the store. */
  expires_at: string | null;
  /** The test card's name. */
  card: string | null;
  /** Why it was refused; of an approved order, why it will be. */
  decline: DeclineReason | null;
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
  return_url: string;
  cancel_url: string;
}

interface TestPaymentKeysTable {
  id: string;
  request_hash: string;
  /** The id of the payment or subscription. */
  made: string;
}

/** The columns of the issuer's contract, and its seal certificate (CSD). */
interface InvoiceIssuersTable extends ColumnsOf<Issuer> {
  /** DER, base64. */
  certificate: string;
  /** The SAT's .key file with its password, sealed. */
  encrypted_key: string;
  /** The certificate's number that administrators have been told of. */
  warned_of_expiry: string | null;
  /** 1: there is one issuer. */
  only_one: number;
}

/** What an invoice is made for. */
interface InvoicedDonationsTable {
  invoice_id: string;
  donation_id: string;
  /** Of the invoice: less what was given back of the donation before. */
  amount_cents: number;
  /** 1 while the invoice stands for the donation: unique then. */
  living: 0 | 1;
}
