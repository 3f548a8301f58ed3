import { expect, it } from 'vitest';
import { torture } from '../../tools/torture/torture.ts';

// `npm run torture` is the same for as long as is wanted, on both databases and with all that can go wrong.
it('keeps what it has acknowledged when it is killed, and when providers do not answer', async () => {
  const lines: string[] = [];
  const faults = ['portal killed', 'card provider'];
  const say = (line: string) => lines.push(line);
  await torture({ database: 'sqlite', processes: 1, seed: 7, people: 3, faults, say });
  expect(lines.filter((line) => line.startsWith('ok'))).toHaveLength(16);
});
