import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { indexForBareServer } from './bare-indexes.ts';
import { ask, calls } from './calls.ts';
import { waitForQuiet } from './quiet.ts';
import { seedPets } from './seed.ts';
import { type ServerProcess, startBareFastify, startPortal } from './server-process.ts';

const rounds = 5;

interface Start {
  /** From the beginning of the process to its first answer. */
  milliseconds: number;
  cpuMilliseconds: number;
}

/** How long portal and bare server take from nothing to the first list of pets, on a database that is there already. */
export async function measureStart(today: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'casa-animal-bench-'));
  const file = path.join(dataDir, 'casa-animal.sqlite');
  const bareFile = path.join(dataDir, 'bare.sqlite');
  try {
    await seedPets({ kind: 'sqlite', file }, 1_000, today);
    await copyFile(file, bareFile);
    await indexForBareServer({ kind: 'sqlite', file: bareFile });
    await waitForQuiet();
    const portals: Start[] = [];
    const bares: Start[] = [];
    for (let round = 0; round < rounds; round++) {
      portals.push(await timeStart(() => startPortal(dataDir), '/api/catalogos:consultar'));
      bares.push(await timeStart(() => startBareFastify(bareFile, today), '/list'));
    }
    const [portal, bare] = [best(portals), best(bares)];
    print('start: portal', portal);
    print('start: bare Fastify + SQLite', bare);
    process.stdout.write(
      `start of the portal: ${times(portal.cpuMilliseconds, bare.cpuMilliseconds)} the bare server's CPU time, ${times(portal.milliseconds, bare.milliseconds)} its time\n`,
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timeStart(start: () => Promise<ServerProcess>, path: string): Promise<Start> {
  const begun = performance.now();
  const server = await start();
  await ask(server, path, calls.list[0] ?? '');
  const milliseconds = performance.now() - begun;
  const cpuMilliseconds = (await server.cpuTime()) / 1000;
  await server.stop();
  return { milliseconds, cpuMilliseconds };
}

const best = (starts: readonly Start[]): Start => ({
  milliseconds: Math.min(...starts.map(({ milliseconds }) => milliseconds)),
  cpuMilliseconds: Math.min(...starts.map(({ cpuMilliseconds }) => cpuMilliseconds)),
});

const times = (one: number, of: number) => `${(one / of).toFixed(2)} times`;

function print(name: string, { milliseconds, cpuMilliseconds }: Start): void {
  process.stdout.write(
    `${name.padEnd(44)}${Math.round(milliseconds)} ms, ${Math.round(cpuMilliseconds)} ms CPU\n`,
  );
}
