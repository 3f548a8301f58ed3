import { addDays, isDate } from '#domain/dates.ts';
import { foldText } from '#domain/text.ts';

/** Excel's day 0; in its first weeks it counts a 29 February 1900 that never was, before any pet's. */
const serials = { excel: '1899-12-30', 'excel-1904': '1904-01-01' } as const;

const isSerial = (format: string): format is keyof typeof serials => format in serials;

/** As month names begin in Spanish and English. */
const months: readonly (readonly string[])[] = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
];

/** 3 or 03, mar, marzo or March. @returns '' for anything else */
function monthNumber(text: string): string {
  if (/^\d+$/.test(text)) return text.padStart(2, '0');
  const name = foldText(text).replace(/\.$/, '');
  const at = months.findIndex((begins) => begins.some((begin) => name.startsWith(begin)));
  return at < 0 ? '' : String(at + 1).padStart(2, '0');
}

/** @param year of two digits: a pet's, so of this century */
export const dateOf = (year: string, month: string, day: string): string | undefined => {
  const date = `${year.padStart(4, '20')}-${monthNumber(month)}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
};

const parts = {
  yyyy: '(?<year>\\d{4})',
  yy: '(?<year>\\d{2})',
  mmmm: '(?<month>\\p{L}{3,12}\\.?)',
  mmm: '(?<month>\\p{L}{3,12}\\.?)',
  mm: '(?<month>\\d{1,2})',
  dd: '(?<day>\\d{1,2})',
} as const;
const part = /yyyy|yy|mmmm|mmm|mm|dd/g;

/** `excel`, `excel-1904`, or year, month and day once each, such as `dd/mm/yy` or `DD-MMM-YYYY`. */
export function isDateFormat(text: string): boolean {
  const format = text.toLowerCase();
  const letters = (format.match(part) ?? []).map((found) => found[0]).sort();
  return isSerial(format) || letters.join('') === 'dmy';
}

/** From dates in that format, with or without a time behind them, to YYYY-MM-DD; others stay as they are. */
export function dateReader(given: string): (text: string) => string {
  const format = given.toLowerCase();
  if (isSerial(format)) {
    return (text) =>
      /^\d{1,5}([.,]\d+)?$/.test(text) ? addDays(serials[format], Number.parseInt(text, 10)) : text;
  }
  const expression = format
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(part, (found) => parts[found as keyof typeof parts]);
  const shape = new RegExp(`^${expression}(?!\\d)`, 'u');
  return (text) => {
    const { year = '', month = '', day = '' } = shape.exec(text)?.groups ?? {};
    return dateOf(year, month, day) ?? text;
  };
}
