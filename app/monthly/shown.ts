import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { type Language, locale } from '#domain/language.ts';

export const dayOf = (instant: string, language: Language): string =>
  new Date(instant).toLocaleDateString(locale[language], { dateStyle: 'long' });

/** What it charges each month. */
export const centsOf = ({ plan }: Pick<OwnMonthly, 'plan'>): number =>
  Math.round(Number(plan.cycles[0]?.pricing.price.value ?? 0) * 100);
