import type { applicationFields } from '#domain/adoption/application-fields.ts';
import type { ContractSide } from '#domain/adoption/contract.ts';
import type { FollowUpAnswer, FollowUpStep } from '#domain/adoption/follow-up.ts';
import type { IdentityKind } from '#domain/adoption/identity.ts';
import type { RecordedReason } from '#domain/adoption/warnings.ts';
import type { Language } from '#domain/language.ts';
import type { TableOf } from '../entity-columns.ts';

/** Adoption profiles and applications. */
export interface AdoptionTables {
  adoption_profiles: AdoptionProfilesTable;
  adoption_applications: TableOf<typeof applicationFields> & ApplicationOutcomeColumns;
  application_traces: ApplicationTracesTable;
  adoption_restrictions: AdoptionRestrictionsTable;
  restriction_marks: RestrictionMarksTable;
  contract_templates: ContractTemplatesTable;
  adoption_contracts: AdoptionContractsTable;
  contract_signatures: ContractSignaturesTable;
  contract_verifications: ContractVerificationsTable;
  contract_signing_key: ContractSigningKeyTable;
  pending_applications: PendingApplicationsTable;
  application_notices: ApplicationNoticesTable;
  adoption_follow_ups: AdoptionFollowUpsTable;
  sterilization_promises: SterilizationPromisesTable;
  reference_checks: ReferenceChecksTable;
  reference_refusals: ReferenceRefusalsTable;
}

/** What became of an application when, for warnings and figures; null until it happens. */
interface ApplicationOutcomeColumns {
  /** From its arrival to what somebody first did about it. */
  answer_minutes: number | null;
  adoption_minutes: number | null;
  decline_reason: RecordedReason | null;
}

/** By what an application is known to be somebody's. */
interface ApplicationTracesTable {
  application_id: string;
  kind: IdentityKind;
  /** HMAC with the portal's key. */
  hash: string;
}

/** Somebody who may not adopt for a time. */
export interface AdoptionRestrictionsTable {
  id: string;
  created_at: string;
  created_by: string | null;
  label: string;
  reason: string;
  /** YYYY-MM-DD: the last day. */
  ends_on: string;
  /** Instant. */
  lifted_at: string | null;
  appeals_json: string;
}

interface RestrictionMarksTable {
  restriction_id: string;
  kind: IdentityKind;
  /** As of `application_traces`. */
  hash: string;
}

/** What a family says about itself: one for each account. */
interface AdoptionProfilesTable {
  account_id: string;
  profile_json: string;
  updated_at: string;
  /** When the family was told that it will be deleted. */
  end_notice_at: string | null;
}

/** The organisation's contract; each change is a version of its own. */
export interface ContractTemplatesTable {
  /** 1, 2, 3 … */
  version: number;
  text_es: string;
  text_en: string;
  created_at: string;
  created_by: string | null;
}

/** One for each application, replaced until somebody signs. */
export interface AdoptionContractsTable {
  id: string;
  application_id: string;
  template_version: number;
  language: Language;
  /** As both sides sign it: filled. */
  text: string;
  /** Of `text`. */
  sha256: string;
  pet_names: string;
  prepared_at: string;
  prepared_by: string | null;
  /** YYYY-MM-DD: by when it says that its pets are sterilized; null where they are, and where nobody noted it. */
  sterilize_before: string | null;
  /** 1 while something of the family is missing in its text, which nobody signs so. */
  is_incomplete: number;
  /** Which nobody can guess. */
  code: string;
  /** From here on null until its PDF is there. */
  sealed_at: string | null;
  /** The latest hash of the application's history when it was sealed. */
  dossier_digest: string | null;
  pdf_sha256: string | null;
}

export interface ContractSignaturesTable {
  contract_id: string;
  side: ContractSide;
  account_id: string | null;
  name: string;
  strokes_json: string;
  /** IP address. */
  address: string;
  /** Of the text that was signed. */
  sha256: string;
  signed_at: string;
}

interface ContractVerificationsTable {
  code: string;
  sha256: string;
  pdf_sha256: string;
  sealed_at: string;
}

/** The portal's own, where the organisation has not configured one. */
interface ContractSigningKeyTable {
  only_one: number;
  /** DER, base64. */
  certificate: string;
  sealed_key: string;
  created_at: string;
}

/** Sent without an account: nobody has shown yet that the address is theirs. */
export interface PendingApplicationsTable {
  id: string;
  created_at: string;
  email: string;
  /** See `normalizeEmail`. */
  email_normalized: string;
  name: string;
  phone: string;
  pet_ids_json: string;
  message: string;
  language: string;
  profile_json: string;
  /** Of the link in its mail (`account_links.token_hash`), once there is one. */
  link_id: string | null;
}

/** What was told about an application because time passed. */
interface ApplicationNoticesTable {
  application_id: string;
  step: string;
  sent_at: string;
}

/** One for each time that a family is asked after an adoption. Days are YYYY-MM-DD, other times instants. */
export interface AdoptionFollowUpsTable {
  id: string;
  application_id: string;
  step: FollowUpStep;
  due_on: string;
  sent_at: string | null;
  ended_at: string | null;
  /** SHA-256 of the token in the mail's link, in hexadecimal. */
  token_hash: string | null;
  /** Until when it can be answered. */
  open_until: string | null;
  answer: FollowUpAnswer | null;
  words: string;
  answered_at: string | null;
}

/** One for each pet that a family promised to have sterilized. Days are YYYY-MM-DD. */
interface SterilizationPromisesTable {
  id: string;
  application_id: string;
  pet_id: string;
  due_on: string;
  remind_on: string | null;
  /** Instant. */
  done_at: string | null;
}

/** One for each reference that was asked about a family. Days are YYYY-MM-DD, other times instants. */
export interface ReferenceChecksTable {
  id: string;
  application_id: string;
  name: string;
  relation: string;
  /** Both null once they asked to be forgotten. */
  email: string | null;
  /** See `normalizeEmail`. */
  email_normalized: string | null;
  asked_at: string;
  /** null once they were reminded, or have answered. */
  remind_on: string | null;
  open_until: string;
  answered_at: string | null;
  declined_at: string | null;
  answer_json: string | null;
}

/** Who does not want to be asked as a reference: a keyed digest of the address alone. */
interface ReferenceRefusalsTable {
  email_digest: string;
  refused_at: string;
}
