import type { RowOutcome } from '#domain/imports/import-kind.ts';

/** Tables that people bring in on a screen; they are called so from when pets alone were. */
export interface PetImportTables {
  pet_imports: PetImportsTable;
  pet_import_rows: PetImportRowsTable;
  pet_import_photos: PetImportPhotosTable;
  pet_import_maps: PetImportMapsTable;
}

export interface PetImportsTable {
  id: string;
  /** ImportKindName */
  kind: string;
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
  /** Of what a row has become, or was before: a pet's id, a donation's … */
  pet_id: string | null;
}

interface PetImportPhotosTable {
  import_id: string;
  name: string;
  asset_id: string;
}

interface PetImportMapsTable {
  id: string;
  /** ImportKindName */
  kind: string;
  owner_id: string;
  name: string;
  date_order: string;
  /** FieldChoice[] */
  choices_json: string;
  used_at: string;
}
