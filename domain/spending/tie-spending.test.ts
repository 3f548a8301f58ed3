import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { expenseCategory } from '../expenses/expense-kinds.ts';
import { type SpendingRules, usualRules } from './spending-rules.ts';
import {
  type CampaignScope,
  type Cost,
  createTie,
  type Gift,
  isCounted,
  lastDayFor,
} from './tie-spending.ts';

const rules: SpendingRules = { ...usualRules('2026-01-01'), daysBack: 10 };
let ids = 0;
const next = () => String(ids++).padStart(6, '0');
const gift = (onDate: string, cents: number, about: Partial<Gift> = {}): Gift => ({
  ...{
    id: `gift ${next()}`,
    onDate,
    cents,
    kind: 'other',
    productId: null,
    petId: null,
    campaignId: null,
  },
  ...about,
});
const cost = (onDate: string, cents: number, about: Partial<Cost> = {}): Cost => ({
  ...{ id: `cost ${next()}`, onDate, cents, category: 'food', petId: null, campaignId: null },
  ...about,
});
const byDay = (a: Gift | Cost, b: Gift | Cost) =>
  `${a.onDate} ${a.id}` < `${b.onDate} ${b.id}` ? -1 : 1;
function tie(
  gifts: readonly Gift[],
  costs: readonly Cost[],
  by: Partial<SpendingRules> = {},
  campaigns: Record<string, CampaignScope> = {},
) {
  const all = { ...rules, ...by };
  const tied = createTie<Gift, Cost>(new Map(Object.entries(campaigns)), all);
  const waiting = gifts.toSorted(byDay);
  return costs
    .toSorted(byDay)
    .filter((one) => isCounted(one, all))
    .map((one) => {
      while (waiting[0] && waiting[0].onDate <= lastDayFor(one, all))
        tied.add(waiting.shift() as Gift);
      return tied.pay(one);
    });
}
/** Whose centavos paid an expense: the places of the gifts in their list. */
const paidBy = (
  gifts: readonly Gift[],
  ...of: Parameters<typeof tie> extends [unknown, ...infer Rest] ? Rest : never
) =>
  tie(gifts, ...of).map(({ parts, uncoveredCents }) => [
    ...parts.map((part) => [gifts.indexOf(part.gift), part.cents]),
    ['open', uncoveredCents],
  ]);

describe('what gifts paid', () => {
  it('is paid by gifts for the same first, then by those for wherever it is needed, the oldest first', () => {
    const gifts = [
      gift('2026-03-01', 100),
      gift('2026-03-02', 100),
      gift('2026-03-05', 100, { petId: 'luna' }),
      gift('2026-03-04', 100, { kind: 'food' }),
    ];
    expect(paidBy(gifts, [cost('2026-03-06', 350, { petId: 'luna' })])).toEqual([
      [
        [2, 100],
        [3, 100],
        [0, 100],
        [1, 50],
        ['open', 0],
      ],
    ]);
    const order: SpendingRules['order'] = ['kind', 'campaign', 'pet'];
    expect(paidBy(gifts, [cost('2026-03-06', 150, { petId: 'luna' })], { order })).toEqual([
      [
        [3, 100],
        [2, 50],
        ['open', 0],
      ],
    ]);
  });

  it('is never what a gift was not for', () => {
    const gifts = [
      gift('2026-03-01', 100, { petId: 'luna' }),
      gift('2026-03-01', 100, { kind: 'sterilization' }),
      gift('2026-03-01', 100, { petId: 'luna', kind: 'food' }),
      gift('2026-03-01', 100, { campaignId: 'roof' }),
      gift('2026-03-01', 100, { campaignId: 'gone' }),
    ];
    const roof = { roof: { petIds: [], kind: 'other' as const, productId: null } };
    const costs = [
      cost('2026-03-02', 500, { petId: 'rex' }),
      cost('2026-03-02', 500, { category: 'vaccines', petId: 'luna' }),
      cost('2026-03-03', 500, { category: 'surgery' }),
    ];
    expect(paidBy(gifts, costs, {}, roof)).toEqual([
      [['open', 500]],
      [
        [0, 100],
        ['open', 400],
      ],
      [
        [1, 100],
        ['open', 400],
      ],
    ]);
  });

  it('is of the campaign that an expense names, before all others and of no other campaign', () => {
    const gifts = [
      gift('2026-03-01', 100),
      gift('2026-03-02', 100, { campaignId: 'roof' }),
      gift('2026-03-03', 100, { campaignId: 'pets' }),
      gift('2026-03-04', 100, { petId: 'luna' }),
    ];
    const scopes = {
      roof: { petIds: [], kind: 'other' as const, productId: null },
      pets: { petIds: ['luna'], kind: 'food' as const, productId: null },
    };
    const about = { petId: 'luna', campaignId: 'roof' };
    expect(paidBy(gifts, [cost('2026-03-05', 350, about)], {}, scopes)).toEqual([
      [
        [1, 100],
        [3, 100],
        [0, 100],
        ['open', 50],
      ],
    ]);
  });

  it('is for a campaign what its pets cost, or without pets what it was for', () => {
    const gifts = [
      gift('2026-03-01', 100, { campaignId: 'pets' }),
      gift('2026-03-01', 100, { campaignId: 'spay', kind: 'sterilization' }),
    ];
    const campaigns = {
      pets: { petIds: ['luna'], kind: 'other' as const, productId: null },
      spay: { petIds: [], kind: 'sterilization' as const, productId: null },
    };
    const costs = [
      cost('2026-03-02', 150, { petId: 'luna' }),
      cost('2026-03-03', 150, { category: 'surgery', petId: 'rex' }),
    ];
    expect(paidBy(gifts, costs, {}, campaigns)).toEqual([
      [
        [0, 100],
        ['open', 50],
      ],
      [
        [1, 100],
        ['open', 50],
      ],
    ]);
  });

  it('is for a concept what the rules say of it, and nothing before they do', () => {
    const gifts = [gift('2026-03-01', 100, { productId: 'shots' })];
    const costs = [cost('2026-03-02', 80, { category: 'vaccines' })];
    expect(paidBy(gifts, costs)).toEqual([[['open', 80]]]);
    const concepts: SpendingRules['concepts'] = [{ productId: 'shots', categories: ['vaccines'] }];
    expect(paidBy(gifts, costs, { concepts })).toEqual([
      [
        [0, 80],
        ['open', 0],
      ],
    ]);
  });

  it('reaches back so many days and to the first day of the rules', () => {
    const gifts = [gift('2026-03-11', 100), gift('2025-12-31', 100)];
    const at = (day: string) => paidBy(gifts, [cost(day, 100)]);
    expect(at('2026-03-01')).toEqual([
      [
        [0, 100],
        ['open', 0],
      ],
    ]);
    expect(at('2026-02-28')).toEqual([[['open', 100]]]);
    expect(at('2025-12-31')).toEqual([]);
    expect(paidBy(gifts, [cost('2026-03-11', 100)], { categories: ['surgery'] })).toEqual([]);
  });

  const day = fc
    .integer({ min: 1, max: 60 })
    .map((n) => new Date(Date.UTC(2025, 11, 15 + n)).toISOString().slice(0, 10));
  const pet = fc.constantFrom(null, 'luna', 'rex');
  const gifts = fc.array(
    fc.record({
      onDate: day,
      cents: fc.integer({ min: -100, max: 900 }),
      kind: fc.constantFrom('food', 'sterilization', 'treatment', 'other', 'monthly'),
      petId: pet,
      productId: fc.constantFrom(null, 'toys'),
      campaignId: fc.constantFrom(null, 'a', 'b'),
    }),
    { maxLength: 30 },
  );
  const costs = fc.array(
    fc.record({
      onDate: day,
      cents: fc.integer({ min: 1, max: 900 }),
      category: fc.constantFrom(...expenseCategory.values),
      petId: pet,
      campaignId: fc.constantFrom('a', 'b', null),
    }),
    { maxLength: 30 },
  );
  const a: CampaignScope = { petIds: ['luna'], kind: 'food', productId: null };
  const b: CampaignScope = { petIds: [], kind: 'treatment', productId: null };
  const campaigns = { a, b };
  const named = <Of extends object>(all: readonly Of[], kind: string) =>
    all.map((one, index) => ({ ...one, id: `${kind} ${String(index).padStart(3, '0')}` }));

  function requireExact({
    cost: one,
    parts,
    uncoveredCents,
  }: ReturnType<typeof tie>[number]): void {
    const sum = parts.reduce((cents, part) => cents + part.cents, 0);
    expect(sum + uncoveredCents).toBe(one.cents);
    expect(uncoveredCents).toBeGreaterThanOrEqual(0);
    expect(new Set(parts.map((part) => part.gift.id)).size).toBe(parts.length);
    for (const { gift: by, cents } of parts) {
      expect(cents).toBeGreaterThan(0);
      if (by.petId !== null) expect(one.petId).toBe(by.petId);
      const isOfConcept = by.kind === 'other' && by.productId !== null;
      if (by.petId !== null || by.campaignId === null) expect(isOfConcept).toBe(false);
    }
  }

  it('is never more than was given nor than was spent, whatever the books', () => {
    holds(
      fc.property(gifts, costs, (given, spent) => {
        const [allGifts, allCosts] = [named(given, 'gift'), named(spent, 'cost')];
        const paid = tie(allGifts, allCosts, {}, campaigns);
        const used = new Map<string, number>();
        for (const one of paid) {
          requireExact(one);
          for (const { gift: by, cents } of one.parts)
            used.set(by.id, (used.get(by.id) ?? 0) + cents);
        }
        for (const { id, cents } of allGifts) {
          expect(used.get(id) ?? 0).toBeLessThanOrEqual(Math.max(0, cents));
        }
        expect(paid.map((one) => one.cost.id).sort()).toEqual(
          allCosts
            .filter((one) => isCounted(one, rules))
            .map(({ id }) => id)
            .sort(),
        );
      }),
    );
  });

  it('is the same in whatever order the books are read', () => {
    holds(
      fc.property(gifts, costs, (given, spent) => {
        const [allGifts, allCosts] = [named(given, 'gift'), named(spent, 'cost')];
        expect(tie(allGifts.toReversed(), allCosts.toReversed(), {}, campaigns)).toEqual(
          tie(allGifts, allCosts, {}, campaigns),
        );
      }),
    );
  });

  it('leaves no gift idle where it could have paid', () => {
    holds(
      fc.property(gifts, costs, (given, spent) => {
        const general = named(given, 'gift').map((one) => ({
          ...one,
          kind: 'other' as const,
          productId: null,
          petId: null,
          campaignId: null,
        }));
        const paid = tie(general, named(spent, 'cost'), { daysBack: 366 });
        const counted = general.filter(
          ({ onDate, cents }) => onDate >= rules.startsOn && cents > 0,
        );
        const sum = (all: readonly number[]) => all.reduce((total, cents) => total + cents, 0);
        const open = sum(paid.map(({ uncoveredCents }) => uncoveredCents));
        const needed = sum(paid.map((one) => one.cost.cents));
        expect(needed - open).toBe(Math.min(needed, sum(counted.map(({ cents }) => cents))));
      }),
    );
  });
});
