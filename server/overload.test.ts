import { expect, it } from 'vitest';
import { BoundedWork, TooBusy } from './overload.ts';

it('does some at once, lets some wait in their order, and refuses the rest', async () => {
  const notes: unknown[] = [];
  let now = 0;
  const work = new BoundedWork(
    'pages',
    { atOnce: 2, waiting: 1 },
    {
      log: { warn: (note: object) => notes.push(note) } as never,
      clock: { now: () => new Date(now) },
    },
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
