import { expect, it } from 'vitest';
import { Unavailable } from '#server/limits/unavailable.ts';
import { inTurn, rejectedPdfs } from './in-turn.ts';

it('draws two at a time, lets thirty wait, and asks the others to come back', async () => {
  let [underway, most] = [0, 0];
  const waiting: (() => void)[] = [];
  const draw = inTurn(async (name: string) => {
    underway += 1;
    most = Math.max(most, underway);
    await new Promise<void>((resolve) => waiting.push(resolve));
    underway -= 1;
    return Buffer.from(name);
  });
  const asked = Array.from({ length: 32 }, (_, at) => draw(`${at}`));
  const before = rejectedPdfs(60_000);
  const rejection = await draw('one too many').catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(Unavailable);
  expect(rejection).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(rejectedPdfs(60_000)).toBe(before + 1);
  expect(rejectedPdfs(0)).toBe(0);
  const all = Promise.all(asked);
  for (let left = 32; left > 0; left -= 1) {
    await expect.poll(() => waiting.length, { interval: 1 }).toBeGreaterThan(0);
    waiting.shift()?.();
  }
  expect((await all).map(String)).toEqual(asked.map((_, at) => `${at}`));
  expect(most).toBe(2);
  const last = draw('last');
  await expect.poll(() => waiting.length, { interval: 1 }).toBe(1);
  waiting.shift()?.();
  expect(String(await last)).toBe('last');
});
