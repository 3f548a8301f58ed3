import { describe, expect, it } from 'vitest';
import {
  hasBlackCoat,
  numberAtFront,
  reasonsToShow,
  type StandingPet,
  takeTurns,
} from './fair-turns.ts';

const today = '2026-11-20';
const pet = (said: Partial<StandingPet> = {}): StandingPet => ({
  ...{ id: 'a', species: 'dog', bornOn: '2023-01-01', color: 'miel', turn: 0 },
  ...{ waitingSince: '2026-11-01', isSeldomSeen: false },
  ...said,
});

describe('turns', () => {
  it('bring those back sooner for whom more speaks', () => {
    expect(reasonsToShow(pet(), today)).toBe(0);
    expect(reasonsToShow(pet({ waitingSince: '2026-07-01' }), today)).toBe(1);
    const all = { waitingSince: '2024-01-01', isSeldomSeen: true, bornOn: '2010-01-01' };
    expect(reasonsToShow(pet({ ...all, color: 'Negra con blanco' }), today)).toBe(5);
    expect(takeTurns([pet({ turn: 40 }), pet({ id: 'b', ...all })], today)).toEqual([
      { id: 'a', turn: 1_240 },
      { id: 'b', turn: 40 + 240 },
    ]);
  });

  it('know a black coat by what rescuers write', () => {
    expect(['negro', 'Negra', 'black and tan'].map(hasBlackCoat)).toEqual([true, true, true]);
    expect(['blanco con negro', 'gris', ''].map(hasBlackCoat)).toEqual([false, false, false]);
  });

  it('take a page, or a fourteenth of many', () => {
    expect([numberAtFront(3, 15), numberAtFront(280, 15), numberAtFront(1_000_000, 15)]).toEqual([
      15, 20, 5_000,
    ]);
  });

  it('bring each pet to the front, and nobody much more often than all others', () => {
    let line = Array.from({ length: 90 }, (_, index) =>
      pet({
        id: String(index).padStart(3, '0'),
        isSeldomSeen: index % 3 === 0,
        color: index % 7 === 0 ? 'negro' : 'miel',
        waitingSince: index % 5 === 0 ? '2025-01-01' : '2026-11-01',
      }),
    );
    const shown = new Map<string, number>();
    const days = 60;
    for (let day = 0; day < days; day += 1) {
      line = line.toSorted((a, b) => a.turn - b.turn || a.id.localeCompare(b.id));
      const front = line.slice(0, numberAtFront(line.length, 15));
      for (const { id } of front) shown.set(id, (shown.get(id) ?? 0) + 1);
      const turns = new Map(takeTurns(front, today).map(({ id, turn }) => [id, turn]));
      line = line.map((one) => ({ ...one, turn: turns.get(one.id) ?? one.turn }));
    }
    expect(shown.size).toBe(90);
    const often = [...shown.values()];
    expect(Math.min(...often)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...often)).toBeLessThanOrEqual(days / 2);
    expect(shown.get('000') ?? 0).toBeGreaterThan(shown.get('001') ?? 0);
  });
});
