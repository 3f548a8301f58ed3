import { expect, it } from 'vitest';
import { BoundedWork, logRejected, TooBusy } from './overload.ts';

it('does some at once, lets some wait in their order, and refuses the rest', async () => {
  const notes: unknown[] = [];
  let now = 0;
  const work = new BoundedWork(
    { atOnce: 2, waiting: 1 },
    logRejected('pages', {
      log: { warn: (note: object) => notes.push(note) } as never,
      clock: { now: () => new Date(now) },
    }),
  );
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const begin = (name: string) =>
    work.run(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => finish.set(name, resolve));
      return name;
    });
  const [first, second, third] = [begin('first'), begin('second'), begin('third')];
  await expect(begin('fourth')).rejects.toThrow(TooBusy);
  await expect(begin('fifth')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(begun).toEqual(['first', 'second']);
  expect(notes).toEqual([{ what: 'pages', refused: 1 }]);

  finish.get('first')?.();
  expect(await first).toBe('first');
  const sixth = begin('sixth');
  expect(begun).toEqual(['first', 'second', 'third']);
  now = 60_000;
  await expect(begin('seventh')).rejects.toThrow(TooBusy);
  expect(notes.at(-1)).toEqual({ what: 'pages', refused: 2 });

  finish.get('second')?.();
  finish.get('third')?.();
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
  finish.get('sixth')?.();
  expect(await sixth).toBe('sixth');
});

it('gives one caller a share of the places and of the queue, and the rest to others', async () => {
  const work = new BoundedWork({ atOnce: 2, waiting: 3, perCaller: 3 }, () => {});
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const begin = (caller?: string) =>
    work.run(async () => {
      begun.push(caller ?? 'nobody');
      await new Promise<void>((resolve) => finish.push(resolve));
    }, caller);
  const flooding = [begin('ana'), begin('ana'), begin('ana')];
  await expect(begin('ana')).rejects.toThrow(TooBusy);
  const others = [begin('berta'), begin()];
  await expect(begin('carla')).rejects.toThrow(TooBusy);
  expect(begun).toEqual(['ana', 'ana']);

  finish.shift()?.();
  await flooding[0];
  expect(begun).toEqual(['ana', 'ana', 'ana']);
  const again = begin('ana');
  await expect(begin('ana')).rejects.toThrow(TooBusy);
  const all = Promise.all([...flooding, ...others, again]);
  while (begun.length < 6 || finish.length > 0) {
    finish.shift()?.();
    await Promise.resolve();
  }
  await all;
  expect(begun).toEqual(['ana', 'ana', 'ana', 'berta', 'nobody', 'ana']);
});

it('counts work that failed against its caller no longer', async () => {
  const work = new BoundedWork({ atOnce: 1, waiting: 1, perCaller: 1 }, () => {});
  const failing = () => work.run(() => Promise.reject(new Error('no')), 'ana');
  await expect(failing()).rejects.toThrow('no');
  await expect(failing()).rejects.toThrow('no');
});
