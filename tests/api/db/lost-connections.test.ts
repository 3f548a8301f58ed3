import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import { pathFor } from '#domain/site-map.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import type { Context } from '#server/context.ts';
import { ConnectionLost, ConnectionPool } from '#server/db/dialects/postgres-pool.ts';
import { buildApp } from '#server/http/app.ts';
import { createLog } from '#server/process/log.ts';
import { openBrokenLine } from '#tests/fakes/broken-line.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnPostgres } from '#tests/setup/databases.ts';
import { temporaryFolder } from '#tests/setup/portal-process.ts';
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  templateDatabase,
} from '#tests/setup/postgres-databases.ts';

describeOnPostgres('a portal whose database goes away', (server) => {
  const cleanUps: (() => unknown)[] = [];
  let name: string;
  let url: string;
  let lines: Record<string, unknown>[];
  beforeEach(async () => {
    name = `test_${randomBytes(8).toString('hex')}`;
    url = await createPostgresDatabase(server, name, templateDatabase);
    cleanUps.push(() => dropPostgresDatabase(server, name));
    lines = [];
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  async function open(database = url): Promise<{ context: Context; app: FastifyInstance }> {
    const config = loadConfig(
      readEnv({
        NODE_ENV: 'test',
        DATA_DIR: await temporaryFolder(),
        DATABASE_URL: database,
        CAPTCHA_PROVIDER: 'none',
        TRUST_PROXY: '1',
        METRICS_TOKEN: 'a-token-for-prometheus',
      }),
    );
    const write = (line: string) => void lines.push(JSON.parse(line));
    const log = createLog({ level: 'info' }, { write });
    const context = await createTestContext(config, { log });
    const load = () => Promise.reject(new Error('no page is to be rendered'));
    const app = await buildApp(context, { load, files: await emptyBuild() });
    cleanUps.push(async () => {
      await app.close();
      await context.close();
    });
    return { context, app };
  }

  /** Of which no page is rendered. */
  async function emptyBuild(): Promise<string> {
    const folder = await temporaryFolder();
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite/manifest.json'), '{}');
    return folder;
  }

  async function onServer<Row>(statement: string): Promise<Row[]> {
    const client = new pg.Client(server);
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }
  const endSessions = () =>
    onServer<{ ended: number }>(
      `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity where datname = '${name}'`,
    );

  let sent = 0;
  const send = (app: FastifyInstance, subject: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/documentos:crear',
      headers: { 'x-forwarded-for': `10.0.${sent++ % 250}.1`, ...headers },
      payload: {
        schema: 'mensajes',
        serie: '',
        payload: {
          encabezado: {
            nombre: 'Ana',
            asunto: subject,
            mensaje: 'Hola',
            email_destino: 'ana@example.mx',
            lang: 'es',
          },
        },
      },
    });
  const subjects = async ({ database }: Context) =>
    (await database.query.selectFrom('contact_messages').select('subject').execute()).map(
      ({ subject }) => subject,
    );
  /** `portal_database_up`, which is told without the database. */
  async function isUpByMetrics(app: FastifyInstance): Promise<number> {
    const headers = { authorization: 'Bearer a-token-for-prometheus' };
    const { statusCode, body } = await app.inject({ url: '/metrics', headers });
    expect(statusCode).toBe(200);
    return Number(/^portal_database_up (\d)$/m.exec(body)?.[1]);
  }
  const logged = (message: string) => lines.filter(({ msg }) => msg === message);

  it('lives when the sessions of open transactions are ended, and goes on with others', async () => {
    const { context } = await open();
    const { database } = context;
    const hold = () => {
      let begin = () => {};
      let end = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const transaction = database.transaction(async ({ query }) => {
        await sql`select 1`.execute(query);
        begin();
        await ended;
        await sql`select 1`.execute(query);
      });
      return { begun, end: () => end(), transaction };
    };
    const held = [hold(), hold()];
    await Promise.all(held.map(({ begun }) => begun));
    const sleeping = sql`select pg_sleep(60)`.execute(database.query);
    const failures = [...held.map(({ transaction }) => transaction), sleeping].map((work) =>
      work.catch((error: unknown) => error),
    );
    await expect.poll(async () => (await endSessions())[0]?.ended).toBe(0);
    for (const { end } of held) end();
    for (const failure of await Promise.all(failures)) {
      expect(failure).toMatchObject({ status: 503, message: 'databaseAway', retryAfterSeconds: 5 });
    }
    await sql`select 1`.execute(database.query);
    expect(logged('the database could not be used')).toHaveLength(1);
    expect(logged('the database answers again')).toHaveLength(1);
  });

  it('loses nothing that it has confirmed while every session is ended again and again', async () => {
    const { context, app } = await open();
    const confirmed: string[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = 0; !isOver; n++) {
        const { statusCode, headers } = await send(app, `${writer} ${n}`);
        statuses.add(statusCode);
        if (statusCode === 200) confirmed.push(`${writer} ${n}`);
        else expect(headers['retry-after']).toBe('5');
      }
    });
    for (let round = 0; round < 40; round++) await endSessions();
    const before = confirmed.length;
    await expect.poll(() => confirmed.length).toBeGreaterThan(before);
    isOver = true;
    await Promise.all(writers);
    expect([...statuses].sort()).toEqual([200, 503]);
    expect(await subjects(context)).toEqual(expect.arrayContaining(confirmed));
    // Of each reason a line a minute.
    expect(lines.length).toBeLessThan(6);
  });

  it('answers calls and pages with 503 until it is back, and is not ready', async () => {
    const { app } = await open();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await dropPostgresDatabase(server, name);
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await expect.poll(() => isUpByMetrics(app)).toBe(0);

    const call = await send(app, 'Hola');
    expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '5']);
    expect(call.json()).toEqual({
      status: 'error',
      code: 'unavailable',
      message: errorMessages.databaseAway.es,
    });
    const path = pathFor('goingHome', 'es');
    const read = (path: string) => app.inject({ url: path, headers: { accept: 'text/html' } });
    const page = await read(path);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<html lang="es-MX">');
    expect(page.body).toContain('<h1>Volvemos en un momento</h1>');
    expect(page.body).toContain('<a class="again" href="">');
    expect(page.body).toContain('Please try again in a moment.');
    expect((await read(pathFor('goingHome', 'en'))).body).toContain(
      '<h1>We will be right back</h1>',
    );
    expect(lines).toHaveLength(1);

    await createPostgresDatabase(server, name, templateDatabase);
    expect((await send(app, 'Hola')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    // A reading of the queues serves the scrapes of a moment.
    await expect.poll(() => isUpByMetrics(app)).toBe(1);
  });

  it('says that it is not ready within a second when the server does not answer at all', async () => {
    const line = await openBrokenLine(url);
    cleanUps.push(() => line.close());
    const { app } = await open(line.url);
    line.behaves = 'swallows';
    const began = performance.now();
    const answers = await Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(performance.now() - began).toBeLessThan(1_000);
    line.behaves = 'carries';
    await endSessions();
  });

  it('gives up a query without an answer, and its connection', async () => {
    const pool = new ConnectionPool({ connectionString: url, max: 1 });
    cleanUps.push(() => pool.end());
    pool.limitAnswers(50);
    const values: unknown[] = [];
    await expect(pool.read({ text: 'select pg_sleep(60)', values })).rejects.toThrow(
      ConnectionLost,
    );
    pool.limitAnswers(60_000);
    expect(await pool.read({ text: 'select 1 as one', values })).toEqual([{ one: 1 }]);
  });

  it('confirms nothing whose commit it did not hear of, and creates it once under its key', async () => {
    const line = await openBrokenLine(url);
    cleanUps.push(() => line.close());
    const { context, app } = await open(line.url);
    const key = { 'idempotency-key': 'sent-once-or-twice', 'x-forwarded-for': '10.1.1.1' };
    line.behaves = 'cuts answers to commits';
    const unknown = await send(app, 'Perrita', key);
    expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
    expect(unknown.json()).toMatchObject({
      code: 'outcomeUnknown',
      message: errorMessages.outcomeUnknown.es,
    });
    line.behaves = 'carries';
    expect(await subjects(context)).toEqual(['Perrita']);

    const again = await send(app, 'Perrita', key);
    expect(again.statusCode).toBe(200);
    expect(again.json().data.folio).toBe(1);
    expect(await subjects(context)).toEqual(['Perrita']);
  });

  it('does not confirm what PostgreSQL rolled back for a failure that somebody caught', async () => {
    const { context } = await open();
    const transaction = context.database.transaction(async ({ query }) => {
      await query.insertInto('pet_cities').values({ city_search: 'tulum' }).execute();
      await sql`select 1 / 0`.execute(query).catch(() => {});
    });
    await expect(transaction).rejects.toThrow('rolled back');
  });
});
