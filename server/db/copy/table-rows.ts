type Value = string | number | null;
/** With its columns in the order of `TableShape.columns`. */
export type Row = Record<string, Value>;

export interface TableShape {
  name: string;
  /** Sorted by name, so that both databases have them in the same order. */
  columns: readonly string[];
  /** Columns that name a row; both databases order texts by their code points. */
  key: readonly string[];
}

/** The rows of all tables as they stood at one moment, read beside whoever writes. */
export interface Snapshot {
  /** Names of the migrations that the database has had. */
  migrations: readonly string[];
  /** Each behind those that it refers to. */
  tables: readonly TableShape[];
  count(table: TableShape): Promise<number>;
  /** In the order of the key, a few at a time. @param after the key of the last row that is not wanted any more */
  read(table: TableShape, after?: Row): AsyncIterable<Row[]>;
  close(): Promise<void>;
}
