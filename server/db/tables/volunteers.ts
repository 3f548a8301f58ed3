import type { VolunteerState } from '#domain/volunteers/volunteer-machine.ts';
import type { VolunteerAge } from '#domain/volunteers/volunteer-words.ts';

/** Volunteers. */
export interface VolunteerTables {
  volunteers: VolunteersTable;
}

export interface VolunteersTable {
  id: string;
  created_at: string;
  folio: number;
  status: VolunteerState;
  /** What they would like to do, and what they may. */
  wished_json: string;
  tasks_json: string;
  days_json: string;
  times_json: string;
  age: VolunteerAge;
  guardian: string;
  guardian_phone: string;
  consent_at: string | null;
  postal_code: string;
  /** '' where the postal code tells none. */
  federal_state: string;
  experience: string;
  why: string;
  name: string;
  /** Ten digits, or ''. */
  phone: string;
  email: string;
  emergency_name: string;
  emergency_phone: string;
  /** Of the desk, for itself. */
  note: string;
  language: string;
  account_id: string | null;
  ended_at: string | null;
  search_text: string;
}
