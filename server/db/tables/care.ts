import type { CareKind } from '#domain/care/care-kinds.ts';

/** Medical records of pets. */
export interface CareTables {
  care_entries: CareEntriesTable;
  care_plans: CarePlansTable;
  care_next: CareNextTable;
  care_settings: CareSettingsTable;
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
  expires_on: string | null;
  next_on: string | null;
  vet_name: string;
  weight_grams: number | null;
  author_id: string | null;
  /** Written by whoever had a link for one visit. */
  by_link: 0 | 1;
  created_at: string;
  changed_at: string;
  version: number;
  deleted_at: string | null;
}

/** Of a pet with a record: by which rules (a digest) its row of `care_next` were reckoned. */
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
