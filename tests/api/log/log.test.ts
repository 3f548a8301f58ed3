import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { type Context, createContext } from '#server/context.ts';
import { buildApp } from '#server/http/app.ts';
import { createLog } from '#server/process/log.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

const email = 'ana.lopez@example.mx';
const token = 'Qx7-Zr_0pY2vLk9sWc4TnB8mHd1JfGa3eUi6oXwVbNz';

describeOnSqlite('the log', ({ newConfig }) => {
  let smtp: FakeSmtpServer;
  let context: Context;
  let lines: string[];
  beforeEach(async () => {
    smtp = await startSmtpServer();
    lines = [];
    const config = await newConfig({ SMTP_URL: smtp.url, CAPTCHA_PROVIDER: 'none' });
    const log = createLog({ level: 'trace' }, { write: (line) => void lines.push(line) });
    const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
    context = await createContext(config, { log, passwordCost });
  });
  afterEach(async () => {
    await context.close();
    await smtp.stop();
  });

  /** What was written of this; nothing in it leads to a person. */
  function written(message: string) {
    const text = lines.join('');
    expect(text).not.toMatch(/ana|lopez|%40|@example/i);
    expect(text).not.toContain(token);
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    return entries.filter(({ msg }) => msg === message);
  }

  test('names the route of a page that is not there now, never the link of a mail', async () => {
    const path = `/recovery-change/${email}/${token}`;
    const load = async () => {
      const cause = Object.assign(new Error(`no time for ${path.replace('@', '%40')}`), {
        input: path,
      });
      throw new AppError('unavailable', 'databaseBusy', { cause });
    };
    const app = await buildApp(context, { load, files: { transform: async (_, html) => html } });
    const { statusCode, headers } = await app.inject(`${path}?de=${email}`);
    expect(statusCode).toBe(503);
    await app.close();
    const [entry] = written('a request failed');
    expect(entry).toMatchObject({
      reqId: headers['x-request-id'],
      req: { method: 'GET', route: '/recovery-change/:email/:token' },
    });
    expect(entry).toMatchObject({
      err: { type: 'AppError', stack: expect.stringContaining('log') },
    });
  });

  test('tells the codes of a mail server that refuses a mail or puts it off, not its words', async () => {
    const request = { email, captcha: undefined, address: '10.0.0.1' };
    const person = { name: 'Ana López', email, phone: '9981234567', city: 'Tulum', country: 'x' };
    await context.registration.register(person, request);
    smtp.behaves = 'greylists';
    await context.jobs.runDue();
    expect(written('a job failed')).toMatchObject([
      { kind: 'mail.send', err: { message: 'The mail server answered 451 4.7.1 to RCPT TO' } },
    ]);
    smtp.behaves = 'refuses recipient';
    await context.recovery.request(request);
    await context.jobs.runDue();
    // The mail that was put off is tried again as soon as the server is heard to answer: it may be among them.
    const refused = written('a job failed permanently');
    const message = 'The mail server answered 550 5.1.1 to RCPT TO';
    expect(refused).not.toEqual([]);
    for (const entry of refused)
      expect(entry).toMatchObject({ kind: 'mail.send', err: { message } });
  });

  test('tells where a call went wrong, not what it held', async () => {
    await sql`alter table sessions rename to sessions_gone`.execute(context.database.query);
    const app = await buildApp(context);
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/api/usuarios:obtener_apikey',
      payload: { correo: email, contrasena: token },
    });
    expect(statusCode).toBe(500);
    await app.close();
    expect(written('a call failed')).toMatchObject([
      {
        reqId: headers['x-request-id'],
        req: { route: '/api/usuarios:obtener_apikey' },
        err: { message: /sessions/ },
      },
    ]);
  });
});
