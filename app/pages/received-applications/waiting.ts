import type { ShownApplication } from '#app/adoption/application.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { answerDue } from '#domain/adoption/turn.ts';
import { type Language, locale } from '#domain/language.ts';

const day = 24 * 60 * 60_000;

export type WaitingLevel = 'none' | 'days' | 'week' | 'long';

/** Whole days since its last step. */
export function daysInStep(
  { createdAt, history }: Pick<ShownApplication, 'createdAt' | 'history'>,
  now: Date,
): number {
  const since = history.at(-1)?.at ?? createdAt;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / day));
}

export function waitingLevel(state: ApplicationState, days: number): WaitingLevel {
  if (!answerDue.includes(state)) return 'none';
  if (days > 14) return 'long';
  if (days > 7) return 'week';
  return days > 3 ? 'days' : 'none';
}

/** "hoy", "ayer", "hace 5 días". */
export const daysAgo = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(locale[language], { numeric: 'auto' }).format(-days, 'day');
