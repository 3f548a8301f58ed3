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
    expect(takeTurns([pet({ turn: 40 }), pet({ id: 'b', ...all })], { today })).toEqual([
      { id: 'a', turn: 1_240 },
      { id: 'b', turn: 40 + 240 },
    ]);
    expect(takeTurns([pet()], { today, last: 7_000 })).toEqual([{ id: 'a', turn: 7_000 }]);
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
    const line = Array.from({ length: 90 }, (_, index) => among(index));
    const { shown } = pass(60, line);
    expect(shown.size).toBe(90);
    const often = [...shown.values()];
    expect(Math.min(...often)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...often)).toBeLessThanOrEqual(60 / 2);
    expect(shown.get('000') ?? 0).toBeGreaterThan(shown.get('001') ?? 0);
  });

  it.each([20, 260])('let %d newcomers be seen without keeping the others back', (newcomers) => {
    const old = pass(
      200,
      Array.from({ length: 260 }, (_, index) => among(index)),
    ).line;
    const fresh = Array.from({ length: newcomers }, (_, index) => among(index, 'new'));
    const { shown, fronts } = pass(40, [...old, ...fresh]);
    expect(shown.size).toBe(260 + newcomers);
    const often = [...shown.values()];
    expect(Math.max(...often)).toBeLessThanOrEqual(40 / 2);
    // Newcomers alone for no more nights in a row than all of them need to come once.
    const alone = fronts.map((front) => (front.every((id) => id.startsWith('new')) ? 'x' : ' '));
    const longest = Math.max(
      ...alone
        .join('')
        .split(' ')
        .map(({ length }) => length),
    );
    expect(longest).toBeLessThanOrEqual(Math.ceil((newcomers * 14) / (260 + newcomers)));
    const timesOf = (isNew: boolean) =>
      [...shown].reduce((sum, [id, n]) => sum + (id.startsWith('new') === isNew ? n : 0), 0);
    expect(timesOf(true) / newcomers).toBeLessThanOrEqual((timesOf(false) / 260) * 2);
  });
});

const among = (index: number, before = '') =>
  pet({
    id: before + String(index).padStart(3, '0'),
    isSeldomSeen: index % 3 === 0,
    color: index % 7 === 0 ? 'negro' : 'miel',
    waitingSince: index % 5 === 0 ? '2025-01-01' : '2026-11-01',
  });

/** @returns how often each was at the front, who was there each night, and how they stand at the end */
function pass(nights: number, start: readonly StandingPet[]) {
  let line = [...start];
  const shown = new Map<string, number>();
  const fronts: string[][] = [];
  for (let night = 0; night < nights; night += 1) {
    line = line.toSorted((a, b) => a.turn - b.turn || a.id.localeCompare(b.id));
    const most = numberAtFront(line.length, 15);
    const front = line.slice(0, most);
    for (const { id } of front) shown.set(id, (shown.get(id) ?? 0) + 1);
    fronts.push(front.map(({ id }) => id));
    const next = takeTurns(front, { today, last: line.at(-1)?.turn });
    const turns = new Map(next.map(({ id, turn }) => [id, turn]));
    line = line.map((one) => ({ ...one, turn: turns.get(one.id) ?? one.turn }));
  }
  return { shown, fronts, line };
}
