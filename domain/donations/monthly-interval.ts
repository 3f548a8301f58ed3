import type { Bilingual, Language } from '../language.ts';
import { formatPesos } from '../money.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** How often a donation that goes on is charged. */
export const monthlyIntervals = vocabulary({ month: 'mes', halfMonth: 'quincena' });
export type MonthlyInterval = ValueOf<typeof monthlyIntervals>;

export const chargesInAMonth = { month: 1, halfMonth: 2 } as const satisfies Record<
  MonthlyInterval,
  number
>;

const words: Bilingual<Record<MonthlyInterval, { each: string; per: string }>> = {
  es: {
    month: { each: 'cada mes', per: 'al mes' },
    halfMonth: { each: 'cada quincena', per: 'por quincena' },
  },
  en: {
    month: { each: 'each month', per: 'a month' },
    halfMonth: { each: 'twice a month', per: 'twice a month' },
  },
};

/** 'each': cada mes; 'per': al mes. */
export const intervalWords = (interval: MonthlyInterval, language: Language) =>
  words[language][interval];

/** What is charged, and how often. */
export function amountEach(
  { amountCents, interval }: { amountCents: number; interval: MonthlyInterval },
  language: Language,
  form: 'each' | 'per' = 'each',
): string {
  return `${formatPesos(amountCents)} ${words[language][interval][form]}`;
}
