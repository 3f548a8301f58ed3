import { expect, test } from 'vitest';
import { dateIn } from './clock.ts';

test.each([
  ['America/Mexico_City', '2026-01-01T05:59:59Z', '2025-12-31'],
  ['America/Mexico_City', '2026-01-01T06:00:00Z', '2026-01-01'],
  ['America/Cancun', '2026-01-01T05:00:00Z', '2026-01-01'],
  // Mexico City kept summer time until 2022.
  ['America/Mexico_City', '2022-07-01T05:00:00Z', '2022-07-01'],
  ['America/Mexico_City', '2023-07-01T05:00:00Z', '2023-06-30'],
])('in %s, %s falls on %s', (timezone, instant, date) => {
  expect(dateIn(timezone, new Date(instant))).toBe(date);
});
