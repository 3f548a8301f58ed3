import { importLimits, type TableColumn } from '#domain/imports/import-kind.ts';
import { foldText } from '#domain/text.ts';
import type { TableRow } from './import-rows.repository.ts';

/** In characters: what is longer is no word that somebody would translate. */
const longestWord = 60;

/** What stands in each column, the most frequent first. */
export const readColumns = (header: readonly string[], rows: readonly TableRow[]): TableColumn[] =>
  header.map((name, at) => readColumn(name, rows, at));

function readColumn(name: string, rows: readonly TableRow[], at: number): TableColumn {
  const found = new Map<string, { word: string; times: number }>();
  let filled = 0;
  for (const { cells } of rows) {
    const word = cells[at] ?? '';
    if (word === '') continue;
    filled += 1;
    const folded = foldText(word);
    const known = found.get(folded) ?? { word, times: 0 };
    known.times += 1;
    found.set(folded, known);
  }
  const values = [...found.values()]
    .toSorted((a, b) => b.times - a.times)
    .map(({ word }) => word)
    .filter((word) => word.length <= longestWord)
    .slice(0, importLimits.values);
  return { name, values, different: found.size, filled };
}
