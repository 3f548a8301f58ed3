import { expect, it } from 'vitest';
import { worstFirst } from './portal-status.ts';

it('brings what fails to the top, and keeps the order of what is alike', () => {
  const parts = (['good', 'attention', 'failing', 'unset', 'failing'] as const).map(
    (level, index) => ({
      level,
      index,
    }),
  );
  expect(worstFirst(parts).map(({ index }) => index)).toEqual([2, 4, 1, 3, 0]);
});
