import type { Reason } from '#domain/error-messages/error-messages.ts';
import { invalid } from '#domain/errors.ts';
import type {
  FieldChoice,
  ImportField,
  ImportKind,
  TableColumn,
} from '#domain/imports/import-kind.ts';
import { choice as choiceReader } from '#server/features/kits/tables/cell-readers.ts';

/** Whether each field that a row needs is told by a column, or said for all. @throws AppError invalid, by the fields */
export function checkChoices<Field extends string>(
  { field: names, fields }: ImportKind<Field>,
  choices: readonly FieldChoice<Field>[],
  columns: readonly TableColumn[],
): void {
  const problems: Record<string, Reason[]> = {};
  for (const name of names.values) {
    const chosen = choices.find(({ field }) => field === name);
    const problem = problemOf(fields[name], chosen, columns);
    if (problem) problems[name] = [problem];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

function problemOf(
  { isOptional, isOwn, words }: ImportField,
  chosen: FieldChoice | undefined,
  columns: readonly TableColumn[],
): Reason | undefined {
  const column = chosen?.column ?? null;
  const fallback = isOwn ? '' : (chosen?.fallback?.trim() ?? '');
  if (column !== null && !columns.some(({ name }) => name === column)) return 'importColumnUnknown';
  if (column === null && fallback === '' && !isOptional) {
    return isOwn ? 'importChooseColumn' : 'importChooseSource';
  }
  if (!words) return undefined;
  const { read, expected } = choiceReader(words);
  const said = [fallback, ...(chosen?.words.map(({ to }) => to.trim()) ?? [])];
  const isWrong = said.some((text) => text !== '' && read(text) === undefined);
  return isWrong ? { key: 'importExpected', values: { expected } } : undefined;
}
