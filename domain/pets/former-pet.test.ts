import { expect, test } from 'vitest';
import { whatBecame } from './former-pet.ts';
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
