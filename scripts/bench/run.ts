import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { dateIn } from '#domain/clock.ts';
import { type Measured, measure } from './load.ts';
import { measureManagedLists } from './managed-lists.ts';
import { seedPets } from './seed.ts';

/**
 * Compares the production server with bare servers on the same rows, in one run on one machine, and prints the
 * ratios. `npm run build` first. Seconds for each measurement: BENCH_SECONDS (4).
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const sizes = (process.env.BENCH_SIZES ?? '10000,100000').split(',').map(Number);
const today = dateIn('America/Mexico_City', new Date());
const stops: (() => void)[] = [];
const results = new Map<string, Measured>();

async function start(
  file: string,
  args: string[],
  env: Record<string, string>,
  input?: Buffer,
): Promise<string> {
  const child = spawn(
    process.execPath,
    [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file, ...args],
    {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  stops.push(() => child.kill('SIGTERM'));
  child.stdin.end(input);
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^\d+$/.exec(line)?.[0] ?? /listening at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) {
      child.stdout.resume();
      return `http://127.0.0.1:${port}`;
    }
  }
  throw new Error(`${file} did not start`);
}

const query = (where: [string, string, string, string?][], page = 1) =>
  JSON.stringify({
    schema: 'mascotas',
    filter: {
      where: where.map(([field, operator, value, collate]) => ({
        field,
        operator,
        value,
        ...(collate && { collate }),
      })),
    },
    page,
  });

const calls = {
  list: [1, 2, 3, 4].map((page) =>
    query(
      [
        ['payload.estado', '=', 'adopcion'],
        ['payload.especie', '=', page % 2 ? 'perro' : 'gato'],
      ],
      page,
    ),
  ),
  city: ['tulum', 'guadal', 'zapo', 'merida'].map((city) =>
    query([
      ['payload.estado', '=', 'adopcion'],
      ['payload.ciudad', 'contains', city, 'es_ci_ai'],
    ]),
  ),
};

async function compare(count: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'casa-animal-bench-'));
  stops.push(() => void rm(dataDir, { recursive: true, force: true }));
  process.stdout.write(`seeding ${count} pets …\n`);
  await seedPets({ kind: 'sqlite', file: path.join(dataDir, 'casa-animal.sqlite') }, count, today);
  const portal = await start('build/server/index.js', [], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    SITE_URL: 'http://127.0.0.1',
  });
  const bare = await start('scripts/bench/bare-fastify.ts', [dataDir, today], {});
  const pet = await petCalls(portal);

  const both = async (name: 'list' | 'city' | 'pet', bodies: string[]) => {
    await note(`${count} ${name}: portal`, {
      url: `${portal}/api/catalogos:consultar`,
      method: 'POST',
      bodies,
    });
    await note(`${count} ${name}: bare Fastify + SQLite`, {
      url: `${bare}/${name}`,
      method: 'POST',
      bodies,
    });
  };
  await both('list', calls.list);
  await both('city', calls.city);
  await both('pet', pet);

  let visits = 0;
  const nextPath = () => `/mascotas/adopcion?especie=perro&pagina=${visits++}`;
  await note(`${count} page, not cached`, { url: portal, nextPath });
  await note(`${count} page, cached`, { url: `${portal}/mascotas/adopcion?especie=perro` });
  const page = Buffer.from(
    await (await fetch(`${portal}/mascotas/adopcion?especie=perro`)).arrayBuffer(),
  );
  const node = await start('scripts/bench/bare-node.ts', [], {}, page);
  await note(`${count} page: bare Node`, { url: node });
  for (const stop of stops.splice(0)) stop();
}

async function petCalls(portal: string): Promise<string[]> {
  const answer = await fetch(`${portal}/api/catalogos:consultar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: query([['payload.estado', '=', 'adopcion']]),
  });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data.map(({ id }) => query([['id', '=', id]]));
}

async function note(
  name: string,
  load: Omit<Parameters<typeof measure>[0], 'seconds'>,
): Promise<void> {
  const measured = await measure({ ...load, seconds });
  results.set(name, measured);
  const rate = String(Math.round(measured.requestsPerSecond)).padStart(8);
  process.stdout.write(
    `${name.padEnd(42)}${rate} /s   p50 ${measured.p50} ms   p99 ${measured.p99} ms\n`,
  );
}

function ratio(name: string, of: string): string {
  const [left, right] = [results.get(name), results.get(of)];
  if (!left || !right) return '';
  return `${name} is ${((100 * left.requestsPerSecond) / right.requestsPerSecond).toFixed(0)} % of ${of}\n`;
}

try {
  for (const count of sizes) await compare(count);
} finally {
  for (const stop of stops) stop();
}
await measureManagedLists(Math.max(...sizes), today);
process.stdout.write('\n');
for (const count of sizes) {
  for (const call of ['list', 'city', 'pet']) {
    process.stdout.write(
      ratio(`${count} ${call}: portal`, `${count} ${call}: bare Fastify + SQLite`),
    );
  }
  process.stdout.write(ratio(`${count} city: portal`, `${count} list: portal`));
  process.stdout.write(ratio(`${count} page, cached`, `${count} page: bare Node`));
}
const [small, large] = sizes;
for (const call of ['list: portal', 'city: portal', 'pet: portal', 'page, not cached']) {
  process.stdout.write(ratio(`${large} ${call}`, `${small} ${call}`));
}

process.stdout.write('\n');
await import('./uploads.ts');
