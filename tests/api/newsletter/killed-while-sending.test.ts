import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leaseDuration } from '#server/jobs/runner.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addReaders, draft, emailOf } from './issues.ts';

/** On a busy machine the other process takes long to begin. */
const patience = { timeout: 90_000 };
/** One of whose mail the server has all, and one of whose mail it has nothing yet. */
const [taken, begun] = [emailOf(0), emailOf(1)];
const editor = 'editor:eva';
const readers = 6;

describeOnSqlite('a process that is killed while it sends the newsletter', (databases) => {
  let smtp: FakeSmtpServer;
  let wire: Wire;
  let child: ChildProcess | undefined;
  let ahead = 0;
  let holds = true;
  /** Messages that came whole, by recipient. */
  let received: string[];
  let waiting: Set<string>;

  beforeEach(async () => {
    [received, waiting] = [[], new Set()];
    smtp = await startSmtpServer({
      onRcptTo({ address }, _session, done) {
        // Of all others nothing arrives either, so that no other mail is on its way when the process is killed.
        if (!holds || address === taken) return done();
        waiting.add(address);
      },
      onData(stream, session, done) {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        buffer(stream).then(() => {
          received.push(...to);
          if (holds && to.includes(taken)) waiting.add(taken);
          else done();
        }, done);
      },
    });
    const clock = { now: () => new Date(Date.now() + ahead) };
    wire = await openWire(databases, { SMTP_URL: smtp.url }, clock);
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await wire.close();
    await smtp.stop();
  });

  function start(): ChildProcess {
    const { config } = wire.context;
    const file = fileURLToPath(new URL('../events/mailing-process.ts', import.meta.url));
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: config.dataDir,
      SITE_URL: config.siteUrl,
      SMTP_URL: smtp.url,
    };
    return spawn(process.execPath, ['--import', 'tsx', file], { env, stdio: 'inherit' });
  }

  it('mails nobody twice, and forgets nobody', async () => {
    await addReaders(wire, readers);
    const call = async (action: string, body: object) =>
      (await wire.post(`boletines:${action}`, body, editor)).data as unknown as {
        id: string;
        version: number;
      };
    const key = await call('guardar_edicion', { edicion: draft() });
    await call('enviar_edicion', key);
    child = start();
    await expect.poll(() => [...waiting], patience).toEqual(expect.arrayContaining([taken, begun]));
    child.kill('SIGKILL');
    await once(child, 'exit');
    holds = false;

    for (let wait = 0; wait < 3; wait += 1) {
      ahead += 2 * leaseDuration + 1;
      await wire.context.jobs.runDue();
    }
    expect(received.sort()).toEqual(Array.from({ length: readers }, (_, n) => emailOf(n)));
    expect(await call('edicion', { id: key.id })).toMatchObject({
      estado: 'enviado',
      envios: { total: readers, enviado: readers - 1, incierto: 1 },
    });
  }, 150_000);
});
