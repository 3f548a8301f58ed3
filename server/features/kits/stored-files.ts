import type { Tables } from '#server/db/tables.ts';

/** Which files of the file store belong to the rows of a table: what a backup has to hold. */
export interface StoredFiles<Table extends keyof Tables = keyof Tables> {
  table: Table;
  /** Folders in which all files are the row's. */
  folders?(row: Tables[Table]): readonly string[];
  /** Files that have to be there. */
  keys?(row: Tables[Table]): readonly string[];
}

export const storedFiles = <Table extends keyof Tables>(files: StoredFiles<Table>) =>
  files as unknown as StoredFiles;
