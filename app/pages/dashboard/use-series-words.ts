import { useDashboardText } from '#app/i18n/dashboard/use-dashboard-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { kindNames } from '#domain/donations/donation-words.ts';
import { locale } from '#domain/language.ts';
import type { Series } from './figures.ts';

/** How figures are called and written. */
export function useSeriesWords() {
  const text = useDashboardText().figures;
  const language = useLanguage();
  const count = new Intl.NumberFormat(locale[language]);
  const pesos = new Intl.NumberFormat(locale[language], {
    style: 'currency',
    currency: 'MXN',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return {
    nameOf: ({ measure, kind }: Series) =>
      kind ? text.byKind(kindNames[kind][language].toLowerCase()) : text.measures[measure],
    figureOf: ({ unit }: Series, value: number | null | undefined) => {
      if (value === null || value === undefined) return text.none;
      return (unit === 'pesos' ? pesos : count).format(value);
    },
    /** 'noviembre de 2026' */
    monthOf: (month: string) =>
      new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale[language], {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  };
}
