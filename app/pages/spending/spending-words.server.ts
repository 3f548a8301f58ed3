import { monthName } from '#app/components/month-name.ts';
import { publicSpendingTexts } from '#app/i18n/public-spending.ts';
import type { Language } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';

/** 'Noviembre de 2026'. @param month YYYY-MM */
export function monthTitle(month: string, language: Language): string {
  const name = monthName(month, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** '$1,234' where there are no centavos. */
export const pesos = (cents: number): string => formatAmount(cents).replace(/\.00$/, '');

/** '$1,234', without the centavos. */
export const wholePesos = (cents: number): string => pesos(Math.round(cents / 100) * 100);

export const monthPath = (month: string, language: Language): string =>
  pathFor('spendingMonth', language, { year: month.slice(0, 4), month: month.slice(5) });

/** Percents of the widest bar; never below zero. */
export const shareOf = (cents: number, most: number): number =>
  most <= 0 ? 0 : Math.max(0, Math.round((cents * 1_000) / most) / 10);

/** The files of a year, and how all of it is counted. */
export function aboutYear(year: string, language: Language) {
  const text = publicSpendingTexts[language];
  const path = pathFor('spendingYear', language, { year });
  return {
    method: { title: text.method, paragraphs: text.methodText },
    data: {
      title: text.data,
      files: [
        { href: `${path}.csv`, label: text.csv(year) },
        { href: `${path}.json`, label: text.json(year) },
      ],
    },
  };
}
