import type { z } from 'zod';
import { isPlainKey, type Reason, reasonText } from '#domain/error-messages/error-messages.ts';
import type { Bilingual, Language } from '#domain/language.ts';

/** Why a row is not imported, or not as it stands in the table. */
export interface RowProblem {
  /** As the map names it; left out for the row as a whole. */
  field?: string;
  /** Those of the same kind are counted together. */
  reason: Reason;
  /** What the cell says. */
  value?: string | Bilingual;
}

const longestValue = 80;

/** What is wrong, whatever the cell says, for whoever keeps maps. */
export const problemKind = ({ field, reason }: RowProblem): string =>
  [field, reasonText(reason, 'en')].filter(Boolean).join(': ');

/** As `problemKind`, with what the cell says. */
export function problemText(problem: RowProblem): string {
  const value = valueText(problem, 'en');
  return value === undefined ? problemKind(problem) : `${problemKind(problem)} (${value})`;
}

/** What the cell says, for a line beside others. */
export function valueText({ value }: RowProblem, language: Language): string | undefined {
  const text = typeof value === 'object' ? value[language] : value;
  return text?.slice(0, longestValue);
}

/** The words of the portal's own forms, and which limit it was: a form shows it beside the field. */
export function complaintOf(issue: z.core.$ZodIssue): Reason {
  const { message } = issue;
  const key = isPlainKey(message) ? message : undefined;
  if (issue.code !== 'too_big') return key ?? { es: message, en: message };
  const said = (language: Language) => (key ? reasonText(key, language) : message);
  const isText = issue.origin === 'string';
  return {
    es: `${said('es')} (${issue.maximum} ${isText ? 'caracteres' : 'elementos'} como máximo)`,
    en: `${said('en')} (${issue.maximum} ${isText ? 'characters' : 'entries'} at most)`,
  };
}
