// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '#app/api/transport/api-error.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** A portal that creates one thing a key; `loses` are the calls whose answer does not come. */
function portal(...loses: number[]) {
  const { result } = renderHook(() => useIdempotencyKey());
  const made = new Set<string>();
  let calls = 0;
  const send = (words: object) =>
    result.current.once(words, async (key) => {
      calls += 1;
      made.add(key);
      if (loses.includes(calls)) throw new ApiError({ status: 0, message: '', errors: {} });
    });
  return { made, send, lose: (words: object) => expect(send(words)).rejects.toThrow(ApiError) };
}

it('makes one of the same words whose answer was lost, also after others were sent', async () => {
  const { made, send, lose } = portal(1);
  await lose({ lot: 'A' });
  await send({ lot: 'B' });
  await send({ lot: 'A' });
  expect(made.size).toBe(2);
});

it('makes another one of the same words once the first is answered', async () => {
  const { made, send } = portal();
  await send({ lot: 'A' });
  await send({ lot: 'A' });
  expect(made.size).toBe(2);
});

it('makes another one of other words', async () => {
  const { made, send, lose } = portal(1);
  await lose({ lot: 'A' });
  await send({ lot: 'AB' });
  expect(made.size).toBe(2);
});
