import type { Bilingual } from '../language.ts';
import { type ValueOf, type Vocabulary, vocabulary } from '../vocabulary.ts';

/** What tables may bring in. */
export const importKindNames = ['pets', 'donations', 'readers'] as const;
export type ImportKindName = (typeof importKindNames)[number];

/** What a column may tell of one row. */
export interface ImportField {
  /** Also the header of the template, which is Spanish. */
  label: Bilingual;
  /** How else tables call it, without accents; of several words all have to stand in the header. */
  called: readonly string[];
  /** A closed list. */
  words?: Vocabulary<string>;
  /** By the words of `words`, without accents: how else people write each. */
  spoken?: Readonly<Record<string, readonly string[]>>;
  /** A word of `words` by itself: for what is known under many names. */
  find?: (word: string) => string | undefined;
  /** Without `words`: whether a text is understood as it stands, and what it may mean where it is not. */
  reads?: (text: string) => boolean;
  proposes?: (text: string, header: string) => string;
  /** A column whose every value is such a one is proposed, whatever it is called. */
  isKnownBy?: 'words' | ((value: string) => boolean);
  /** A column of different values in all rows is proposed: that of this field, or else any. */
  isKey?: string;
  isDate?: true;
  /** More than a line. */
  isLong?: true;
  /** A row may be without it. */
  isOptional?: true;
  /** Nothing can be said for all: each row has its own. */
  isOwn?: true;
  /** In words of the table: what is proposed where the table does not tell it. */
  usual?: string;
}

/** What a kind of tables brings in, in the order in which people are asked. */
export interface ImportKind<Field extends string = string> {
  name: ImportKindName;
  /** With each field's name on the wire. */
  field: Vocabulary<Field>;
  fields: Readonly<Record<Field, ImportField>>;
}

/** Where a field's values come from. */
export interface FieldChoice<Field extends string = string> {
  field: Field;
  /** Of the table. */
  column: string | null;
  /** For all where there is no column, else for empty cells; in words of the table, and null where there is none. */
  fallback: string | null;
  /** What words of the table mean, in words of the portal (or of a readable age). */
  words: readonly { from: string; to: string }[];
}

/** A column of a table, by what stands in it. */
export interface TableColumn {
  name: string;
  /** Different ones, the most frequent first; of a column with very many not all. */
  values: readonly string[];
  /** How many different ones there are. */
  different: number;
  /** How many cells are not empty. */
  filled: number;
}

/** Which of day and month stands first where a column leaves it open. */
export const dateOrder = vocabulary({ dmy: 'dia_mes', mdy: 'mes_dia' });

export const importState = vocabulary({
  open: 'abierta',
  reviewed: 'revisada',
  importing: 'importando',
  done: 'terminada',
  failed: 'fallida',
  undone: 'deshecha',
});
export type ImportState = ValueOf<typeof importState>;

/** What becomes, or has become, of a row. */
export const rowOutcome = vocabulary({
  ready: 'lista',
  created: 'creada',
  known: 'conocida',
  rejected: 'rechazada',
});
export type RowOutcome = ValueOf<typeof rowOutcome>;

export const importLimits = {
  /** Bytes of a table. */
  file: 8 * 1024 * 1024,
  rows: 1_000,
  columns: 100,
  /** Characters of a table, all its cells together. */
  characters: 2_000_000,
  photos: 3_000,
  /** Imports of a person that are kept at a time. */
  imports: 20,
  /** Maps of a person. */
  maps: 50,
  /** Different words of a column that are shown. */
  values: 40,
  /** Days for which an import is kept, and can be undone. */
  days: 30,
} as const;
