import { expect, it } from 'vitest';
import { anniversaryOf, yearsOver } from './anniversary.ts';

it('counts the anniversaries that have come', () => {
  expect(yearsOver('2025-11-30', '2026-11-29')).toBe(0);
  expect(yearsOver('2025-11-30', '2026-11-30')).toBe(1);
  expect(yearsOver('2024-02-29', '2025-02-28')).toBe(1);
  expect(anniversaryOf('2024-02-29', 1)).toBe('2025-02-28');
  expect(anniversaryOf('2026-11-30', -1)).toBe('2025-11-30');
});
