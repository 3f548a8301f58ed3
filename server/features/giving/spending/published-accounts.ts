import type { PublicMonth } from '#domain/spending/public-month.ts';
import { publicMonths, publishedSums } from './published-months.repository.ts';
import type { SpendingDependencies } from './spending-dependencies.ts';

/** A month that everybody may read, with what was left over of those published before it, in centavos. */
export interface MonthSums {
  month: string;
  /** Instant. */
  publishedAt: string;
  isTest: boolean;
  gifts: number;
  incomeCents: number;
  spentCents: number;
  carriedCents: number;
  leftCents: number;
}

export interface AccountedMonth extends PublicMonth {
  carriedCents: number;
  leftCents: number;
}

/**
 * The earliest first. What is carried over is that of published months alone: so it tells nothing of the others.
 */
export async function publishedMonths({
  database,
}: Pick<SpendingDependencies, 'database'>): Promise<MonthSums[]> {
  let leftCents = 0;
  const sums = await publishedSums(database.query);
  return sums
    .filter(({ isPublic }) => isPublic)
    .map(({ month, publishedAt, isTest, gifts, incomeCents, spentCents }) => {
      const carriedCents = leftCents;
      leftCents += incomeCents - spentCents;
      return {
        ...{ month, publishedAt, isTest, gifts, incomeCents, spentCents },
        ...{ carriedCents, leftCents },
      };
    });
}

/** Those of a year that everybody may read, or one of them; the earliest first. */
export async function publishedAccounts(
  dependencies: Pick<SpendingDependencies, 'database'>,
  year: string,
  month?: string,
): Promise<AccountedMonth[]> {
  const span = month ? { from: `${year}-${month}`, to: `${year}-${month}` } : undefined;
  const found = await publicMonths(
    dependencies.database.query,
    span ?? { from: `${year}-01`, to: `${year}-12` },
  );
  const sums = new Map((await publishedMonths(dependencies)).map((one) => [one.month, one]));
  return found.map((content) => {
    const { carriedCents = 0, leftCents = 0 } = sums.get(content.month) ?? {};
    return { ...content, carriedCents, leftCents };
  });
}
