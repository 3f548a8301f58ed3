import type { RescueState } from '#domain/rescues/rescue-machine.ts';
import type { RescueKind, RescueSpecies } from '#domain/rescues/rescue-words.ts';

/** Reports of animals in trouble. */
export interface RescueTables {
  rescue_reports: RescueReportsTable;
  rescue_entries: RescueEntriesTable;
  rescue_choices: RescueChoicesTable;
}

export interface RescueReportsTable {
  id: string;
  created_at: string;
  folio: number;
  status: RescueState;
  kind: RescueKind;
  species: RescueSpecies;
  /** Its place among the urgencies, the most urgent first. */
  urgency: number;
  danger: 0 | 1;
  exposed: 0 | 1;
  alone: 0 | 1;
  postal_code: string;
  /** '' where the postal code tells none. */
  federal_state: string;
  place: string;
  position: string;
  words: string;
  name: string;
  /** Ten digits, or ''. */
  phone: string;
  email: string;
  language: string;
  account_id: string | null;
  attended_by: string | null;
  pet_id: string | null;
  /** When its author last wrote, and somebody of the desk. */
  activity_at: string;
  answered_at: string | null;
  expires_at: string;
  reminded_at: string | null;
  ended_at: string | null;
  search_text: string;
}

export interface RescueEntriesTable {
  id: string;
  report_id: string;
  created_at: string;
  is_ours: 0 | 1;
  /** null of whoever reported, and of an account that is gone. */
  author_id: string | null;
  text: string;
}

/** Of which reports an account is told; empty lists mean all. */
export interface RescueChoicesTable {
  account_id: string;
  federal_states_json: string;
  kinds_json: string;
}
