import type { DocumentKind } from '#domain/documents/document.ts';
import type { HistoryRole } from '#domain/documents/history.ts';
import type { KeyedProvider } from '#domain/provider-keys/provider-keys.ts';

/** What every feature stands on: jobs, caches, counts, uploads, the state of the server. */
export interface PlatformTables {
  data_versions: DataVersionsTable;
  key_fingerprint: KeyFingerprintTable;
  jobs: JobsTable;
  batches: BatchesTable;
  batch_items: BatchItemsTable;
  folios: FoliosTable;
  document_history: DocumentHistoryTable;
  shared_counts: SharedCountsTable;
  idempotency_keys: IdempotencyKeysTable;
  resumable_uploads: ResumableUploadsTable;
  retention_runs: RetentionRunsTable;
  backup_runs: BackupRunsTable;
  provider_health: ProviderHealthTable;
  server_processes: ServerProcessesTable;
  operations_warnings: OperationsWarningsTable;
  settings: SettingsTable;
  provider_keys: ProviderKeysTable;
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
  /** Of a chained kind, as all that follows: what the entry is about, by its SHA-256. */
  about: string | null;
  /** Salted digests of who made it and what was said; a salt goes with what it was for. */
  maker_salt: string | null;
  maker_digest: string | null;
  words_salt: string | null;
  words_digest: string | null;
  previous_digest: string | null;
  digest: string | null;
}

/** What all processes count together: see `shared-counts.repository.ts`. */
interface SharedCountsTable {
  kind: string;
  key: string;
  count: number;
  /** When the count begins anew. */
  expires_at: string;
}

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

/** Creating calls by the keys of their callers: see `idempotency.repository.ts`. */
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

/** Of payment providers, as they were entered on a screen. */
interface ProviderKeysTable {
  provider: KeyedProvider;
  /** JSON. */
  sealed: string;
  /** Of the key by which people tell which it is. */
  ending: string;
  set_at: string;
  /** An account, which may be gone. */
  set_by: string;
}

/** What the organisation has chosen; of what is not here nobody has. */
interface SettingsTable {
  /** SettingName */
  name: string;
  /** As it was typed. */
  value: string;
  changed_at: string;
}
