import { expect, it } from 'vitest';
import { siteInstant } from './site-instant.ts';

it.each([
  ['2026-12-24T10:30', 'America/Mexico_City', '2026-12-24T16:30:00.000Z'],
  ['2026-07-01T10:30', 'America/Tijuana', '2026-07-01T17:30:00.000Z'],
  ['2026-12-24', 'America/Mexico_City', undefined],
  ['', 'America/Mexico_City', undefined],
])('%s by the clock of %s is %s', (chosen, timezone, expected) => {
  expect(siteInstant(chosen, timezone)).toBe(expected);
});
