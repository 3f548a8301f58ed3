import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addMember, createEvent } from './wire-events.ts';

/** On a busy machine the other process takes long to begin. */
const patience = { timeout: 90_000 };

/** One of whose mail the server has all, and one of whose mail it has nothing yet. */
const [taken, begun] = ['taken@example.org', 'begun@example.org'];

describeOnSqlite('a process that is killed while it sends invitations', (databases) => {
  let smtp: FakeSmtpServer;
  let wire: Wire;
  let child: ChildProcess | undefined;
  let ahead: number;
  let holds: boolean;
  /** Messages that came whole, by recipient. */
  let received: string[];
  let waiting: Set<string>;

  beforeEach(async () => {
    [ahead, holds, received, waiting] = [0, true, [], new Set()];
    smtp = await startSmtpServer({
      onRcptTo({ address }, _session, done) {
        if (!holds || address !== begun) return done();
        waiting.add(address);
      },
      onData(stream, session, done) {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        buffer(stream).then(() => {
          received.push(...to);
          if (holds) waiting.add(to.join());
          else done();
        }, done);
      },
    });
    const env = { SMTP_URL: smtp.url };
    wire = await openWire(databases, env, { now: () => new Date(Date.now() + ahead) });
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await wire.close();
    await smtp.stop();
  });

  async function start(): Promise<ChildProcess> {
    const { config } = wire.context;
    const file = fileURLToPath(new URL('mailing-process.ts', import.meta.url));
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: config.dataDir,
      SITE_URL: config.siteUrl,
      SMTP_URL: smtp.url,
      DATABASE_URL: config.database.kind === 'postgres' ? config.database.url : '',
    };
    return spawn(process.execPath, ['--import', 'tsx', file], { env, stdio: 'inherit' });
  }

  /** Of whichever jobs are due now, and once the dead process has lost those that it held. */
  async function runHere() {
    ahead += 2 * leaseDuration + 1;
    await wire.context.jobs.runDue();
  }

  it('leaves what may have arrived to a person, and the rest goes on', async () => {
    const { eventInvitations, eventSendings } = wire.context;
    const id = await addMember(wire);
    const viewer = { kind: 'user' as const, id, roles: ['administrator' as const] };
    const actor = { viewer, address: '10.0.0.1' };
    const fecha = addDays(new Date().toISOString().slice(0, 10), 21);
    const eventId = await createEvent(wire, { fecha });
    const invite = async (resend?: string[]) => {
      const told = await eventInvitations.invite(actor, eventId, [taken, begun], {
        resend,
        onStart: () => void runHere(),
      });
      return Object.fromEntries(told.map(({ to, state }) => [to, state]));
    };

    const first = eventInvitations.invite(actor, eventId, [taken, begun]);
    child = await start();
    await expect.poll(() => [...waiting].sort(), patience).toEqual([begun, taken]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    holds = false;

    await runHere();
    const states = (await first).map(({ to, state, error }) => [to, state, error]);
    expect(states.sort()).toEqual([
      [begun, 'sent', null],
      [taken, 'uncertain', 'invitationUncertain'],
    ]);
    expect(received.sort()).toEqual([begun, taken]);
    expect((await eventSendings.list(actor, eventId))[0]).toMatchObject({
      recipients: { added: 2 },
      outcome: { sent: 1, failed: 0, uncertain: 1, pending: 0 },
    });

    // Asked again, it does not leave by itself; somebody may choose that it does.
    expect(await invite()).toEqual({ [taken]: 'uncertain', [begun]: 'alreadySent' });
    expect(received).toHaveLength(2);
    expect(await invite([taken])).toEqual({ [taken]: 'sent', [begun]: 'alreadySent' });
    expect(received.sort()).toEqual([begun, taken, taken]);
    expect(await invite([taken])).toEqual({ [taken]: 'alreadySent', [begun]: 'alreadySent' });
    expect(received).toHaveLength(3);
  }, 150_000);
});
