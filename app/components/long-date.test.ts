import { expect, it } from 'vitest';
import { longDate } from './long-date.ts';

it('writes the same day wherever it is read', () => {
  expect(longDate('2026-11-01', 'es-MX')).toBe('1 de noviembre de 2026');
  expect(longDate('2026-11-01', 'en')).toBe('November 1, 2026');
});
