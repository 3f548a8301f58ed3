import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import {
  type EnteredUma,
  enterableYears,
  firstDayOf,
  missingYears,
  mostGrowth,
  type UmaValues,
  umaOn,
  umaValues,
} from '#domain/donations/uma.ts';
import { invalid } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { findEnteredUma, storeUma } from './uma-values.repository.ts';

export interface UmaDependencies {
  database: Database;
  limits: RateLimits;
  audit: AuditService;
  now: () => string;
  today: () => string;
}

export interface Uma {
  values: { year: number; cents: number; isEntered: boolean }[];
  enterable: number[];
  missing: number[];
}

/** @throws AppError unauthenticated, forbidden */
export async function readUma({ database, today }: UmaDependencies, viewer: Viewer): Promise<Uma> {
  requireRight(viewer, 'donations.watch');
  const entered = await findEnteredUma(database.query);
  const enterable = enterableYears(today());
  return {
    values: umaValues(entered).map(([day, cents]) => {
      const year = Number(day.slice(0, 4));
      return { year, cents, isEntered: enterable.includes(year) };
    }),
    enterable,
    missing: missingYears(entered, today()),
  };
}

/**
 * The value that INEGI has published of a year; once more corrects it.
 * @throws AppError unauthenticated, forbidden, tooManyRequests; invalid, also for a year that is not published, or that the
 *   program brings
 */
export async function enterUma(
  { database, limits, audit, now, today }: UmaDependencies,
  { viewer, address }: Actor,
  { year, cents }: EnteredUma,
): Promise<EnteredUma> {
  const by = requireRight(viewer, 'donations.watch');
  if (!enterableYears(today()).includes(year)) throw invalid({ year: ['umaYearInvalid'] });
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const entered = await findEnteredUma(tx.query);
    const others = umaValues(entered.filter((one) => one.year !== year));
    if (!isBelievable(others, year, cents)) throw invalid({ cents: ['umaValueInvalid'] });
    const before = entered.find((one) => one.year === year);
    await storeUma(tx, { year, cents }, { by, at: now() });
    await audit.record(tx, {
      action: 'donation.umaEntered',
      actorId: by,
      subjectId: null,
      address,
      details: { number: String(year), cents, ...(before && { beforeCents: before.cents }) },
    });
  });
  return { year, cents };
}

/** The UMA only grows, and never by much. */
function isBelievable(others: UmaValues, year: number, cents: number): boolean {
  const before = umaOn(others, firstDayOf(year));
  const years = year - Number(others.find(([day]) => day < firstDayOf(year))?.[0].slice(0, 4));
  const after = others.filter(([day]) => day > firstDayOf(year)).at(-1)?.[1] ?? Infinity;
  return cents >= before && cents <= before * mostGrowth ** years && cents <= after;
}

/** How many years wait for their value. */
export const countMissingUma = async ({ database, today }: UmaDependencies): Promise<number> =>
  missingYears(await findEnteredUma(database.query), today()).length;
