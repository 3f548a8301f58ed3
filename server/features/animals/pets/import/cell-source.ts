import { readCsvText } from '#domain/csv.ts';
import { isDate } from '#domain/dates.ts';
import { foldText } from '#domain/text.ts';
import { dateReader } from '#server/features/kits/tables/date-formats.ts';
import { dayOfImport } from './field-readers.ts';
import type { CellSource } from './import-sources.ts';

export type ReadCell = (cells: readonly string[]) => string;

/** The place of a column in the header; whoever needs one that is not there gets -1 and it is noted. */
export interface Columns {
  indexOf(name: string, usedBy: string): number;
  /** One line for each column that the map names and the table lacks or has twice. */
  problems(): string[];
}

export function columnsOf(header: readonly string[]): Columns {
  const folded = header.map(foldText);
  const problems: string[] = [];
  return {
    indexOf(name, usedBy) {
      const wanted = foldText(name);
      const index = folded.indexOf(wanted);
      if (index < 0) problems.push(`${usedBy}: the table has no column "${name}"`);
      else if (folded.lastIndexOf(wanted) !== index)
        problems.push(`${usedBy}: the table has two columns "${name}"`);
      return index;
    },
    problems: () => problems,
  };
}

/** Turns a source of the map into a function that finds its text in a record. */
export function compileSource(source: CellSource, columns: Columns, usedBy: string): ReadCell {
  const fallback =
    source.default === undefined ? () => '' : compileText(String(source.default), columns, usedBy);
  if (source.constant !== undefined) {
    const constant = String(source.constant);
    return () => constant;
  }
  if (source.text !== undefined) {
    const filled = compileText(source.text, columns, usedBy);
    return (cells) => filled(cells).trim() || fallback(cells);
  }
  const names = source.columns ?? (source.column === undefined ? [] : [source.column]);
  const indexes = names.map((name) => columns.indexOf(name, usedBy));
  const translate = compileTranslation(source);
  return (cells) => {
    const parts = indexes.map((index) => translate(textAt(cells, index))).filter(Boolean);
    const joined = source.join === undefined ? parts[0] : [...new Set(parts)].join(source.join);
    return joined || fallback(cells);
  };
}

/** `{Column}` stands for that cell. */
export function compileText(text: string, columns: Columns, usedBy: string): ReadCell {
  const pieces = text.split(/\{([^{}]+)\}/);
  if (pieces.length === 1) return () => text;
  // Every second piece is the name of a column.
  const indexes = pieces.map((piece, at) => (at % 2 === 1 ? columns.indexOf(piece, usedBy) : -1));
  return (cells) =>
    pieces.map((piece, at) => (at % 2 === 1 ? textAt(cells, indexes[at]) : piece)).join('');
}

const textAt = (cells: readonly string[], index = -1) => readCsvText((cells[index] ?? '').trim());

function compileTranslation(source: CellSource): (cell: string) => string {
  const match = source.match === undefined ? undefined : new RegExp(source.match, 'iu');
  const values =
    source.values &&
    new Map(Object.entries(source.values).map(([from, to]) => [foldText(from), String(to)]));
  const otherwise = source.otherwise === undefined ? undefined : String(source.otherwise);
  const date = source.date === undefined ? undefined : dateReader(source.date);
  return (cell) => {
    let text = cell;
    if (match) text = match.exec(text)?.[1]?.trim() ?? '';
    if (text === '') return '';
    if (date) text = date(text);
    if (values) text = values.get(foldText(text)) ?? otherwise ?? text;
    return source.case === undefined ? text : inCase(text, source.case);
  };
}

function inCase(text: string, wanted: 'title' | 'lower'): string {
  const lower = text.toLocaleLowerCase('es-MX');
  return wanted === 'lower'
    ? lower
    : lower.replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase('es-MX'));
}

/** A date of a cell: YYYY-MM-DD with or without a time behind it, or the day of the import by its name. */
export function readDate(text: string, today: string): string | undefined {
  if (text === dayOfImport) return today;
  const date = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  return date !== undefined && isDate(date) ? date : undefined;
}
