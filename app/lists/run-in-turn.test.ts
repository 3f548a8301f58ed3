import { expect, test } from 'vitest';
import { ApiError } from '#app/api/transport/api-error.ts';
import { runInTurn } from './run-in-turn.ts';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const rejection = (status: number) => new ApiError({ status, message: '', errors: {} });
const unstopped = new AbortController().signal;

const failing = (id: string, status: number) => async (item: { id: string }) => {
  if (item.id === id) throw rejection(status);
};

test('tells of each item in turn', async () => {
  const steps: string[] = [];
  const result = await runInTurn([a, b, c], {
    change: async () => {},
    onStep: (item, index) => steps.push(`${index} ${item.id}`),
    signal: unstopped,
  });
  expect(steps).toEqual(['0 a', '1 b', '2 c']);
  expect(result).toEqual({ done: [a, b, c], failed: [], left: [] });
});

test('goes on after one that the portal rejects', async () => {
  const change = failing('b', 422);
  const result = await runInTurn([a, b, c], { change, onStep: () => {}, signal: unstopped });
  expect(result).toMatchObject({ done: [a, c], failed: [{ item: b }], left: [] });
});

test.each([0, 401, 429])('ends where none would fare better (%i)', async (status) => {
  const change = failing('b', status);
  const result = await runInTurn([a, b, c], { change, onStep: () => {}, signal: unstopped });
  expect(result).toMatchObject({ done: [a], failed: [{ item: b }], left: [c] });
});

test('can be stopped between two items', async () => {
  const stop = new AbortController();
  const change = async () => stop.abort();
  const result = await runInTurn([a, b, c], { change, onStep: () => {}, signal: stop.signal });
  expect(result).toEqual({ done: [a], failed: [], left: [b, c] });
});
