import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '#domain/clock.ts';
import { type Config, loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { openWire, type Wire } from '#tests/api/wire/portal.ts';
import { waitForQuiet } from './quiet.ts';
import { seedPets } from './seed.ts';
import { staffCalls } from './staff-calls.ts';
import { seedStaffRows } from './staff-rows.ts';

const administrator = 'administrator:bench';
const mostRounds = 5;

/** Milliseconds of the main thread: of a whole call, and of the longest turn in which nobody else had one. */
interface Figure {
  call: number;
  turn: number;
}
type Figures = Map<string, Figure>;

/** The calls of each staff page on SQLite, at each size beside the others: the best of five. */
export async function measureStaff(sizes: readonly number[], today: string): Promise<void> {
  const bySize: Figures[] = [];
  for (const size of sizes) bySize.push(await measureAt(size, today));
  const line = (name: string, cells: readonly string[]) =>
    process.stdout.write(`${name.padEnd(36)}${cells.map((one) => one.padStart(12)).join('')}\n`);
  line(
    'milliseconds, longest turn',
    sizes.flatMap((size) => [String(size), '']),
  );
  for (const name of Object.keys(staffCalls)) {
    const cells = bySize.flatMap((found) => {
      const { call, turn } = found.get(name) ?? { call: 0, turn: 0 };
      return [call.toFixed(1), turn.toFixed(1)];
    });
    line(name, cells);
  }
}

async function measureAt(pets: number, today: string): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-bench-'));
  try {
    const config = loadConfig(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: folder }));
    await fill(config, pets, today);
    await waitForQuiet();
    return await measure(config);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param config.database SQLite */
async function fill({ database }: Config, pets: number, today: string): Promise<void> {
  const filled = process.env[`BENCH_STAFF_${pets}`];
  if (filled && database.kind === 'sqlite') return copyFile(filled, database.file);
  await seedPets(database, pets, today);
  await seedStaffRows(database, pets, new Date(`${today}T12:00:00Z`));
}

async function measure(config: Config): Promise<Figures> {
  const wire = await openWire({ newConfig: async () => config } as never, {}, systemClock);
  try {
    const found: Figures = new Map();
    for (const [name, [action, body]] of Object.entries(staffCalls)) {
      found.set(name, await best(wire, action, body));
    }
    return found;
  } finally {
    await wire.close();
  }
}

async function best(wire: Wire, action: string, body: object): Promise<Figure> {
  const rounds: Figure[] = [];
  for (let round = 0; round < mostRounds; round += 1) rounds.push(await once(wire, action, body));
  return {
    call: Math.min(...rounds.map(({ call }) => call)),
    turn: Math.min(...rounds.map(({ turn }) => turn)),
  };
}

async function once({ app }: Wire, action: string, payload: object): Promise<Figure> {
  const begin = cpuTime();
  let [last, turn, isUnderWay] = [begin, 0, true];
  const look = () => {
    const now = cpuTime();
    turn = Math.max(turn, now - last);
    last = now;
    if (isUnderWay) setImmediate(look);
  };
  setImmediate(look);
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api/${action}`,
    headers: { authorization: `Bearer ${administrator}` },
    payload,
  });
  isUnderWay = false;
  const end = cpuTime();
  if (statusCode !== 200) throw new Error(`${action} answered ${statusCode}: ${body}`);
  return { call: end - begin, turn: Math.max(turn, end - last) };
}

/** Of this thread, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
