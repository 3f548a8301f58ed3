import type { Right } from '#domain/access/rights.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import type { ImportKind, RowOutcome, TableColumn } from '#domain/imports/import-kind.ts';
import type { JobKind } from '#domain/job-kinds.ts';
import type { Bilingual } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { RowProblem } from '#server/features/kits/tables/row-problem.ts';
import type { MadeOfRow, TableRow } from './import-rows.repository.ts';
import type { StoredImport, TableReading } from './imports.repository.ts';

/** What becomes, or has become, of a row that is right. */
export interface SettledRow {
  line: number;
  key: string;
  name: string;
  photos?: number;
  outcome: Extract<RowOutcome, 'created' | 'known'>;
  /** Of what it has become. */
  madeId: string;
  /** To look at, although it comes in. */
  problems?: readonly RowProblem[];
}

/** How the rows of a table are gone through: to find out what would become of them, or to bring them in. */
export interface ImportManner {
  /** Whatever is done is taken back. */
  isRehearsal: boolean;
  signal: AbortSignal;
  /** Of a row that does not come in, or of which there is something to say. */
  tell(told: {
    line: number;
    key: string;
    isRejected: boolean;
    problems: readonly RowProblem[];
  }): Promise<void>;
  /** @param tx that stores what the rows have become; none in a rehearsal */
  settle(rows: readonly SettledRow[], tx: Tx | undefined): Promise<void>;
}

export interface ImportTemplate<Field extends string> {
  /** Of the file, without its ending, and of the sheet. */
  file: string;
  sheet: string;
  /** Rows that are passed over where somebody leaves them in the table, by a cell that begins with EJEMPLO. */
  examples: readonly Partial<Record<Field, string>>[];
  hints: Readonly<Partial<Record<Field, string>>>;
  /** Which rows are the examples. */
  note: string;
}

/** One kind of tables, as the feature declares it that keeps what is brought in. */
export interface TableImport<Field extends string = string> {
  kind: ImportKind<Field>;
  /** Of whoever may bring such tables in. */
  right: Right;
  job: JobKind;
  imported: AuditAction;
  undone: AuditAction;
  /** What the log says of so many of them. */
  logged(count: number): Readonly<Record<string, number>>;
  touched: 'importPetsTouched' | 'importDonationsTouched' | 'importReadersTouched';
  /** Which fields a row is called by. */
  called: { key: Field; name: Field };
  longestName: number;
  template: ImportTemplate<Field>;
  /** Of what rows are told of beside the fields. */
  otherLabels?: Readonly<Record<string, Bilingual>>;
  /** @throws AppError invalid, by the names of the fields */
  check(reading: TableReading<Field>, columns: readonly TableColumn[]): void;
  /** What was stored before it stopped is found again, and not made twice. */
  run(one: StoredImport<Field>, rows: readonly TableRow[], manner: ImportManner): Promise<void>;
  /** Takes all back, or none. @returns the ids of those that somebody has worked with since */
  takeBack(
    tx: Tx,
    one: StoredImport<Field>,
    madeIds: readonly string[],
  ): Promise<readonly string[]>;
  /** In the transaction that brought in or took back. */
  onChange?(tx: Tx): Promise<unknown>;
  /** The photos that wait with an import. */
  photosOf?(
    query: Tx['query'],
    one: StoredImport<Field>,
    rows: readonly Pick<MadeOfRow, 'key' | 'name'>[],
  ): Promise<{ photos: number; unplaced: string[] }>;
}

export type { StoredImport, TableReading, TableRow };
