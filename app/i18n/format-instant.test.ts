import { expect, test } from 'vitest';
import { formatInstant } from './format-instant.ts';

test('an instant is written by the clock of the zone that is asked for', () => {
  const instant = '2026-11-23T05:30:00Z';
  expect(formatInstant(instant, 'es', 'America/Mexico_City')).toMatch(/^22 nov 2026.*11:30/);
  expect(formatInstant(instant, 'es', 'America/Cancun')).toMatch(/^23 nov 2026.*12:30/);
  expect(formatInstant(instant, 'en', 'UTC')).toMatch(/^Nov 23, 2026.*5:30/);
});
