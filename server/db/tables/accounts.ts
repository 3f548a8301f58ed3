import type { Account } from '#domain/accounts/account.ts';
import type { ColumnsOf } from '../entity-columns.ts';

/** What accounts, their sessions and their ways to sign in keep. */
export interface AccountTables {
  users: UsersTable;
  account_links: AccountLinksTable;
  user_invitations: UserInvitationsTable;
  sessions: SessionsTable;
  session_keys: SessionKeysTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  audit_events: AuditEventsTable;
  first_starts: FirstStartsTable;
}

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

/** One row at the most: the portal waits for its first administrator, or has waited. */
interface FirstStartsTable {
  only_one: number;
  /** Of the code. */
  salt: string;
  created_at: string;
  used_at: string | null;
}
