import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { BrokenPromise } from './promises.ts';
import { torture } from './torture.ts';

/**
 * `npm run torture -- --minutes 10 --database postgres --processes 3`, after `npm run build`: docs/reliability.md. Ends
 * with 1 when a promise was not kept.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    database: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    people: { type: 'string', default: '6' },
    faults: { type: 'string' },
    cards: { type: 'string', default: 'stripe' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const { database, cards } = values;
const [minutes, processes, people, seed] = (
  ['minutes', 'processes', 'people', 'seed'] as const
).map((name) => Number(values[name])) as [number, number, number, number];
const isUnderstood =
  (database === 'sqlite' || database === 'postgres') &&
  (cards === 'stripe' || cards === 'conekta') &&
  minutes > 0 &&
  [1, 2, 3].includes(processes) &&
  Number.isInteger(people) &&
  people > 0 &&
  Number.isInteger(seed) &&
  (database === 'postgres' || processes === 1);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (isUnderstood) {
  say(
    `${database}, cards by ${cards}, ${processes} processes, ${minutes} min, ${people} people, seed ${seed}`,
  );
  const load = () => loadavg()[0]?.toFixed(1);
  try {
    const before = load();
    const duration = minutes * 60_000;
    const faults = values.faults?.split(',');
    await torture({ database, cards, processes, seed, people, duration, faults, say });
    say(`load ${before} before, ${load()} after`);
  } catch (error) {
    if (!(error instanceof BrokenPromise)) throw error;
    say(`BROKEN: ${error.message}`);
    process.exitCode = 1;
  }
} else {
  say(
    '--minutes N --database sqlite|postgres --cards stripe|conekta --processes 1..3 (SQLite: 1) --people N --faults A,B --seed N',
  );
  process.exitCode = 2;
}
