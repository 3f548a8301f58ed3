import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { dateIn } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { startS3Server } from '#tests/fakes/s3-server.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-databases.ts';
import { startPostgres } from '#tests/setup/postgres-server.ts';
import { calls } from '../calls.ts';
import { familyCpuTime } from '../family-cpu.ts';
import { type Load, measure } from '../load.ts';
import { seedPets } from '../seed.ts';
import type { ServerProcess } from '../server-process.ts';
import { prepareDonations } from './donors.ts';
import { type Call, type Outcome, startLoad } from './load.ts';
import { startNginx } from './nginx.ts';
import { behind, type Cluster, type Portal, startClusterPortal } from './portals.ts';
import { measureStaleness } from './staleness.ts';

/**
 * One portal and several behind nginx on one PostgreSQL and one S3 store: what they bear, how stale a page may be, and
 * whether a call is lost when one is killed or all are updated (docs/scale.md). `npm run build` first. Names of parts (load,
 * stale, kill, update) as arguments run only those.
 */
const count = Number(process.env.CLUSTER_PORTALS ?? 2);
const seconds = Number(process.env.CLUSTER_SECONDS ?? 8);
const basePort = Number(process.env.CLUSTER_PORT ?? 3160);
const pets = Number(process.env.CLUSTER_PETS ?? 2_000);
const donations = Number(process.env.CLUSTER_DONATIONS ?? 300);
const listCall = '/api/catalogos:consultar';
const listPage = '/mascotas/adopcion';

const asked = process.argv.slice(2);
const isAsked = (part: string) => asked.length === 0 || asked.includes(part);
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-cluster-'));
const nextBuild = mkdtempSync(path.resolve('build/cluster-'));
const ends: (() => unknown)[] = [];
// nginx would go on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  await run();
} finally {
  for (const end of ends.reverse()) await end();
  for (const one of [folder, nextBuild]) rmSync(one, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const postgres = await startPostgres();
  ends.push(postgres.stop);
  const s3 = await startS3Server();
  ends.push(s3.stop);
  const url = await createPostgresDatabase(postgres.urlOf('postgres'), 'cluster');
  await seedPets({ kind: 'postgres', url }, pets, dateIn('America/Mexico_City', new Date()));
  const database = await openDatabase({ kind: 'postgres', url }, pino({ level: 'silent' }));
  ends.push(() => database.close());
  await sql`vacuum analyze`.execute(database.query);
  const cluster: Cluster = {
    folder,
    firstPort: basePort + 1,
    env: {
      ...s3.env,
      ...{ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'info', HOST: '127.0.0.1' },
      ...{ DATABASE_URL: url, SECRET_KEY: 'shared by all portals '.repeat(2), TRUST_PROXY: '1' },
      ...{ SITE_URL: `http://127.0.0.1:${basePort}`, DEMO: '1', CHEAP_PROOFS: '1' },
      CAPTCHA_PROVIDER: 'none',
    },
  };
  const portals: Portal[] = [];
  ends.push(() => Promise.all(portals.map((portal) => portal.kill())));
  portals.push(await startClusterPortal(cluster, 0));
  const petId = await newestPet(database);
  const postgresCpu = () => familyCpuTime(postgres.processId);
  say(
    `${cpus().length} cores, ${pets} pets, ${count} portals; load ${loadavg()[0]?.toFixed(1)} before`,
  );

  if (isAsked('load')) {
    const alone = await startNginx(folder, basePort, [basePort + 1]);
    await throughput('1 portal', behindNginx(portals), database, postgresCpu, petId);
    await alone();
  }
  for (let index = 1; index < count; index += 1) {
    portals.push(await startClusterPortal(cluster, index));
  }
  const ports = portals.map(({ port }) => port);
  ends.push(await startNginx(folder, basePort, ports));
  if (isAsked('load')) {
    await throughput(`${count} portals`, behindNginx(portals), database, postgresCpu, petId);
  }
  if (isAsked('stale')) {
    const waits = await measureStaleness(database, petId, `${listPage}/${petId}`, portals);
    const at = (share: number) => waits[Math.floor(share * (waits.length - 1))]?.toFixed(0);
    say(
      `a changed pet's page shows it after ${at(0.5)} ms (median), ${at(1)} ms at most, of ${waits.length}`,
    );
  }
  if (isAsked('kill')) await killed(database, portals, cluster);
  if (isAsked('update')) await updated(database, portals, cluster);
  await eachJobOnce(database, portals);
}

function behindNginx(portals: readonly Portal[]): ServerProcess {
  return behind(`http://127.0.0.1:${basePort}`, portals);
}

async function throughput(
  title: string,
  server: ServerProcess,
  database: Database,
  databaseCpu: () => number,
  petId: string,
): Promise<void> {
  let visits = 0;
  const pet = JSON.stringify({
    schema: 'mascotas',
    filter: { where: [{ field: 'id', operator: '=', value: petId }] },
  });
  const loads: Record<string, Load> = {
    list: { path: listCall, method: 'POST', bodies: calls.list },
    pet: { path: listCall, method: 'POST', bodies: [pet] },
    'cached page': { path: listPage },
    'uncached page': { path: listPage, nextPath: () => `${listPage}?pagina=${visits++}` },
  };
  for (const [name, load] of Object.entries(loads)) {
    const {
      requestsPerSecond,
      cpuMicroseconds,
      withDatabase = 0,
      busy,
      p50,
      p99,
    } = await measure(server, load, seconds, databaseCpu);
    say(
      `${title}, ${name}: ${requestsPerSecond.toFixed(0)}/s, CPU ${cpuMicroseconds.toFixed(0)} µs (with PostgreSQL ${withDatabase.toFixed(0)}), ${busy.toFixed(2)} cores, p50 ${p50} ms, p99 ${p99} ms, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  const next = await prepareDonations(database, server.url, donations);
  const [cpuBefore, begun] = [await server.cpuTime(), performance.now()];
  let given = 0;
  const load = startLoad(server.url, 8, () => (given++ < donations ? next() : undefined));
  const { answered, failed, reasons } = await load.stop(true);
  const took = (performance.now() - begun) / 1_000;
  const cpu = ((await server.cpuTime()) - cpuBefore) / answered;
  say(
    `${title}, donation: ${(answered / took).toFixed(0)}/s, CPU ${cpu.toFixed(0)} µs, ${failed} failed ${JSON.stringify(reasons)}`,
  );
}

/** Pages, calls that only read, and donations, in turn. */
function mixed(donation: () => Call | undefined): () => Call {
  let turn = 0;
  const read = (): Call => {
    const body = calls.list[turn % calls.list.length];
    return turn % 2 ? { path: `${listPage}?pagina=${turn % 50}` } : { path: listCall, body };
  };
  return () => {
    turn += 1;
    return (turn % 5 === 0 && donation()) || read();
  };
}

async function killed(database: Database, portals: Portal[], cluster: Cluster): Promise<void> {
  const url = `http://127.0.0.1:${basePort}`;
  const paidBefore = await paid(database);
  const counted = countTaken(await prepareDonations(database, url, donations));
  const load = startLoad(url, 8, mixed(counted.next));
  for (const index of portals.keys()) {
    await delay(seconds * 250);
    await portals[index]?.kill();
    await delay(seconds * 250);
    portals[index] = await startClusterPortal(cluster, index);
    // nginx asks nobody by itself, and passes over who has failed for this long.
    await delay(3_500);
  }
  report(`SIGKILL of ${portals.length} portals, one after the other`, await load.stop());
  say(`  donations begun ${counted.taken()}, in the books ${(await paid(database)) - paidBefore}`);
}

function countTaken(next: () => Call | undefined) {
  let taken = 0;
  return {
    taken: () => taken,
    next: () => {
      const call = next();
      if (call) taken += 1;
      return call;
    },
  };
}

/** The next version is this one with a migration more. */
function buildNext(): string {
  const server = path.join(nextBuild, 'server');
  cpSync('build/server', server, { recursive: true });
  symlinkSync(path.resolve('build/client'), path.join(nextBuild, 'client'));
  const file = path.join(server, 'index.js');
  const code = readFileSync(file, 'utf8');
  const end = /(\n\tcreateTables,[\s\S]*?)\n\}\)\.map\(\(\[name, migration\]\)/.exec(code);
  if (!end?.[1]) throw new Error('the list of migrations is not where it was in the build');
  const added = `addBenchColumn: { async up({ query }) {
    await sql.raw('alter table pets add column bench_note text').execute(query);
    await sql.raw('create table bench_rows (id text primary key)').execute(query);
  } }`;
  writeFileSync(file, code.replace(end[1], `${end[1]},\n${added}`));
  return file;
}

async function updated(database: Database, portals: Portal[], cluster: Cluster): Promise<void> {
  const url = `http://127.0.0.1:${basePort}`;
  const next = buildNext();
  const load = startLoad(url, 8, mixed(await prepareDonations(database, url, donations)));
  for (const index of portals.keys()) {
    await delay(1_000);
    const stopping = portals[index]?.stop();
    for (let ask = 0; ask < 4; ask += 1) await fetch(`${url}/readyz`).catch(() => {});
    await stopping;
    portals[index] = await startClusterPortal(cluster, index, next);
    await delay(3_500);
  }
  report('rolling update with a migration', await load.stop());
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations order by number desc limit 1`.execute(database.query);
  say(`  newest migration now: ${rows[0]?.name}`);
}

function report(title: string, { answered, repeated, failed, reasons }: Outcome): void {
  say(
    `${title}: ${answered} answered, ${repeated} made again ${JSON.stringify(reasons)}, ${failed} failed; load ${loadavg()[0]?.toFixed(1)}`,
  );
}

async function eachJobOnce({ query }: Database, portals: readonly Portal[]): Promise<void> {
  const open = () =>
    query
      .selectFrom('jobs')
      .select((eb) => eb.fn.countAll<number>().as('jobs'))
      .where('finished_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow();
  const deadline = performance.now() + 90_000;
  while ((await open()).jobs > 0 && performance.now() < deadline) await delay(500);
  const rows = await query
    .selectFrom('jobs')
    .select(['kind', 'attempts'])
    .where('kind', 'like', 'mail.%')
    .where('finished_at', 'is not', null)
    .execute();
  const mails = portals.flatMap(({ dataDir }) => mailsIn(dataDir));
  const twice = rows.filter(({ attempts }) => attempts > 1).length;
  say(
    `mails: ${rows.length} jobs done, ${mails.length} mails written, ${(await open()).jobs} jobs left, ${twice} begun twice (their process was killed)`,
  );
}

function mailsIn(dataDir: string): string[] {
  try {
    return readdirSync(path.join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

async function paid({ query }: Database): Promise<number> {
  const { donations } = await query
    .selectFrom('donations')
    .select((eb) => eb.fn.countAll<number>().as('donations'))
    .executeTakeFirstOrThrow();
  return donations;
}

async function newestPet({ query }: Database): Promise<string> {
  const { id } = await query
    .selectFrom('pets')
    .select('id')
    .where('status', '=', 'adoption')
    .where('deleted', '=', 0)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
