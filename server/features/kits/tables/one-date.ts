import type { RowProblem } from './row-problem.ts';

/** What the text of a cell may mean. */
export interface FoundDates {
  text: string;
  /** The days that the text may mean. */
  dates: readonly string[];
}

/** A date is never guessed. */
export function oneDate(
  field: string,
  { text, dates }: FoundDates,
  problems: RowProblem[],
): string | undefined {
  if (dates.length === 1) return dates[0];
  if (dates.length > 1) {
    const value = {
      es: `${text} es ${dates.join(' o ')}`,
      en: `${text} is ${dates.join(' or ')}`,
    };
    problems.push({ field, reason: 'importSeveralDays', value });
  } else if (/^\d{5}$/.test(text)) {
    problems.push({ field, reason: 'importDayNumber', value: text });
  } else if (text !== '') problems.push({ field, reason: 'importNoDate', value: text });
  return undefined;
}
