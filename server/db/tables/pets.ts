import type { ChipReading, IntakeKind } from '#domain/intakes/intake.ts';
import type { StoredPet } from '#domain/pets/pet.ts';
import type { PetGroupKind } from '#domain/pets/pet-group.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { PhotoMatchState } from '#domain/photo-matches/photo-match.ts';
import type { ColumnsOf } from '../entity-columns.ts';

/** Pets, and the files that belong to them. */
export interface PetTables {
  animal_figures: AnimalFiguresTable;
  pets: PetsTable;
  pet_media: PetMediaTable;
  pet_papers: PetPapersTable;
  pet_cities: PetCitiesTable;
  pet_debuts: PetDebutsTable;
  pet_intakes: PetIntakesTable;
  pet_views: PetViewsTable;
  pet_turn_days: PetTurnDaysTable;
  photo_prints: PhotoPrintsTable;
  photo_print_bands: PhotoPrintBandsTable;
  photo_matches: PhotoMatchesTable;
  pet_groups: PetGroupsTable;
  pet_group_exceptions: PetGroupExceptionsTable;
  media_assets: MediaAssetsTable;
  document_folders: DocumentFoldersTable;
  folder_documents: FolderDocumentsTable;
  folder_files: FolderFilesTable;
  folder_notes: FolderNotesTable;
}

/** How often a pet's page was seen on a day, by whomever. */
interface PetViewsTable {
  pet_id: string;
  /** YYYY-MM-DD */
  day: string;
  views: number;
}

/** The day on which turns were last taken in a programme. */
interface PetTurnDaysTable {
  programme: Programme;
  /** YYYY-MM-DD */
  day: string;
}

/** How each animal came. */
interface PetIntakesTable {
  pet_id: string;
  updated_at: string;
  kind: IntakeKind;
  /** YYYY-MM-DD */
  came_on: string;
  /** '' where nobody said it, as `brought_by`. */
  place: string;
  brought_by: string;
  chip: ChipReading;
}

/** The perceptual hash of each picture of a pet, 16 hexadecimal digits. */
interface PhotoPrintsTable {
  pet_id: string;
  asset_id: string;
  print: string;
}

/** Its bytes, by which alike ones are found. */
interface PhotoPrintBandsTable {
  band: number;
  value: number;
  pet_id: string;
  asset_id: string;
}

/** Pictures of two pets that look the same; the pet with the smaller id first. */
interface PhotoMatchesTable {
  id: string;
  created_at: string;
  pet_id: string;
  asset_id: string;
  other_pet_id: string;
  other_asset_id: string;
  different_bits: number;
  state: PhotoMatchState;
  decided_at: string | null;
  decided_by: string | null;
}

/** The columns of `petFields`, and what only the database needs. */
export interface PetsTable extends ColumnsOf<StoredPet>, PetSearchColumns {
  /** Kept with the rows of pet_media in one transaction; a pet without media is not public. */
  media_count: number;
  /** What was estimated on `estimated_on`; 0 weeks where the birth date is known. Ages are told by `ageOn`. */
  age_value: number;
  age_unit: string;
  /** Instant; null while the pet is not deleted, and of deletions of which only the day is known. */
  deleted_at: string | null;
  /** Name of the table in which `external_id` names the pet; '' for pets from before tables had names. */
  external_source: string;
}

/** What the columns hold by whose names they go, normalized: see `entity-columns.ts`. */
export interface PetSearchColumns {
  name_search: string;
  city_search: string;
  vaccines_search: string;
  personality_search: string;
  story_search: string;
  needs_search: string;
}

/** What everybody reads of animals that came and left: one row, of id 1. */
interface AnimalFiguresTable {
  id: number;
  /** Instant. */
  counted_at: string;
  figures_json: string;
}

/** When everybody could first see a pet in a programme. */
interface PetDebutsTable {
  pet_id: string;
  programme: Programme;
  /** Instant. */
  since: string;
}

/** Pets that are listed together: `pets.group_id` names it. */
interface PetGroupsTable {
  id: string;
  kind: PetGroupKind;
  created_at: string;
}

/** That one of a pair may go to a family alone. Times are instants. */
interface PetGroupExceptionsTable {
  id: string;
  group_id: string;
  noted_at: string;
  /** The account; null where it is gone. */
  noted_by: string | null;
  reason: string;
  /** null while it counts. */
  ended_at: string | null;
}

/** What is known of a file of `cedula/{pet}/` or `contrato/{pet}/` besides its content. */
interface PetPapersTable {
  /** Of the file store. */
  file_key: string;
  pet_id: string;
  kind: string;
  /** As its sender called it; safe to show and to save. */
  name: string;
  created_at: string;
}

interface PetMediaTable {
  /** 1 once it was compared with the pictures of other pets. */
  compared: number;
  pet_id: string;
  position: number;
  asset_id: string;
  /** The focal point that somebody chose, from 0 to 1; null for the proposed one. */
  focus_x: number | null;
  focus_y: number | null;
}

/** Pictures and videos by the hash of their pixels or bytes, so that a picture is stored once. */
export interface MediaAssetsTable {
  id: string;
  created_at: string;
  kind: 'image' | 'video';
  width: number;
  height: number;
  placeholder: string;
  /** JSON list of the widths that exist. */
  widths_json: string;
  /** The proposed focal point, from 0 to 1; null until one was looked for. */
  focus_x: number | null;
  focus_y: number | null;
  video_file: string | null;
  video_type: string | null;
  /** When the daily upkeep first found that nothing uses it; null while something does. */
  unused_since: string | null;
}

/** Every city that a pet is in, so that "city contains" looks through a short list first; swept once a day. */
interface PetCitiesTable {
  city_search: string;
}

/** A pet's folder in the built-in records service; `pets.folder_id` names it. */
interface DocumentFoldersTable {
  /** Cannot be guessed. */
  id: string;
  created_at: string;
  pet_id: string;
  /** Cannot be guessed either, and is not the pet's to show: mail finds the folder by it. */
  encrypted_id: string;
}

interface FolderDocumentsTable {
  id: string;
  folder_id: string;
  kind: string;
  /** As it was decided last: `currentStatus` tells how it stands. */
  status: string;
  valid_until: string | null;
  comments: string;
  /** JSON list of the files' ids that the decision was made about. */
  decided_files_json: string;
  /** `standingOf` decision and files, for lists; changed with either. */
  standing: string;
  /** Instant since which it waits for a review. */
  waiting_since: string | null;
}

/** What reviewers decided and wrote of a document, never changed afterwards. */
interface FolderNotesTable {
  id: string;
  document_id: string;
  /** Instant; null for what was written before anybody noted it. */
  created_at: string | null;
  author_id: string | null;
  status: string;
  comments: string;
}

interface FolderFilesTable {
  id: string;
  document_id: string;
  created_at: string;
  name: string;
  /** Of the file store. */
  file_key: string;
  /** Bytes. */
  size: number;
  /** SHA-256: the same file twice is one. */
  content_hash: string;
}
