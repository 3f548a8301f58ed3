import type { RowOutcome } from '#domain/pet-imports/import-fields.ts';

/** Tables of pets that people bring in on a screen. */
export interface PetImportTables {
  pet_imports: PetImportsTable;
  pet_import_rows: PetImportRowsTable;
  pet_import_photos: PetImportPhotosTable;
  pet_import_maps: PetImportMapsTable;
}

export interface PetImportsTable {
  id: string;
  owner_id: string;
  created_at: string;
  file_name: string;
  /** ImportState */
  state: string;
  /** TableColumn[] */
  columns_json: string;
  map_name: string;
  date_order: string;
  /** FieldChoice[] */
  choices_json: string;
}

interface PetImportRowsTable {
  import_id: string;
  line: number;
  /** string[] */
  cells_json: string;
  /** '' where it could not be read. */
  key: string;
  name: string;
  /** null until it is reviewed. */
  outcome: RowOutcome | null;
  /** RowProblem[] */
  problems_json: string;
  photos: number;
  /** Of one that is created or known. */
  pet_id: string | null;
}

interface PetImportPhotosTable {
  import_id: string;
  name: string;
  asset_id: string;
}

interface PetImportMapsTable {
  id: string;
  owner_id: string;
  name: string;
  date_order: string;
  /** FieldChoice[] */
  choices_json: string;
  used_at: string;
}
