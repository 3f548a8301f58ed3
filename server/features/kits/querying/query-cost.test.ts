import { describe, expect, it } from 'vitest';
import {
  type PetCondition,
  type PetField,
  petSources,
} from '#server/features/animals/pets/core/pet-fields.ts';
import { mostCost, queryCost, requireAffordable } from './query-cost.ts';

const cost = (...where: PetCondition[]) => queryCost({ where, order: [] }, petSources);
const text = (
  field: PetField,
  operator: 'contains' | 'like' | '=',
  value: string,
  fold?: boolean,
): PetCondition => ({ field, operator, value, fold });

describe('the cost of a query', () => {
  it('is next to nothing for what the lists of the site ask', () => {
    const closed = ['species', 'sex', 'size', 'breed', 'bornOn', 'federalState'] as const;
    const company = ['goodWithOwnKind', 'goodWithOtherAnimals', 'goodWithChildren'] as const;
    const exact = [...closed, ...company].map((field) => text(field, '=', 'x'));
    const status: PetCondition = { field: 'status', operator: 'in', value: ['adoption'] };
    const where = [status, ...exact, text('city', 'contains', 'x'.repeat(80), true)];
    const order = [{ field: 'registeredOn', direction: 'asc' }] as const;
    expect(queryCost({ where, order }, petSources)).toBeLessThan(1);
  });

  it('grows with the text that is looked through and with the term', () => {
    const ascending = [
      cost(text('species', '=', 'dog')),
      cost(text('color', '=', 'miel')),
      cost(text('color', 'contains', 'miel')),
      cost(text('personality', 'contains', 'miel')),
      cost(text('story', 'contains', 'miel')),
      cost(text('story', 'contains', 'x'.repeat(100))),
      cost(text('story', 'contains', 'x'.repeat(100)), text('color', 'contains', 'x')),
    ];
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    expect(new Set(ascending).size).toBe(ascending.length);
  });

  it('counts a text between two wildcards as what contains it, others by their longest piece', () => {
    expect(cost(text('story', 'like', '%miel%'))).toBe(cost(text('story', 'contains', 'miel')));
    expect(cost(text('story', 'like', `${'x'.repeat(400)}%`))).toBeLessThan(3);
    expect(cost(text('story', 'like', '%perdido%encontrado%'))).toBeGreaterThan(mostCost);
    expect(cost(text('name', 'like', '%perdido%encontrado%'))).toBeLessThan(mostCost);
  });

  it('counts folding where no column holds the folded text, and once for a whole list', () => {
    const one = cost(text('color', '=', 'Miel', true));
    expect(one).toBeGreaterThan(cost(text('color', '=', 'Miel')) + 3);
    const list: PetCondition = {
      field: 'color',
      operator: 'in',
      value: Array.from({ length: 100 }, (_, index) => `Miel ${index}`),
      fold: true,
    };
    expect(cost(list)).toBe(one);
    expect(cost(text('story', 'contains', 'cafe', true))).toBe(
      cost(text('story', 'contains', 'cafe')),
    );
  });

  it('counts what is ordered by', () => {
    const byStory = Array(5).fill({ field: 'story', direction: 'asc' });
    const newest = { where: [], order: [{ field: 'createdAt', direction: 'desc' }] } as const;
    expect(queryCost(newest, petSources)).toBeLessThan(1);
    expect(queryCost({ where: [], order: byStory }, petSources)).toBeGreaterThan(10);
  });

  it('is refused at the condition that is too much, or as a whole', () => {
    const refused = (...where: PetCondition[]) => {
      try {
        return requireAffordable({ where, order: [] }, petSources);
      } catch (error) {
        return error;
      }
    };
    const tooMuch = text('story', 'contains', 'x'.repeat(500));
    expect(refused(text('name', '=', 'x'), tooMuch)).toMatchObject({
      code: 'invalid',
      details: { 'where.1': ['conditionTooCostly'] },
    });
    expect(refused(...Array(20).fill(text('story', 'contains', 'x')))).toMatchObject({
      code: 'invalid',
      details: { where: ['queryTooCostly'] },
    });
    expect(refused(text('story', 'contains', 'x'))).toBeLessThan(mostCost);
  });
});
