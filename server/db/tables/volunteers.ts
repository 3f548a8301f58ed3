import type { HoursState } from '#domain/volunteers/hours-rules.ts';
import type { VolunteerState } from '#domain/volunteers/volunteer-machine.ts';
import type { VolunteerAge, VolunteerTask } from '#domain/volunteers/volunteer-words.ts';

/** Volunteers. */
export interface VolunteerTables {
  volunteers: VolunteersTable;
  volunteer_shifts: VolunteerShiftsTable;
  volunteer_turns: VolunteerTurnsTable;
  volunteer_calendars: VolunteerCalendarsTable;
  volunteer_hours: VolunteerHoursTable;
  volunteer_certificates: VolunteerCertificatesTable;
}

export interface VolunteerShiftsTable {
  id: string;
  created_at: string;
  task: VolunteerTask;
  place: string;
  starts_at: string;
  ends_at: string;
  /** How many people. */
  places: number;
  notes: string;
  canceled_at: string | null;
  /** When the hours of those who came were confirmed. */
  reviewed_at: string | null;
}

/** Somebody on a shift. */
interface VolunteerTurnsTable {
  id: string;
  shift_id: string;
  volunteer_id: string;
  taken_at: string;
  reminded_at: string | null;
  /** To others, for a swap. */
  offered_at: string | null;
  /** For which alone it is given. */
  wants_shift_id: string | null;
}

interface VolunteerCalendarsTable {
  volunteer_id: string;
  id: string;
  created_at: string;
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

export interface VolunteerHoursTable {
  id: string;
  created_at: string;
  volunteer_id: string;
  /** null of what a volunteer noted, and of a shift that is gone. */
  shift_id: string | null;
  task: VolunteerTask;
  /** YYYY-MM-DD */
  day: string;
  /** 0: they did not come. */
  minutes: number;
  note: string;
  status: HoursState;
  reviewed_by: string | null;
  /** What stood before a correction. */
  replaces_id: string | null;
}

export interface VolunteerCertificatesTable {
  id: string;
  /** null once the volunteer is gone; then the name is '' too. */
  volunteer_id: string | null;
  code: string;
  language: string;
  name: string;
  /** YYYY-MM-DD */
  from_day: string;
  until_day: string;
  minutes: number;
  tasks_json: string;
  issued_at: string;
  sealed_at: string | null;
  pdf_sha256: string | null;
  revoked_at: string | null;
}
