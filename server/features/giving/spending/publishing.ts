import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { monthsUntil } from '#domain/dashboard/month-comparison.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { fewestGifts, type PublicMonth, publicSupplier } from '#domain/spending/public-month.ts';
import type { ListedMonth, MonthPreview } from '#domain/spending/publishing-calls.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { accountsOf } from './month-accounts.ts';
import {
  type ChosenReceipts,
  chosenOf,
  type PublishedSums,
  publicMonths,
  publishedSums,
  putMonth,
  withdrawMonth,
} from './published-months.repository.ts';
import type { SpendingDependencies } from './spending-dependencies.ts';

/** Months that can be published, up to the last one that is over. */
const mostMonths = 120;

/** The latest first. @throws AppError unauthenticated, forbidden */
export async function months(
  dependencies: SpendingDependencies,
  viewer: Viewer,
): Promise<ListedMonth[]> {
  requireRight(viewer, 'spending.manage');
  const { query } = dependencies.database;
  const first =
    (await donationReferences.firstMonth(query, false)) ??
    (await donationReferences.firstMonth(query, true));
  const known = new Map((await publishedSums(query)).map((one) => [one.month, one]));
  // Those of the test mode can still be withdrawn once real money has come.
  const isListed = (month: string) =>
    known.get(month)?.isPublic || (first !== undefined && month >= first);
  return monthsUntil(dependencies.today().slice(0, 7), mostMonths + 1)
    .slice(0, -1)
    .filter(isListed)
    .toReversed()
    .map((month) => {
      const published = known.get(month);
      return {
        month,
        revision: published?.revision ?? 0,
        publishedAt: published?.isPublic ? published.publishedAt : null,
      };
    });
}

/** What everybody would read of a month. @throws AppError unauthenticated, forbidden, conflict (as `publishMonth`) */
export async function previewMonth(
  dependencies: SpendingDependencies,
  viewer: Viewer,
  { month, ...chosen }: { month: string } & ChosenReceipts,
): Promise<MonthPreview> {
  requireRight(viewer, 'spending.manage');
  requireOver(dependencies, month);
  const { content, costs } = await accountsOf(dependencies, month, chosen);
  const published = await publishedOf(dependencies, month);
  const shownNow = await chosenOf(dependencies.database.query, month);
  const { receipts, showsSuppliers } = shownNow ?? nothingChosen;
  const [shown] = published?.isPublic
    ? await publicMonths(dependencies.database.query, { from: month, to: month })
    : [];
  return {
    content,
    revision: published?.revision ?? 0,
    problem: problemOf(content, published) ?? null,
    hasChanged: shown !== undefined && sumsOf(shown) !== sumsOf(content),
    receipts: [...receipts],
    showsSuppliers,
    costs: costs.map(({ id, onDate, category, cents, supplier, supplierRfc }) => ({
      ...{ id, onDate, category, cents, supplier },
      isNameable: publicSupplier(supplier, supplierRfc) !== null,
    })),
  };
}

/**
 * From now on everybody reads this of the month.
 * @param revision that somebody has before them
 * @throws AppError unauthenticated, forbidden, conflict (it is not over, of too few gifts, changed by too few since it was
 * published, or published anew by somebody else), tooManyRequests
 */
export async function publishMonth(
  dependencies: SpendingDependencies,
  { viewer, address }: Actor,
  { month, revision, ...chosen }: { month: string; revision: number } & ChosenReceipts,
): Promise<void> {
  const actorId = requireRight(viewer, 'spending.manage');
  const { database, clock, audit, limits, dataVersions } = dependencies;
  await admitChange(limits, viewer);
  requireOver(dependencies, month);
  const { content } = await accountsOf(dependencies, month, chosen);
  const problem = problemOf(content, await publishedOf(dependencies, month));
  if (problem) throw conflict(problem);
  await database.transaction(async (tx) => {
    const published = { at: clock.now().toISOString(), by: actorId };
    if (!(await putMonth(tx, { content, chosen }, revision, published)))
      throw conflict('monthPublishedAnew');
    await dataVersions.bump(tx, 'spending');
    await audit.record(tx, {
      ...{ action: 'spending.published', actorId, subjectId: null, address },
      details: { subject: month },
    });
  });
}

/** Nobody else reads it any more. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
export async function withdraw(
  { database, audit, limits, dataVersions }: SpendingDependencies,
  { viewer, address }: Actor,
  month: string,
): Promise<void> {
  const actorId = requireRight(viewer, 'spending.manage');
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    if (!(await withdrawMonth(tx, month))) throw notFound('publishedMonth');
    await dataVersions.bump(tx, 'spending');
    await audit.record(tx, {
      ...{ action: 'spending.withdrawn', actorId, subjectId: null, address },
      details: { subject: month },
    });
  });
}

const nothingChosen: ChosenReceipts = { receipts: [], showsSuppliers: false };

function requireOver({ today }: SpendingDependencies, month: string): void {
  if (month >= today().slice(0, 7)) throw conflict('monthStillOpen');
}

const publishedOf = async ({ database }: SpendingDependencies, month: string) =>
  (await publishedSums(database.query)).find((one) => one.month === month);

/** Why it cannot be public: from its sums, or from them and those that were public before, one could tell what somebody gave. */
function problemOf(
  { gifts, incomeCents }: PublicMonth,
  before: PublishedSums | undefined,
): MonthPreview['problem'] | undefined {
  if (gifts < fewestGifts) return 'monthOfFewGifts';
  const isOther = before !== undefined && before.incomeCents !== incomeCents;
  if (isOther && Math.abs(gifts - before.gifts) < fewestGifts) return 'monthChangedByFew';
  return undefined;
}

const sumsOf = ({ incomeCents, gifts, spentCents, costs }: PublicMonth): string =>
  [incomeCents, gifts, spentCents, costs].join();
