import { expect, test } from 'vitest';
import { portraitOfAdopted, whatBecame } from './former-pet.ts';
import type { PetStatus } from './vocabularies.ts';

const luna = {
  status: 'adopted' as PetStatus,
  deleted: false,
  pictures: 1,
  history: [
    { date: '2026-09-01', status: 'adoption' as const },
    { date: '2026-11-12', status: 'adopted' as const },
  ],
};

test('of an adopted pet everybody may know since when it has a family', () => {
  expect(whatBecame(luna)).toEqual({ kind: 'adopted', on: '2026-11-12' });
});

test.each<PetStatus>(['paused', 'returned', 'deceased', 'adoption'])(
  'nobody is told whether a pet that is not shown is %s',
  (status) => {
    expect(whatBecame({ ...luna, status })).toEqual({ kind: 'withdrawn' });
  },
);

test.each([
  ['is deleted', { deleted: true }],
  ['has no picture', { pictures: 0 }],
  ['never was in a programme', { history: luna.history.slice(1) }],
])('nothing is told of a pet that %s', (_what, changes) => {
  expect(whatBecame({ ...luna, ...changes })).toBeUndefined();
});

test.each([
  ['the first of those from before', ['2026-11-12', '2026-09-01', '2026-09-02'], 1],
  ['one of that day where there is no earlier one', ['2026-11-13', '2026-11-12'], 1],
  ['none that came later, which may show the family', ['2026-11-13'], undefined],
])('the picture of an adopted pet is %s', (_what, days, expected) => {
  const pictures = days.map((takenInOn, index) => ({ id: String(index), takenInOn }));
  const id = expected === undefined ? undefined : String(expected);
  expect(portraitOfAdopted(pictures, '2026-11-12')).toBe(id);
  expect(portraitOfAdopted(pictures, null)).toBeUndefined();
});
