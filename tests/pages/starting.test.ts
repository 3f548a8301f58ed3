import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { shelters } from '#content/about/shelters.ts';
import { allies } from '#content/partners/allies.ts';
import { sponsors } from '#content/partners/sponsors.ts';
import { type PortalProcess, startPortal } from '../setup/portal-process.ts';
import { everyPage } from './public-pages.ts';

describe('the built portal', () => {
  it('runs from the packages of production alone, with the mailbox of a demonstration', async () => {
    const folder = productionFolder();
    const portal = await startPortal({ DEMO: '1' }, [
      process.execPath,
      '--no-warnings',
      // Otherwise packages would be looked for beside where the links lead, where those of development lie.
      '--preserve-symlinks',
      '--preserve-symlinks-main',
      join(folder, 'build/server/index.js'),
    ]);
    try {
      expect((await fetch(`${portal.url}/demo/correo`)).status).toBe(200);
      expect((await fetch(`${portal.url}/mascotas/adopcion`)).status).toBe(200);
    } finally {
      await portal.stop();
      rmSync(folder, { recursive: true });
    }
  });

  /** Started anew in the folder of one that was killed; each test finds it running. */
  let server: PortalProcess;
  let killed: PortalProcess;
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await killed.stop();
  });

  it('loads libraries of PDF, signatures and pictures when they are used, not at its start', () => {
    const packages = packagesOfStart();
    expect(packages).toContain('fastify');
    const seldom =
      /^(?:pdf-lib|pdfkit|fontkit|docx|sharp|stripe|asn1js|pkijs|qrcode|reflect-metadata|@(?:signpdf|peculiar|resvg|aws-sdk)\/.*)$/;
    expect(packages.filter((name) => seldom.test(name))).toEqual([]);
  });

  it('has a server file of ASCII alone, which V8 keeps with one byte a letter', () => {
    const folder = fileURLToPath(new URL('../../build/server/assets', import.meta.url));
    const server = readdirSync(folder).find((name) => /^main-.*\.js$/.test(name)) ?? '';
    expect(/[^\0-\x7f]+/.exec(readFileSync(join(folder, server), 'utf8'))).toBeNull();
  });

  it('goes on at once with the jobs of one that was killed', async () => {
    killed = await startPortal();
    killed.process.kill('SIGKILL');
    await killed.exited;
    const { dataDir } = killed;
    const database = new Sqlite(join(dataDir, 'casa-animal.sqlite'));
    const now = new Date();
    database
      .prepare(
        `insert into jobs (id, created_at, kind, lane, payload_json, run_at, attempts, max_attempts, leased_by, leased_until)
         values ('left', $now, 'jobs.forget', 'upkeep', $payload, $now, 1, 9, 'killed', $later)`,
      )
      .run({
        now: now.toISOString(),
        payload: JSON.stringify({ scheduledFor: now.toISOString() }),
        later: new Date(now.getTime() + 3_600_000).toISOString(),
      });
    server = await startPortal({ DATA_DIR: dataDir });
    const finished = database.prepare("select finished_at from jobs where id = 'left'").pluck();
    await expect.poll(() => finished.get()).not.toBeNull();
    database.close();
  });

  it('shows each public page without content, and nothing that a demonstration invents', async () => {
    const invented = [...sponsors, ...allies, ...shelters].map(({ name }) => name);
    for (const { path } of everyPage) {
      const response = await fetch(server.url + path);
      const text = await response.text();
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
      expect({ path, named: invented.filter((name) => text.includes(name)) }).toEqual({
        ...{ path, named: [] },
      });
    }
  });

  it.each([
    ['a folder that another server uses', () => ({ DATA_DIR: server.dataDir }), 'DATA_DIR'],
    ['a port that is taken', () => ({ PORT: new URL(server.url).port }), 'PORT'],
    ['a folder in which it cannot write', () => ({ DATA_DIR: '/dev/null/data' }), 'DATA_DIR'],
    ['a variable that is wrong', () => ({ SITE_TIMEZONE: 'Luna/Tycho' }), 'SITE_TIMEZONE'],
  ])('leaves %s, and names the variable', async (_, env, variable) => {
    await expect(startPortal(env())).rejects.toThrow(new RegExp(`left with 1[\\s\\S]*${variable}`));
  });

  it('finishes what is under way on SIGTERM, and leaves with 0', async () => {
    const answer = await slowQuery(server);
    server.process.kill('SIGTERM');
    answer.finish();
    expect(await answer.status).toBe(200);
    expect(await server.exited).toBe(0);
  });

  it('stops with the npm that runs it, and gives its port and folder back', async () => {
    const run = await startPortal({}, ['npm', 'start', '--silent']);
    run.process.kill('SIGTERM');
    await run.exited;
    await expect(fetch(`${run.url}/healthz`)).rejects.toThrow();
    const next = await startPortal({ DATA_DIR: run.dataDir, PORT: new URL(run.url).port });
    await next.stop();
    await run.stop();
  });
});

/** As the Dockerfile copies them. */
const ownFiles = ['package.json', 'app', 'build', 'content', 'domain', 'scripts', 'server'];

/** The build beside what `npm prune --omit=dev` leaves, as links. */
function productionFolder(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'casa-animal-production-'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const needed = Object.entries(packages).flatMap(([place, { dev, devOptional }]) =>
    place && !dev && !devOptional && existsSync(join(root, place)) ? [place] : [],
  );
  for (const place of [...ownFiles, ...needed]) {
    // Those of a package of its own lie inside it.
    if (place.lastIndexOf('/node_modules/') > 0) continue;
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    symlinkSync(join(root, place), join(folder, place));
  }
  return folder;
}

/** What the built server imports, file by file, before it listens: itself, and what renders pages. */
function packagesOfStart(): string[] {
  const folder = fileURLToPath(new URL('../../build/server', import.meta.url));
  const begun = readdirSync(join(folder, 'assets')).filter((name) =>
    /^(?:main|entry\.server)-/.test(name),
  );
  const files = new Set<string>();
  for (const name of begun) files.add(join(folder, 'assets', name));
  const packages = new Set<string>();
  // A set goes on with what is added to it meanwhile.
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^import\b(?:[^"'()]*\bfrom)?\s*"([^"]+)"/gm,
    );
    for (const [, name = ''] of imports) {
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else packages.add(name);
    }
  }
  return [...packages];
}

/** A query whose body is not all there yet: the server is in the middle of it until `finish`. */
async function slowQuery(server: PortalProcess) {
  const body = JSON.stringify({ schema: 'mascotas' });
  const sending = request(`${server.url}/api/catalogos:consultar`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode));
    sending.on('error', reject);
  });
  await new Promise<void>((resolve) => {
    sending.on('continue', resolve);
    sending.flushHeaders();
  });
  return { status, finish: () => sending.end(body) };
}
