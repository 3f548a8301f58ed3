import { foldText } from '../text.ts';
import type { Age } from './birth.ts';

const amounts: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  one: 1,
  a: 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  ocho: 8,
  eight: 8,
  nueve: 9,
  nine: 9,
  diez: 10,
  ten: 10,
  medio: 0.5,
  half: 0.5,
};

/** As each unit begins, without accents; `m` alone means months. */
const units = [
  { unit: 'years', written: /^(?:anos?|anitos?|a|years?|yrs?|y)$/ },
  { unit: 'months', written: /^(?:mes(?:es|ecitos)?|m|months?|mos?)$/ },
  { unit: 'weeks', written: /^(?:semanas?|sems?|weeks?|wks?|w)$/ },
] as const;

const amount = `\\d{1,3}(?:[.,]\\d{1,2})?|${Object.keys(amounts).join('|')}`;
const part = new RegExp(
  `^(${amount})\\s*([a-z]+)\\.?(?:\\s*(?:y|con|and|,)?\\s*(medio|media|half))?`,
);
const around =
  /^(?:(?:aprox(?:imadamente|\.)?|aproximados?|mas o menos|casi|unos|about|de edad|old|y|con|and|~|,)\s*)+/;

/**
 * An age as people write it: `2 años`, `7 m`, `1 año y medio`, `1 year 3 months`. A number alone says no unit.
 * @returns undefined for what is no age
 */
export function readAge(text: string): Age | undefined {
  const found = { years: 0, months: 0, weeks: 0 };
  let rest = foldText(text).replace(around, '');
  if (rest === '') return undefined;
  while (rest !== '') {
    const [whole, number = '', word = '', half] = part.exec(rest) ?? [];
    const known = units.find(({ written }) => written.test(word));
    if (whole === undefined || !known) return undefined;
    found[known.unit] += (amounts[number] ?? Number(number.replace(',', '.'))) + (half ? 0.5 : 0);
    rest = rest.slice(whole.length).trim().replace(around, '');
  }
  return inOneUnit(found);
}

function inOneUnit({ years, months, weeks }: Record<Age['ageUnit'], number>): Age {
  if (years === 0 && months === 0) return { ageValue: Math.round(weeks), ageUnit: 'weeks' };
  const inMonths = Math.round(years * 12 + months + weeks / 4.35);
  const isYears = inMonths % 12 === 0;
  return isYears
    ? { ageValue: inMonths / 12, ageUnit: 'years' }
    : { ageValue: inMonths, ageUnit: 'months' };
}
