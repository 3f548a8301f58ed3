import { describe, expect, test } from 'vitest';
import { applicationMachine } from './application-machine.ts';
import type { ContractSide, ContractState } from './contract.ts';
import { agreedAhead, choosable, turnAfter } from './turn.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const earlier = '2026-11-10T18:00:00.000Z';
const tomorrow = '2026-11-21T18:00:00.000Z';
const yesterday = '2026-11-19T18:00:00.000Z';

const quiet = {
  status: 'inReview' as const,
  newsCount: 0,
  questions: [] as { answer: string | null }[],
  appointments: [],
  contract: null,
  rescuerSince: null,
  familySince: null,
};
const proposed = (at: string) => ({ status: 'proposed' as const, options: [at], chosen: null });
const agreed = (at: string) => ({ status: 'agreed' as const, options: [at], chosen: at });

describe('whose turn it is', () => {
  test('is the family’s once there is a contract to sign, and then whoever looks after the pet', () => {
    const reserved = { ...quiet, status: 'reserved' as const };
    const turnWith = (status: ContractState, signedBy: ContractSide | null = null) =>
      turnAfter({ ...reserved, contract: { status, signedBy } }, 'rescuer', now);
    const family = { rescuerSince: null, familySince: now.toISOString() };
    expect(turnWith('prepared')).toEqual(family);
    expect(turnWith('halfSigned', 'organisation')).toEqual(family);
    const rescuer = { rescuerSince: now.toISOString(), familySince: null };
    expect(turnWith('halfSigned', 'family')).toEqual(rescuer);
    const nobody = { rescuerSince: null, familySince: null };
    for (const status of ['signed', 'sealed'] as const) expect(turnWith(status)).toEqual(nobody);
    const contract = { status: 'prepared' as const, signedBy: null };
    expect(turnAfter({ ...quiet, status: 'waiting', contract }, 'rescuer', now)).toEqual(nobody);
  });

  test('is nobody’s once an application is closed', () => {
    for (const status of ['adopted', 'declined', 'withdrawn', 'returned'] as const) {
      const asked = { ...quiet, status, newsCount: 1, questions: [{ answer: null }] };
      expect(turnAfter(asked, 'family', now)).toEqual({ rescuerSince: null, familySince: null });
    }
  });

  test('is somebody’s in every open state where a family waits', () => {
    const waits = applicationMachine.states.values.filter(
      (status) => turnAfter({ ...quiet, status }, 'family', now).rescuerSince !== null,
    );
    expect(waits).toEqual(['received', 'inReview', 'conversation', 'homeVisit', 'approved']);
  });

  test('is the rescuer’s for what the family said, in a reservation too', () => {
    const answered = { ...quiet, status: 'reserved' as const, newsCount: 1 };
    expect(turnAfter(answered, 'family', now).rescuerSince).toBe(now.toISOString());
  });

  test('begins anew with a step of the rescuer, and not with an answer of the family', () => {
    const waiting = { ...quiet, rescuerSince: earlier };
    expect(turnAfter(waiting, 'rescuer', now).rescuerSince).toBe(now.toISOString());
    expect(turnAfter({ ...waiting, newsCount: 1 }, 'family', now).rescuerSince).toBe(earlier);
    expect(turnAfter(waiting, null, now).rescuerSince).toBe(earlier);
  });

  test('is the family’s while a question is open or a time can be chosen', () => {
    const asked = { ...quiet, questions: [{ answer: 'Sí' }, { answer: null }] };
    const turn = { rescuerSince: null, familySince: now.toISOString() };
    expect(turnAfter(asked, 'rescuer', now)).toEqual(turn);
    const offered = { ...quiet, appointments: [proposed(tomorrow)] };
    expect(turnAfter(offered, 'rescuer', now)).toEqual(turn);
    expect(turnAfter({ ...asked, familySince: earlier }, 'rescuer', now).familySince).toBe(earlier);
  });

  test('is the rescuer’s again when the times have passed', () => {
    const offered = { ...quiet, appointments: [proposed(yesterday)], familySince: earlier };
    expect(turnAfter(offered, null, now)).toEqual({
      rescuerSince: now.toISOString(),
      familySince: null,
    });
  });

  test('is the rescuer’s where the family has suggested other times', () => {
    const other = { ...proposed(tomorrow), suggested: ['2026-11-22T18:00:00.000Z'] };
    const suggested = { ...quiet, newsCount: 1, appointments: [other], familySince: earlier };
    expect(turnAfter(suggested, 'family', now)).toEqual({
      rescuerSince: now.toISOString(),
      familySince: null,
    });
  });

  test('waits for an appointment that was agreed on', () => {
    const meeting = { ...quiet, appointments: [agreed(tomorrow), agreed(yesterday)] };
    expect(turnAfter(meeting, 'rescuer', now).rescuerSince).toBe(tomorrow);
  });
});

test('appointments are told apart by whether they can be chosen, or are to come', () => {
  const all = [proposed(yesterday), proposed(tomorrow), agreed(yesterday), agreed(tomorrow)];
  expect(choosable(all, now)).toEqual([proposed(tomorrow)]);
  expect(agreedAhead(all, now)).toEqual([agreed(tomorrow)]);
});
