import type { CampaignContent } from './campaign-content.ts';

/** What the ledger has of a campaign's gifts that were paid on a day, in centavos: what went back is taken off. */
export interface DayOfGifts {
  /** YYYY-MM-DD in the site's time zone. */
  date: string;
  netCents: number;
  /** Of which something is left. */
  gifts: number;
}

export interface CampaignProgress {
  raisedCents: number;
  gifts: number;
  /** Whole percents of the goal, rounded down: 100 is never said before it is there. */
  percent: number;
  match: MatchProgress | null;
}

interface MatchProgress {
  sponsor: string;
  times: number;
  limitCents: number;
  /** YYYY-MM-DD */
  until: string;
  /** What the gifts so far have called for. It is no money of the ledger until the sponsor gives it. */
  promisedCents: number;
  state: 'open' | 'reached' | 'over' | 'paid';
}

/** @param today YYYY-MM-DD in the site's time zone */
export function progressOf(
  { goalCents, match }: Pick<CampaignContent, 'goalCents' | 'match'>,
  days: readonly DayOfGifts[],
  today: string,
): CampaignProgress {
  const raisedCents = sum(days);
  return {
    raisedCents,
    gifts: days.reduce((count, { gifts }) => count + gifts, 0),
    percent: goalCents ? Math.max(0, Math.floor((raisedCents * 100) / goalCents)) : 0,
    match: match && matchProgress(match, days, today),
  };
}

function matchProgress(
  match: NonNullable<CampaignContent['match']>,
  days: readonly DayOfGifts[],
  today: string,
): MatchProgress {
  const { sponsor, times, limitCents, from, until, isPaid } = match;
  const called = times * Math.max(0, sum(days.filter(({ date }) => date >= from && date <= until)));
  const state = isPaid
    ? 'paid'
    : called >= limitCents
      ? 'reached'
      : until < today
        ? 'over'
        : 'open';
  const promisedCents = isPaid ? 0 : Math.min(limitCents, called);
  return { sponsor, times, limitCents, until, promisedCents, state };
}

const sum = (days: readonly DayOfGifts[]): number =>
  days.reduce((total, { netCents }) => total + netCents, 0);
