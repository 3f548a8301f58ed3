import type { CareKind } from '#domain/care/care-kinds.ts';

/** Medical records of pets. */
export interface CareTables {
  care_entries: CareEntriesTable;
  care_plans: CarePlansTable;
  care_next: CareNextTable;
  care_settings: CareSettingsTable;
  care_vet_links: CareVetLinksTable;
  care_calendars: CareCalendarsTable;
  care_lots: CareLotsTable;
}

/** Days are YYYY-MM-DD; what ends in `_at` is an instant. */
export interface CareEntriesTable {
  id: string;
  pet_id: string;
  kind: CareKind;
  on_date: string;
  details_json: string;
  product_id: string | null;
  product: string;
  lot: string;
  /** `lotKey` of it; '' where there is none. */
  lot_key: string;
  expires_on: string | null;
  next_on: string | null;
  vet_name: string;
  vet_licence: string;
  clinic: string;
  weight_grams: number | null;
  author_id: string | null;
  /** Of the family that wrote it. */
  adoption_id: string | null;
  /** Written by whoever had a link for one visit. */
  by_link: 0 | 1;
  /** From which on it says something else than what was written first. */
  corrected_at: string | null;
  created_at: string;
  changed_at: string;
  version: number;
  deleted_at: string | null;
}

/** Of a pet with a record: by which rules (a digest) its row of `care_next` were computed. */
interface CarePlansTable {
  pet_id: string;
  rules: string;
}

/** What `nextDoses` finds, for lists and reminders over many pets. */
interface CareNextTable {
  pet_id: string;
  series: string;
  kind: CareKind;
  product_id: string | null;
  title: string;
  dose: number;
  booster: 0 | 1;
  due_on: string;
  /** The pet is with the family that adopted it. */
  for_family: 0 | 1;
  /** Which of the reminders was the last one: its number in `reminderDays`, from 1 on. */
  reminded: number;
}

/** Of an account that has said something about reminders, or was sent one. */
interface CareSettingsTable {
  account_id: string;
  reminders: 0 | 1;
  /** YYYY-MM-DD */
  reminded_on: string | null;
}

/** By which somebody without an account writes one visit; the key in its address is the signed id. */
export interface CareVetLinksTable {
  id: string;
  pet_id: string;
  /** An account. */
  made_by: string;
  /** They held the animal of somebody else, so that it ends when they do so no more. */
  by_holder: 0 | 1;
  created_at: string;
  open_until: string;
  used_at: string | null;
  withdrawn_at: string | null;
  /** Keyed hash of what was sent: the same visit sent again is no second one. */
  visit_digest: string | null;
}

/** The address of an account's calendar of what is due; the key in it is the signed id. */
interface CareCalendarsTable {
  account_id: string;
  id: string;
  created_at: string;
}

/** What somebody has of a product; what entries of theirs name of the lot is used up. */
export interface CareLotsTable {
  id: string;
  /** An account. */
  owner_id: string;
  kind: CareKind;
  product: string;
  lot: string;
  expires_on: string | null;
  /** That there were at first. */
  doses: number;
  created_at: string;
}
