import { describe, expect, it } from 'vitest';
import { addCalendarMonths } from '../calendar-months.ts';
import { addDays } from '../dates.ts';
import { birthsOf, lifeStage, lifeStageOf } from './life-stage.ts';
import { species } from './vocabularies.ts';

const today = '2026-11-20';

describe('a time of life', () => {
  it.each([
    ['dog', '2026-06-20', 'young'],
    ['dog', '2024-11-21', 'young'],
    ['dog', '2024-11-20', 'adult'],
    ['cat', '2025-11-20', 'young'],
    ['dog', '2018-11-21', 'adult'],
    ['dog', '2018-11-20', 'senior'],
    ['cat', '2018-11-20', 'adult'],
    ['cat', '2015-11-20', 'senior'],
    ['cat', today, 'young'],
  ] as const)('of a %s born on %s is %s', (kind, bornOn, stage) => {
    expect(lifeStageOf({ species: kind, bornOn }, today)).toBe(stage);
  });

  it.each([today, '2028-02-29', '2027-02-28', '2027-03-01'])(
    'is found by its days of birth and by no other, on %s',
    (day) => {
      const isIn = (bornOn: string, { after = '', until = '9999' }) =>
        after < bornOn && bornOn <= until;
      const births = [2, 8, 11].flatMap((age) =>
        [-2, -1, 0, 1, 2].map((days) => addDays(addCalendarMonths(day, -12 * age), days)),
      );
      for (const kind of species.values) {
        for (const bornOn of [...births, day]) {
          const found = lifeStage.values.filter((stage) =>
            isIn(bornOn, birthsOf(kind, stage, day)),
          );
          expect(found).toEqual([lifeStageOf({ species: kind, bornOn }, day)]);
        }
      }
    },
  );
});
