import type { Language } from './language.ts';

const monthDays = 30.4375;
/** Until then days are counted. */
const mostDays = 59;

const units = {
  es: {
    day: ['1 día', 'días'],
    month: ['1 mes', 'meses'],
    year: ['1 año', 'años'],
    and: 'y',
  },
  en: {
    day: ['1 day', 'days'],
    month: ['1 month', 'months'],
    year: ['1 year', 'years'],
    and: 'and',
  },
} as const;

/** How long that is, as people say it: '5 días', '11 meses', '2 años y 6 meses'. `days` are none or more. */
export function spanInWords(days: number, language: Language): string {
  const say = units[language];
  const count = (number: number, [one, more]: readonly [string, string]) =>
    number === 1 ? one : `${number} ${more}`;
  if (days <= mostDays) return count(days, say.day);
  const months = Math.round(days / monthDays);
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return count(months, say.month);
  const whole = count(years, say.year);
  return rest === 0 ? whole : `${whole} ${say.and} ${count(rest, say.month)}`;
}
