import { z } from 'zod';
import { line } from '../accounts/fields.ts';
import type { MessageKey } from '../messages.ts';
import { foldText } from '../text.ts';
import { optionalDate } from './care-entry.ts';
import { lotKind } from './care-kinds.ts';

/** What somebody has of a product, by its lot. */

const error = (key: MessageKey) => ({ error: key });

export const careLotLimits = {
  /** Of a person. */
  stored: 100,
  /** In one answer, those that expire first. */
  listed: 200,
  /** Entries of one lot that are found, the latest first. */
  uses: 200,
  doses: 1_000,
} as const;

/** Issues carry message keys. */
export const careLotInput = z.object({
  kind: z.enum(lotKind.values, error('chooseOption')),
  product: line(120),
  lot: line(40).refine((lot) => lotKey(lot) !== '', error('valueInvalid')),
  /** Best before: YYYY-MM-DD. */
  expiresOn: optionalDate,
  /** That there are at first. */
  doses: z.preprocess(
    (value) =>
      typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value,
    z
      .int(error('countOfDoses'))
      .min(1, error('countOfDoses'))
      .max(careLotLimits.doses, error('countOfDoses')),
  ),
});

/** As it is kept. */
export interface CareLot extends z.output<typeof careLotInput> {
  id: string;
  ownerId: string;
  /** Instant. */
  createdAt: string;
}

/** The same lot, however it is written: its letters and digits alone. '' for what is none, such as a dash. */
export const lotKey = (lot: string): string =>
  lot
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Doses of one lot of somebody's that entries name. */
export interface LotUses extends Pick<CareLot, 'ownerId' | 'kind'> {
  key: string;
  product: string;
  count: number;
}

/**
 * What is left of each lot, never less than none. A dose is deducted once, also where somebody has two boxes of one lot:
 * from one of its product, else from the first one that has any left.
 * @returns by the lots' ids
 */
export function leftOf(
  lots: readonly CareLot[],
  uses: readonly LotUses[],
): ReadonlyMap<string, number> {
  const left = new Map(lots.map(({ id, doses }) => [id, doses]));
  const take = (from: readonly CareLot[], wanted: number): number => {
    let open = wanted;
    for (const { id } of from) {
      const taken = Math.min(open, left.get(id) ?? 0);
      left.set(id, (left.get(id) ?? 0) - taken);
      open -= taken;
    }
    return open;
  };
  const rest: [readonly CareLot[], number][] = [];
  for (const { ownerId, kind, key, product, count } of uses) {
    const same = lots.filter(
      (one) => one.ownerId === ownerId && one.kind === kind && lotKey(one.lot) === key,
    );
    const ofProduct = same.filter((one) => foldText(one.product) === foldText(product));
    rest.push([same, take(ofProduct, count)]);
  }
  for (const [same, open] of rest) take(same, open);
  return left;
}
