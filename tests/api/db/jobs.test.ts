import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import type { EnqueueOptions } from '#server/jobs/outbox.repository.ts';
import { HopelessJob, leaseDuration } from '#server/jobs/runner.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

const log = pino({ level: 'silent' });
const seconds = 1_000;

describeOnBothDatabases('jobs', (databases) => {
  let database: Database;
  let now: number;
  let jobs: Jobs;
  const clock: Clock = { now: () => new Date(now) };
  const newJobs = () =>
    createJobs({ database, clock, log, timezone: 'America/Mexico_City', random: () => 0.5 });

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 18);
    database = await databases.open(clock);
    jobs = newJobs();
  });
  afterEach(() => jobs.stop(0));

  const enqueue = (kind: string, payload: unknown, options?: EnqueueOptions) =>
    database.transaction((tx) => jobs.enqueue(tx, kind, payload, options));
  const stored = (kind: string) =>
    database.query.selectFrom('jobs').selectAll().where('kind', '=', kind).execute();

  it('does what was enqueued, with its payload', async () => {
    const done: unknown[] = [];
    jobs.handle('mail', async (payload, { attempt }) => void done.push(payload, attempt));
    await enqueue('mail', { to: 'ana@example.mx' });
    await jobs.runDue();
    expect(done).toEqual([{ to: 'ana@example.mx' }, 1]);
    await jobs.runDue();
    expect(done).toHaveLength(2);
    expect(await stored('mail')).toMatchObject([{ finished_at: clock.now().toISOString() }]);
  });

  it('forgets a job together with the change that was rolled back', async () => {
    const failing = database.transaction(async (tx) => {
      await jobs.enqueue(tx, 'mail', {});
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stored('mail')).toEqual([]);
  });

  it('stores a key once, also after its job has run', async () => {
    let runs = 0;
    jobs.handle('mail', async () => void runs++);
    await enqueue('mail', {}, { dedupeKey: 'welcome-ana' });
    await enqueue('mail', {}, { dedupeKey: 'welcome-ana' });
    await jobs.runDue();
    await enqueue('mail', {}, { dedupeKey: 'welcome-ana' });
    await jobs.runDue();
    expect(runs).toBe(1);
  });

  it('leaves a job alone until its time', async () => {
    let runs = 0;
    jobs.handle('reminder', async () => void runs++);
    await enqueue('reminder', {}, { runAt: new Date(now + 60 * seconds) });
    await jobs.runDue();
    expect(runs).toBe(0);
    now += 60 * seconds;
    await jobs.runDue();
    expect(runs).toBe(1);
  });

  it('leaves kinds that nobody here does to another process', async () => {
    await enqueue('unknown', {});
    await jobs.runDue();
    expect(await stored('unknown')).toMatchObject([{ attempts: 0, leased_by: null }]);
  });

  it('tries again after 5, 10, 20 seconds, then gives up and keeps the reason', async () => {
    const attempts: [number, number][] = [];
    const start = now;
    jobs.handle('mail', async (_payload, { attempt }) => {
      attempts.push([attempt, (now - start) / seconds]);
      throw new Error('mailbox full');
    });
    await enqueue('mail', {}, { maxAttempts: 3 });
    for (let second = 0; second <= 60; second++) {
      await jobs.runDue();
      now += 1 * seconds;
    }
    expect(attempts).toEqual([
      [1, 0],
      [2, 5],
      [3, 15],
    ]);
    const [job] = await stored('mail');
    expect(job).toMatchObject({ finished_at: null, last_error: 'mailbox full', leased_by: null });
    expect(job?.failed_at).not.toBeNull();
  });

  it('shares the jobs among processes without doing one twice', async () => {
    const done: unknown[] = [];
    const others = [jobs, newJobs(), newJobs()];
    for (const some of others) some.handle('count', async (payload) => void done.push(payload));
    await database.transaction(async (tx) => {
      for (let i = 0; i < 40; i++) await jobs.enqueue(tx, 'count', i);
    });
    await Promise.all(others.map((some) => some.runDue()));
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual([...Array(40).keys()]);
  });

  it('starts a job right after the commit, without waiting for the next look', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const arrived = new Promise((resolve) => {
        jobs.handle('mail', async (payload) => resolve(payload));
      });
      jobs.start();
      await enqueue('mail', 'now');
      expect(await arrived).toBe('now');
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits for what runs when it stops, and takes nothing new', async () => {
    const begun = gate();
    const mayEnd = gate();
    const order: string[] = [];
    jobs.handle('slow', async () => {
      begun.open();
      await mayEnd;
      order.push('job done');
    });
    jobs.start();
    await enqueue('slow', {});
    await begun;
    const stopped = jobs.stop().then(() => order.push('stopped'));
    mayEnd.open();
    await stopped;
    await enqueue('slow', {});
    await jobs.runDue();
    expect(order).toEqual(['job done', 'stopped']);
    expect((await stored('slow')).filter((job) => job.attempts === 0)).toHaveLength(1);
  });

  it('tells a job that outlasts the patience of the stop to end', async () => {
    const begun = gate();
    let aborted = false;
    jobs.handle('endless', async (_payload, { signal }) => {
      begun.open();
      await once(signal, 'abort');
      aborted = true;
    });
    jobs.start();
    await enqueue('endless', {});
    await begun;
    await jobs.stop(0);
    await vi.waitFor(() => expect(aborted).toBe(true));
  });

  it('keeps a long job for itself, and stops it when another has it all the same', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const begun = gate();
      const ended = gate();
      jobs.handle('long', async (_payload, { signal }) => {
        begun.open();
        await once(signal, 'abort');
        ended.open();
      });
      await enqueue('long', {});
      jobs.start();
      await begun;

      now += leaseDuration / 2;
      vi.advanceTimersByTime(leaseDuration / 3);
      const renewed = new Date(now + leaseDuration).toISOString();
      await vi.waitFor(async () => {
        expect(await stored('long')).toMatchObject([{ leased_until: renewed, attempts: 1 }]);
      });

      await database.query
        .updateTable('jobs')
        .set({ leased_by: 'another' })
        .where('kind', '=', 'long')
        .execute();
      vi.advanceTimersByTime(leaseDuration / 3);
      await ended;
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives up at once what its handler calls hopeless', async () => {
    jobs.handle('mail', async () => {
      throw new HopelessJob('no such mailbox');
    });
    await enqueue('mail', {});
    await jobs.runDue();
    const [job] = await stored('mail');
    expect(job).toMatchObject({ attempts: 1, last_error: 'no such mailbox' });
    expect(job?.failed_at).not.toBeNull();
  });

  it('gives up a job that takes its process down every time', async () => {
    let runs = 0;
    jobs.handle('poison', async () => void runs++);
    await enqueue('poison', {}, { maxAttempts: 2 });
    await database.query
      .updateTable('jobs')
      .set({ attempts: 2, leased_by: 'dead', leased_until: clock.now().toISOString() })
      .where('kind', '=', 'poison')
      .execute();
    await jobs.runDue();
    expect(runs).toBe(0);
    expect(await stored('poison')).toMatchObject([
      { last_error: 'its process ended while it ran' },
    ]);
  });

  it('turns each occurrence of a schedule into one job, however many processes look', async () => {
    const occurrences: unknown[] = [];
    const nodes = [jobs, newJobs()];
    for (const node of nodes) {
      node.handle('nightly', async (payload) => void occurrences.push(payload));
      node.schedule('nightly', '0 3 * * *');
    }
    for (let hour = 0; hour < 48; hour++) {
      await Promise.all(nodes.map((node) => node.runDue()));
      now += 3_600 * seconds;
    }
    // 3:00 in Mexico City; the first had passed before the processes started.
    expect(occurrences).toEqual(
      ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => ({
        scheduledFor: `${day}T09:00:00.000Z`,
      })),
    );
  });

  it('forgets finished jobs after two months, and keeps those given up', async () => {
    jobs.handle('mail', async (works) => {
      if (!works) throw new Error('never will');
    });
    await enqueue('mail', true);
    await enqueue('mail', false, { maxAttempts: 1 });
    await jobs.runDue();
    now += 63 * 86_400 * seconds;
    await jobs.runDue();
    expect(await stored('mail')).toMatchObject([{ last_error: 'never will' }]);
  });
});

describeOnBothDatabases('a process that is killed in mid-job', (databases) => {
  it('loses its job to another when its lease ends, not before', async () => {
    const config = await databases.newConfig();
    const database = await openDatabase(config.database, log);
    let now = Date.now();
    const jobs = createJobs({
      database,
      clock: { now: () => new Date(now) },
      log,
      timezone: config.timezone,
    });
    const attempts: number[] = [];
    await database.transaction((tx) => jobs.enqueue(tx, 'slow', {}));

    const worker = fileURLToPath(new URL('worker-process.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', worker], {
      env: {
        ...process.env,
        DATA_DIR: config.dataDir,
        DATABASE_URL: config.database.kind === 'postgres' ? config.database.url : '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    jobs.handle('slow', async (_payload, { attempt }) => void attempts.push(attempt));
    await jobs.runDue();
    expect(attempts).toEqual([]);
    now = Date.now() + leaseDuration;
    await jobs.runDue();
    expect(attempts).toEqual([2]);
    await database.close();
  });
});

/** A promise with a handle on it. */
function gate() {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return Object.assign(promise, { open });
}
