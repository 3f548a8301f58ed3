import type { z } from 'zod';
import { isDate } from '#domain/dates.ts';
import type { FieldChoice, ImportKind } from '#domain/imports/import-kind.ts';
import { foldText } from '#domain/text.ts';
import {
  choice,
  type FieldReader,
  text as plainText,
  unknownValue,
} from '#server/features/kits/tables/cell-readers.ts';
import { createDateOrders } from '#server/features/kits/tables/date-orders.ts';
import { oneDate } from '#server/features/kits/tables/one-date.ts';
import { complaintOf, type RowProblem } from '#server/features/kits/tables/row-problem.ts';
import { misread } from '#server/features/kits/tables/text-encoding.ts';
import type { StoredImport } from './import-kind.ts';

/** What the cells of a row say, or what is wrong with them. */
export type FieldsRead<Row> = { row: Row } | { problems: RowProblem[] };

/** Reads rows whose every field is one cell, by the rule of what they become. */
export function createFieldReader<Field extends string, Row>(
  kind: ImportKind<Field>,
  { columns, choices, dateOrder }: StoredImport<Field>,
  { rule, today }: { rule: z.ZodType<Row>; today: string },
) {
  const readers = choices.map((chosen) => {
    const { words, isDate: isDay } = kind.fields[chosen.field];
    const place = columns.findIndex(({ name }) => name === chosen.column);
    return {
      field: chosen.field,
      textIn: textsOf(chosen, place, kind.fields[chosen.field].isOwn),
      orders: isDay ? createDateOrders(today, dateOrder) : undefined,
      reader: words ? choice(words) : plainText,
    };
  });

  return {
    /** Wants to see every row before any is read: a column of dates shows how they are written. */
    learn(cells: readonly string[]): void {
      for (const { textIn, orders } of readers) orders?.learn(textIn(cells));
    },

    read(cells: readonly string[]): FieldsRead<Row> {
      const problems: RowProblem[] = [];
      const values: Record<string, unknown> = {};
      for (const { field, textIn, orders, reader } of readers) {
        const text = textIn(cells);
        if (text === '') continue;
        values[field] = orders
          ? oneDate(field, { text, dates: isDate(text) ? [text] : orders.read(text) }, problems)
          : readValue(field, text, reader, problems);
      }
      const checked = rule.safeParse(values);
      if (checked.success && problems.length === 0) return { row: checked.data };
      const issues = checked.error?.issues ?? [];
      return { problems: [...problems, ...issues.flatMap((one) => unsaid(one, values, problems))] };
    },
  };
}

/** What the reader of the cell has said already needs no second word. */
const unsaid = (
  issue: z.core.$ZodIssue,
  values: Readonly<Record<string, unknown>>,
  said: readonly RowProblem[],
): RowProblem[] =>
  said.some(({ field }) => field === issue.path.join('.')) ? [] : [problemOf(issue, values)];

function problemOf(issue: z.core.$ZodIssue, values: Readonly<Record<string, unknown>>): RowProblem {
  const field = issue.path.join('.');
  const value = values[field];
  if (value !== undefined) return { field, reason: complaintOf(issue), value: String(value) };
  return { field, reason: issue.code === 'custom' ? complaintOf(issue) : 'importEmpty' };
}

function textsOf(
  { words, fallback }: FieldChoice,
  place: number,
  isOwn: boolean | undefined,
): (cells: readonly string[]) => string {
  const meant = new Map(words.map(({ from, to }) => [foldText(from), to.trim()]));
  const otherwise = isOwn ? '' : (fallback?.trim() ?? '');
  return (cells) => {
    const cell = cells[place]?.trim() ?? '';
    return meant.get(foldText(cell)) || cell || otherwise;
  };
}

function readValue(
  field: string,
  text: string,
  { read, expected }: FieldReader,
  problems: RowProblem[],
): unknown {
  if (misread.test(text)) {
    problems.push({ field, reason: 'importMisread', value: text });
    return undefined;
  }
  const value = read(text);
  if (value === undefined) problems.push(unknownValue(field, text, expected));
  return value;
}
