import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openDatabase } from '#server/db/open.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-databases.ts';
import { type PostgresServer, startPostgres } from '#tests/setup/postgres-server.ts';
import { indexForBareServer } from './bare-indexes.ts';
import { compare, ratio } from './compare.ts';
import { familyCpuTime } from './family-cpu.ts';
import type { Measured } from './load.ts';
import { seedPets } from './seed.ts';
import { type ServerProcess, startBareFastify, startPortal } from './server-process.ts';

const portalPath = '/api/catalogos:consultar';

const query = (where: [string, string, string, string?][], page?: number) =>
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

export const calls = {
  list: [1, 2, 3, 4].map((page) =>
    query(
      [
        ['payload.estado', '=', 'adopcion'],
        ['payload.especie', '=', page % 2 ? 'perro' : 'gato'],
      ],
      page,
    ),
  ),
  city: ['cancun', 'guadal', 'zapo', 'merida'].map((city) =>
    query([
      ['payload.estado', '=', 'adopcion'],
      ['payload.ciudad', 'contains', city, 'es_ci_ai'],
    ]),
  ),
};

type Results = Record<string, Measured>;

/** The portal's calls beside a bare server's on the same pets, on both databases. */
export async function measureCalls(sizes: readonly number[], today: string): Promise<void> {
  const ratios: string[] = [];
  const bySize = new Map<string, Results>();
  const note = (kind: string, count: number, results: Record<string, Results>) => {
    for (const [call, { portal, bare }] of Object.entries(results)) {
      ratios.push(`${kind}, ${count} pets, ${call}: ${ratio(portal, bare)} of the bare server`);
      if (portal)
        bySize.set(`${kind} ${call}`, { ...bySize.get(`${kind} ${call}`), [count]: portal });
    }
  };
  const server = await startPostgres();
  try {
    for (const count of sizes) {
      note('SQLite', count, await onSqlite(count, today));
      note('PostgreSQL', count, await onPostgres(server, count, today));
    }
  } finally {
    await server.stop();
  }
  process.stdout.write(`\n${ratios.join('\n')}\n`);
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  if (small === large) return;
  for (const [call, measured] of bySize) {
    process.stdout.write(
      `${call} with ${large} pets: ${ratio(measured[large], measured[small])} of with ${small}\n`,
    );
  }
}

async function onSqlite(count: number, today: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'casa-animal-bench-'));
  const file = path.join(dataDir, 'casa-animal.sqlite');
  const bareFile = path.join(dataDir, 'bare.sqlite');
  try {
    await seedPets({ kind: 'sqlite', file }, count, today);
    await copyFile(file, bareFile);
    await indexForBareServer({ kind: 'sqlite', file: bareFile });
    const servers = [await startPortal(dataDir), await startBareFastify(bareFile, today)] as const;
    return await compareCalls(`SQLite, ${count}`, ...servers);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(postgres: PostgresServer, count: number, today: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'casa-animal-bench-'));
  const name = `portal_${count}`;
  const serverUrl = postgres.urlOf('postgres');
  try {
    const url = await createPostgresDatabase(serverUrl, name);
    await seedPets({ kind: 'postgres', url }, count, today);
    await tidy(url);
    const bareUrl = await createPostgresDatabase(serverUrl, `bare_${count}`, name);
    await indexForBareServer({ kind: 'postgres', url: bareUrl });
    const servers = [
      await startPortal(dataDir, url),
      await startBareFastify(bareUrl, today),
    ] as const;
    const cpuTime = () => familyCpuTime(postgres.processId);
    return await compareCalls(`PostgreSQL, ${count}`, ...servers, cpuTime);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** As PostgreSQL does by itself after a while. */
async function tidy(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url }, pino({ level: 'silent' }));
  await sql`vacuum analyze`.execute(database.query);
  await database.close();
}

async function compareCalls(
  title: string,
  portal: ServerProcess,
  bare: ServerProcess,
  databaseCpuTime?: () => number,
): Promise<Record<string, Results>> {
  try {
    const results: Record<string, Results> = {};
    const all = { ...calls, pet: await petCalls(portal) };
    for (const [call, bodies] of Object.entries(all)) {
      for (const body of bodies) {
        if ((await ask(portal, portalPath, body)) !== (await ask(bare, `/${call}`, body)))
          throw new Error(`${call}: the answers differ for ${body}`);
      }
      const asked = { method: 'POST', bodies } as const;
      const contenders = [
        { name: 'portal', server: portal, load: { path: portalPath, ...asked } },
        { name: 'bare', server: bare, load: { path: `/${call}`, ...asked } },
      ];
      results[call] = await compare(`${title}, ${call}`, contenders, databaseCpuTime);
    }
    return results;
  } finally {
    await Promise.all([portal.stop(), bare.stop()]);
  }
}

async function petCalls(portal: ServerProcess): Promise<string[]> {
  const some = query([['payload.estado', '=', 'adopcion']]);
  const { data } = JSON.parse(await ask(portal, portalPath, some)) as { data: { id: string }[] };
  return data.map(({ id }) => query([['id', '=', id]]));
}

/** @returns the answer's body */
export async function ask({ url }: ServerProcess, path: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text;
}
