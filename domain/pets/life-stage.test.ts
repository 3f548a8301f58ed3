import { describe, expect, it } from 'vitest';
import { agesOf, lifeStage, lifeStageOf } from './life-stage.ts';
import { type AgeUnit, ageUnit, type Species, species } from './vocabularies.ts';

describe('a time of life', () => {
  it.each([
    ['dog', 5, 'months', 'young'],
    ['dog', 23, 'months', 'young'],
    ['dog', 24, 'months', 'adult'],
    ['cat', 1, 'years', 'young'],
    ['cat', 2, 'years', 'adult'],
    ['dog', 7, 'years', 'adult'],
    ['dog', 8, 'years', 'senior'],
    ['cat', 8, 'years', 'adult'],
    ['cat', 11, 'years', 'senior'],
    ['cat', 999, 'months', 'senior'],
  ] as const)('of a %s of %i %s is %s', (kind, ageValue, unit, stage) => {
    expect(lifeStageOf({ species: kind, ageValue, ageUnit: unit })).toBe(stage);
  });

  it('is found at its ages and at no other', () => {
    const stagesAt = (kind: Species, age: number, unit: AgeUnit) =>
      lifeStage.values.filter((stage) =>
        agesOf(kind, stage).some(
          ({ ageUnit: each, from, to = 999 }) => each === unit && from <= age && age <= to,
        ),
      );
    const ages = Array.from({ length: 999 }, (_, index) => index + 1);
    for (const kind of species.values) {
      for (const unit of ageUnit.values) {
        const stages = ages.map((age) => [
          lifeStageOf({ species: kind, ageValue: age, ageUnit: unit }),
        ]);
        expect(ages.map((age) => stagesAt(kind, age, unit))).toEqual(stages);
      }
    }
  });
});
