import { accountsTerms } from './accounts.ts';
import { adoptionsTerms } from './adoptions.ts';
import { animalsTerms } from './animals.ts';
import { applicationsTerms } from './applications.ts';
import { messagesTerms } from './messages.ts';
import { moneyTerms } from './money.ts';
import { recordsTerms } from './records.ts';
import { type RetentionSettings, type RetentionTerm, type Span, usualRetention } from './term.ts';
import { volunteersTerms } from './volunteers.ts';

/** How long the portal keeps what is about people: each kind once, for the job, the privacy notice and the docs. */
export const retentionTerms = {
  ...accountsTerms,
  ...adoptionsTerms,
  ...animalsTerms,
  ...applicationsTerms,
  ...moneyTerms,
  ...messagesTerms,
  ...recordsTerms,
  ...volunteersTerms,
} as const satisfies Record<string, RetentionTerm>;

export type RetentionKind = keyof typeof retentionTerms;
export const retentionKinds = Object.keys(retentionTerms) as RetentionKind[];

/** As long as it is configured. */
export function termOf(
  kind: RetentionKind,
  settings: RetentionSettings = usualRetention,
): RetentionTerm {
  const term: RetentionTerm = retentionTerms[kind];
  if (term.configured === 'adoptionMonths') {
    return { ...term, after: { ...term.after, months: settings.adoptionMonths } };
  }
  if (term.configured === 'identifiedDonorYears') {
    return { ...term, after: { ...term.after, years: settings.identifiedDonorYears } };
  }
  return term;
}

/** Whatever is older than this instant has been kept as long as `kind` may be. UTC. */
export function retentionCutoff(
  kind: RetentionKind,
  now: Date,
  settings: RetentionSettings = usualRetention,
): Date {
  const { after, fromAnnualReturn } = termOf(kind, settings);
  const { years = 0, months = 0, days = 0 } = after;
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  // 29 February becomes 1 March: a day later for whoever it is about, never one earlier.
  since.setUTCFullYear(since.getUTCFullYear() - years);
  since.setUTCDate(since.getUTCDate() - days);
  if (!fromAnnualReturn) return since;
  // Returns are due until the end of March: of which year the return was due five years ago.
  const returned = since.getUTCMonth() < 3 ? since.getUTCFullYear() - 1 : since.getUTCFullYear();
  // Year's end by the clock of Baja California, the last one in Mexico.
  return new Date(Date.UTC(returned, 0, 1, 8));
}

const spanWords = {
  es: {
    years: (count: number) => (count === 1 ? `${count} año` : `${count} años`),
    months: (count: number) => (count === 1 ? `${count} mes` : `${count} meses`),
    days: (count: number) => (count === 1 ? `${count} día` : `${count} días`),
  },
  en: {
    years: (count: number) => (count === 1 ? `${count} year` : `${count} years`),
    months: (count: number) => (count === 1 ? `${count} month` : `${count} months`),
    days: (count: number) => (count === 1 ? `${count} day` : `${count} days`),
  },
};

/** "5 years", "60 days" */
export function spanInWords({ years, months, days }: Span, language: 'es' | 'en'): string {
  const { years: yearsOf, months: monthsOf, days: daysOf } = spanWords[language];
  const long = years ? yearsOf(years) : months ? monthsOf(months) : undefined;
  if (long && days) {
    const less = language === 'es' ? 'menos' : 'less';
    return `${long} ${days < 0 ? less : '+'} ${daysOf(Math.abs(days))}`;
  }
  return long ?? daysOf(days ?? 0);
}
