import type { BookingState, DriveState } from '#domain/drives/drive-machine.ts';
import type { AgeBand, Reproduction } from '#domain/drives/drive-words.ts';
import type { Sex, Species } from '#domain/pets/vocabularies.ts';

/** Sterilization drives. */
export interface DriveTables {
  drives: DrivesTable;
  drive_bookings: DriveBookingsTable;
}

export interface DrivesTable {
  id: string;
  created_at: string;
  folio: number;
  status: DriveState;
  title: string;
  /** YYYY-MM-DD */
  on_date: string;
  place: string;
  notes: string;
  fee_cents: number;
  household_limit: number;
  slots_json: string;
  capacity_json: string;
  /** What it came to, which stays when the bookings go; null until it is held. */
  figures_json: string | null;
}

export interface DriveBookingsTable {
  id: string;
  created_at: string;
  drive_id: string;
  /** Of the drive. */
  on_date: string;
  status: BookingState;
  /** By which the desk finds it. */
  code: string;
  /** HH:MM; null of whoever waits. */
  slot: string | null;
  wanted_slot: string;
  /** Of which row of the capacity; null of whoever waits. */
  capacity_key: string | null;
  pet_name: string;
  species: Species;
  sex: Sex;
  grams: number;
  age: AgeBand;
  reproduction: Reproduction;
  medicine: string;
  name: string;
  /** Ten digits. */
  phone: string;
  /** '' without one. */
  email: string;
  language: string;
  account_id: string | null;
  pet_id: string | null;
  told_at: string | null;
  arrived_at: string | null;
  paid_cents: number;
  consent_json: string | null;
  operation_json: string | null;
  /** Of its certificate; null until it is sterilized. */
  certificate: string | null;
  search_text: string;
}
