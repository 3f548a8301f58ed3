import { expect, it } from 'vitest';
import { worstFirst } from './portal-status.ts';

it('brings what fails to the top, and keeps the order of what is alike', () => {
  const parts = ['bien', 'atencion', 'falla', 'bien', 'falla'].map((nivel, index) => ({
    nivel,
    index,
  }));
  expect(worstFirst(parts).map(({ index }) => index)).toEqual([2, 4, 1, 0, 3]);
});
