import type { PhotoDecision } from '#domain/fostering/foster-diary.ts';
import type { FosterHomeStatus, FosterSpecies } from '#domain/fostering/foster-home.ts';
import type { PlacementEnd } from '#domain/fostering/foster-placement.ts';
import type { FosterRequest, RequestAnswer } from '#domain/fostering/foster-request.ts';

/** Foster homes. */
export interface FosteringTables {
  foster_homes: FosterHomesTable;
  foster_placements: FosterPlacementsTable;
  foster_diary_entries: FosterDiaryEntriesTable;
  foster_diary_photos: FosterDiaryPhotosTable;
  foster_requests: FosterRequestsTable;
  foster_asks: FosterAsksTable;
  foster_askers: FosterAskersTable;
  foster_hands: FosterHandsTable;
}

/** Somebody who offers their home to one pet. */
interface FosterHandsTable {
  id: string;
  pet_id: string;
  account_id: string;
  /** Instant. */
  created_at: string;
  /** May be empty. */
  words: string;
}

/** One of an account at most. */
export interface FosterHomesTable {
  id: string;
  account_id: string;
  status: FosterHomeStatus;
  species: FosterSpecies;
  places: number;
  ages_json: string;
  sizes_json: string;
  skills_json: string;
  animals: string;
  notes: string;
  city: string;
  city_search: string;
  available_until: string | null;
  created_at: string;
  changed_at: string;
}

export interface FosterPlacementsTable {
  id: string;
  /** null once the home is gone. */
  home_id: string | null;
  pet_id: string;
  /** Days are YYYY-MM-DD. */
  started_on: string;
  planned_until: string | null;
  ended_on: string | null;
  end_reason: PlacementEnd | null;
  /** How long it lasted; null until it ended. */
  days: number | null;
  lent_json: string;
  notes: string;
  created_at: string;
}

export interface FosterDiaryEntriesTable {
  id: string;
  placement_id: string;
  pet_id: string;
  author_id: string;
  words: string;
  /** Its photos may go to the pet's page after a look. */
  offers_photos: 0 | 1;
  created_at: string;
}

/** Of each private photo of a diary. */
interface FosterDiaryPhotosTable {
  photo_id: string;
  entry_id: string;
  pet_id: string;
  is_offered: 0 | 1;
  decision: PhotoDecision | null;
  decided_by: string | null;
  decided_at: string | null;
}

export interface FosterRequestsTable {
  id: string;
  author_id: string | null;
  species: FosterRequest['species'];
  animals: number;
  words: string;
  state: FosterRequest['state'];
  created_at: string;
  expires_at: string;
  /** The home that said yes first. */
  solved_by: string | null;
  age: FosterRequest['age'];
  size: FosterRequest['size'];
  skills_json: string;
  city: string;
  pickup: string;
  reopened: number;
}

/** Who asked to be allowed to ask the homes. */
export interface FosterAskersTable {
  account_id: string;
  asked_at: string;
  confirmed_at: string | null;
  confirmed_by: string | null;
}

/** Of a home that a question goes to. */
export interface FosterAsksTable {
  id: string;
  request_id: string;
  home_id: string;
  sent_at: string | null;
  answer: RequestAnswer | null;
  answered_at: string | null;
}
