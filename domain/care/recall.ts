import { addDays } from '../dates.ts';
import { foldText } from '../text.ts';
import type { CareFacts } from './care-entry.ts';
import type { CareLot } from './care-lot.ts';

/** What doses without a lot may have been of a lot that is recalled. */

type Product = Pick<CareFacts, 'kind' | 'productId' | 'product'>;

/** Days before the first known use from which on a lot may have been used. */
const daysBefore = 30;

/**
 * When a lot can have been used: from a month before the first time that it is heard of, until its expiry or today, and
 * until its last use in any case. Nothing where nobody knows of it.
 * @param today YYYY-MM-DD
 */
export function recallTime(
  uses: readonly Pick<CareFacts, 'onDate' | 'expiresOn'>[],
  lots: readonly Pick<CareLot, 'createdAt' | 'expiresOn'>[],
  today: string,
): { from: string; until: string } | undefined {
  const days = uses.map(({ onDate }) => onDate);
  const [first] = [...days, ...lots.map(({ createdAt }) => createdAt.slice(0, 10))].sort();
  if (first === undefined) return undefined;
  const expiries = [...uses, ...lots].flatMap(({ expiresOn }) => expiresOn ?? []);
  const [end = today] = [[...expiries].sort().at(-1) ?? today, today].sort();
  const [until = end] = [...days, end].sort().reverse();
  return { from: addDays(first, -daysBefore), until };
}

/** The same brand; or the same product of the catalogue, where one of them names no brand. */
export function isOfRecalled(dose: Product, recalled: Product): boolean {
  if (dose.kind !== recalled.kind) return false;
  const [brand, other] = [foldText(dose.product), foldText(recalled.product)];
  if (brand !== '' && other !== '') return brand === other;
  return dose.productId !== null && dose.productId === recalled.productId;
}
