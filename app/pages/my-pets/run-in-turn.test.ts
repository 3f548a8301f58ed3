import { expect, test } from 'vitest';
import type { ManagedPet } from '#app/managed-pets/managed-pet.ts';
import { WireError } from '#app/wire/wire-error.ts';
import { runInTurn } from './run-in-turn.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }) as ManagedPet) as [
  ManagedPet,
  ManagedPet,
  ManagedPet,
];
const refusal = (status: number) => new WireError({ status, message: '', errors: {} });
const unstopped = new AbortController().signal;

const failing = (id: string, status: number) => async (pet: ManagedPet) => {
  if (pet.id === id) throw refusal(status);
};

test('tells of each pet in turn', async () => {
  const steps: string[] = [];
  const result = await runInTurn([a, b, c], {
    change: async () => {},
    onStep: (pet, index) => steps.push(`${index} ${pet.id}`),
    signal: unstopped,
  });
  expect(steps).toEqual(['0 a', '1 b', '2 c']);
  expect(result).toEqual({ done: [a, b, c], failed: [], left: [] });
});

test('goes on after one that the portal refuses', async () => {
  const change = failing('b', 422);
  const result = await runInTurn([a, b, c], { change, onStep: () => {}, signal: unstopped });
  expect(result).toMatchObject({ done: [a, c], failed: [{ pet: b }], left: [] });
});

test.each([0, 401, 429])('ends where none would fare better (%i)', async (status) => {
  const change = failing('b', status);
  const result = await runInTurn([a, b, c], { change, onStep: () => {}, signal: unstopped });
  expect(result).toMatchObject({ done: [a], failed: [{ pet: b }], left: [c] });
});

test('can be stopped between two pets', async () => {
  const stop = new AbortController();
  const change = async () => stop.abort();
  const result = await runInTurn([a, b, c], { change, onStep: () => {}, signal: stop.signal });
  expect(result).toEqual({ done: [a], failed: [], left: [b, c] });
});
