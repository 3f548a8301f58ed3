import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import {
  defineJob,
  defineScheduledJob,
  type Job,
  type JobEnd,
  type JobRun,
  PermanentJobError,
} from '#server/jobs/define-job.ts';
import { createJobs, type EnqueueOptions, type Jobs } from '#server/jobs/jobs.ts';
import type { Queue } from '#server/jobs/queues.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

const log = pino({ level: 'silent' });
const seconds = 1_000;

type Work = (input: unknown, run: JobRun) => Promise<void> | Promise<JobEnd>;
const defaults = { queue: 'quick', timeLimit: 60_000, input: z.unknown() } as const;
const jobOf = (
  kind: string,
  run: Work = async () => {},
  options: { queue?: Queue; timeLimit?: number; attempts?: number } = {},
): Job => defineJob({ ...defaults, ...options, kind, run });

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

  /** What this process does from here on. */
  function does(...args: Parameters<typeof jobOf>): Job {
    const job = jobOf(...args);
    jobs.add(job);
    return job;
  }
  const enqueue = (job: Job, input: unknown, options?: EnqueueOptions) =>
    database.transaction((tx) => jobs.enqueue(tx, job, input, options));
  const stored = (kind: string) =>
    database.query.selectFrom('jobs').selectAll().where('kind', '=', kind).execute();

  it('does what was enqueued, with its payload', async () => {
    const done: unknown[] = [];
    const mail = does('mail', async (input, { attempt }) => void done.push(input, attempt));
    await enqueue(mail, { to: 'ana@example.mx' });
    await jobs.runDue();
    expect(done).toEqual([{ to: 'ana@example.mx' }, 1]);
    await jobs.runDue();
    expect(done).toHaveLength(2);
    expect(await stored('mail')).toMatchObject([{ finished_at: clock.now().toISOString() }]);
  });

  it('forgets a job together with the change that was rolled back', async () => {
    const failing = database.transaction(async (tx) => {
      await jobs.enqueue(tx, jobOf('mail'), {});
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stored('mail')).toEqual([]);
  });

  it('stores a key once, also after its job has run', async () => {
    let runs = 0;
    const mail = does('mail', async () => void runs++);
    await enqueue(mail, {}, { dedupeKey: 'welcome-ana' });
    await enqueue(mail, {}, { dedupeKey: 'welcome-ana' });
    await jobs.runDue();
    await enqueue(mail, {}, { dedupeKey: 'welcome-ana' });
    await jobs.runDue();
    expect(runs).toBe(1);
  });

  it('leaves a job alone until its time', async () => {
    let runs = 0;
    const reminder = does('reminder', async () => void runs++);
    await enqueue(reminder, {}, { runAt: new Date(now + 60 * seconds) });
    await jobs.runDue();
    expect(runs).toBe(0);
    now += 60 * seconds;
    await jobs.runDue();
    expect(runs).toBe(1);
  });

  it('leaves kinds that nobody here does to another process', async () => {
    await enqueue(jobOf('unknown'), {});
    await jobs.runDue();
    expect(await stored('unknown')).toMatchObject([{ attempts: 0, leased_by: null }]);
  });

  it('tries again after 5, 10, 20 seconds, then fails permanently and keeps the reason', async () => {
    const attempts: [number, number][] = [];
    const start = now;
    const work: Work = async (_input, { attempt }) => {
      attempts.push([attempt, (now - start) / seconds]);
      throw new Error('mailbox full');
    };
    await enqueue(does('mail', work, { attempts: 3 }), {});
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
    const count = jobOf('count', async (input) => void done.push(input));
    for (const some of others) some.add(count);
    await database.transaction(async (tx) => {
      for (let i = 0; i < 40; i++) await jobs.enqueue(tx, count, i);
    });
    await Promise.all(others.map((some) => some.runDue()));
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual([...Array(40).keys()]);
  });

  it('starts a job right after the commit, without waiting for the next look', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const arrived = gate();
      const mail = does('mail', async () => arrived.open());
      jobs.start();
      await enqueue(mail, 'now');
      await arrived;
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits for what runs when it stops, and takes nothing new', async () => {
    const begun = gate();
    const mayEnd = gate();
    const order: string[] = [];
    const slow = does('slow', async () => {
      begun.open();
      await mayEnd;
      order.push('job done');
    });
    jobs.start();
    await enqueue(slow, {});
    await begun;
    const stopped = jobs.stop().then(() => order.push('stopped'));
    mayEnd.open();
    await stopped;
    await enqueue(slow, {});
    await jobs.runDue();
    expect(order).toEqual(['job done', 'stopped']);
    expect((await stored('slow')).filter((job) => job.attempts === 0)).toHaveLength(1);
  });

  it('tells a job that outlasts the patience of the stop to end', async () => {
    const begun = gate();
    let aborted = false;
    const endless = does('endless', async (_input, { signal }) => {
      begun.open();
      await once(signal, 'abort');
      aborted = true;
    });
    jobs.start();
    await enqueue(endless, {});
    await begun;
    await jobs.stop(0);
    await expect.poll(() => aborted).toBe(true);
  });

  it('keeps a long job for itself, and stops it when another has it all the same', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const begun = gate();
      const ended = gate();
      const long = does('long', async (_input, { signal }) => {
        begun.open();
        await once(signal, 'abort');
        ended.open();
      });
      await enqueue(long, {});
      jobs.start();
      await begun;

      now += leaseDuration / 2;
      vi.advanceTimersByTime(leaseDuration / 3);
      const renewed = new Date(now + leaseDuration).toISOString();
      await expect
        .poll(() => stored('long'))
        .toMatchObject([{ leased_until: renewed, attempts: 1 }]);

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

  it('fails at once and permanently what its handler calls hopeless', async () => {
    const mail = does('mail', async () => {
      throw new PermanentJobError('no such mailbox');
    });
    await enqueue(mail, {});
    await jobs.runDue();
    const [job] = await stored('mail');
    expect(job).toMatchObject({ attempts: 1, last_error: 'no such mailbox' });
    expect(job?.failed_at).not.toBeNull();
  });

  it('fails permanently a job that takes its process down every time', async () => {
    let runs = 0;
    const poison = does('poison', async () => void runs++, { attempts: 2 });
    await enqueue(poison, {});
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
    const nightly = nightlyJob('cluster', (occurrence) => occurrences.push(occurrence));
    for (const node of nodes) node.add(nightly);
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

  it('forgets finished jobs after two months, and permanently failed ones after three', async () => {
    const work: Work = async (works) => {
      if (!works) throw new Error('never will');
    };
    const mail = does('mail', work, { attempts: 1 });
    await enqueue(mail, true);
    await enqueue(mail, false);
    await jobs.runDue();
    now += 63 * 86_400 * seconds;
    await jobs.runDue();
    expect(await stored('mail')).toMatchObject([{ last_error: 'never will' }]);
    now += 28 * 86_400 * seconds;
    await jobs.runDue();
    expect(await stored('mail')).toEqual([]);
  });

  it('keeps the newest thousand of those that failed permanently', async () => {
    const at = (n: number) => new Date(now + n).toISOString();
    const rows = [...Array(1_002).keys()].map((n) => ({
      ...{ id: String(n).padStart(4, '0'), created_at: at(0), kind: 'mail', lane: 'mail' },
      ...{ payload_json: '{}', run_at: at(0), attempts: 1, max_attempts: 1, failed_at: at(n) },
    }));
    await database.query.insertInto('jobs').values(rows).execute();
    now += 86_400 * seconds;
    await jobs.runDue();
    const left = await stored('mail');
    expect(left).toHaveLength(1_000);
    expect(left.map(({ id }) => id).sort()[0]).toBe('0002');
  });

  it('does what each process has for itself in every one of them, and stores nothing of it', async () => {
    const swept: string[] = [];
    const nodes = [jobs, newJobs()];
    for (const [n, node] of nodes.entries()) {
      node.add(nightlyJob('process', ({ scheduledFor }) => swept.push(`${n} ${scheduledFor}`)));
    }
    for (let hour = 0; hour < 24; hour++) {
      await Promise.all(nodes.map((node) => node.runDue()));
      now += 3_600 * seconds;
    }
    expect(swept.sort()).toEqual([
      '0 2026-11-20T09:00:00.000Z',
      '0 2026-11-21T09:00:00.000Z',
      '1 2026-11-20T09:00:00.000Z',
      '1 2026-11-21T09:00:00.000Z',
    ]);
    expect(await stored('nightly')).toEqual([]);
  });

  it('lets work that hangs hold up nothing but its own queue', async () => {
    const stuck = gate();
    const hanging = does('mail', () => stuck, { queue: 'mail' });
    const done: unknown[] = [];
    const other = does('welcome', async (input) => void done.push(input));
    for (let n = 0; n < 5; n++) await enqueue(hanging, n);
    await enqueue(other, 'through');
    const all = jobs.runDue();
    await expect.poll(() => done).toEqual(['through']);
    const begun = async () => (await stored('mail')).filter(({ attempts }) => attempts > 0);
    await expect.poll(begun).toHaveLength(4);
    stuck.open();
    await all;
  });

  it('lets a backlog of short jobs keep no other queue from being looked at', async () => {
    const backlog = 200;
    let done = 0;
    const doneBefore: number[] = [];
    const awaited = does('awaited', async () => void doneBefore.push(done), { queue: 'mail' });
    const countAndEnqueue = async () => {
      if (++done === 10) await enqueue(awaited, {});
    };
    const short = does('short', countAndEnqueue, { queue: 'bulkMail' });
    await database.transaction(async (tx) => {
      for (let n = 0; n < backlog; n++) await jobs.enqueue(tx, short, n);
    });
    jobs.start();
    await expect.poll(() => doneBefore).toHaveLength(1);
    expect(doneBefore[0]).toBeLessThan(backlog / 2);
  });

  it('looks at all queues by one statement, while nothing is due', async () => {
    const { database: config } = await databases.newConfig();
    const statements: string[] = [];
    const idle = await openDatabase(config, log, clock, {
      onStatement: (text) => statements.push(text),
    });
    const idleJobs = createJobs({ database: idle, clock, log, timezone: 'America/Mexico_City' });
    await idleJobs.runDue();
    statements.length = 0;
    idleJobs.start();
    await idleJobs.stop();
    await idle.close();
    expect(statements).toHaveLength(1);
  });

  it('takes what is due of a queue where the rest is of kinds that it does not do', async () => {
    const others = newJobs();
    const strange = jobOf('strange', undefined, { queue: 'mail' });
    others.add(strange);
    await database.transaction((tx) => others.enqueue(tx, strange, {}));
    const done: unknown[] = [];
    const known = does('known', async (input) => void done.push(input), { queue: 'mail' });
    await enqueue(known, 'through');
    jobs.start();
    await expect.poll(() => done).toEqual(['through']);
    expect(await stored('strange')).toMatchObject([{ attempts: 0 }]);
  });

  describe('a job that takes longer than it may', () => {
    it('has failed, is told to stop, and is tried again; what still comes of it counts for nothing', async () => {
      const late = gate();
      const signals: AbortSignal[] = [];
      const hanging: Work = async (_input, { attempt, signal }) => {
        signals.push(signal);
        if (attempt === 1) await late;
      };
      const job = does('hanging', hanging, { timeLimit: 5 });
      await enqueue(job, {});
      await jobs.runDue();
      expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
      const failed = { attempts: 1, last_error: 'it took longer than 0.005 s', leased_by: null };
      expect(await stored('hanging')).toMatchObject([failed]);
      late.open();
      await jobs.runDue();
      expect(await stored('hanging')).toMatchObject([{ ...failed, finished_at: null }]);

      now += 60 * seconds;
      await newJobsWith(job).runDue();
      expect(await stored('hanging')).toMatchObject([{ attempts: 2, last_error: null }]);
    });
  });

  function newJobsWith(job: Job): Jobs {
    const others = newJobs();
    others.add(job);
    return others;
  }

  describe('what a job is given', () => {
    const greet = defineJob({
      ...defaults,
      kind: 'greet',
      input: z.object({ name: z.string() }),
      run: async () => {},
    });

    it('is looked at before it is stored', async () => {
      // @ts-expect-error: what does not fit does not compile either
      const storing = database.transaction((tx) => jobs.enqueue(tx, greet, { name: 7 }));
      await expect(storing).rejects.toThrow('expected string');
      expect(await stored('greet')).toEqual([]);
    });

    it('may have been stored by another version: what no longer fits fails permanently, not tried again', async () => {
      let runs = 0;
      const newer = defineJob({
        ...defaults,
        kind: 'greet',
        input: z.object({ fullName: z.string() }),
        run: async () => void runs++,
      });
      await database.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Ana' }));
      jobs.add(newer);
      await jobs.runDue();
      await jobs.runDue();
      expect(runs).toBe(0);
      const [job] = await stored('greet');
      expect(job?.failed_at).not.toBeNull();
      expect(job?.last_error).toBe('what it was given does not fit: fullName');
    });
  });

  describe('the end of a job', () => {
    const note =
      (name: string): JobEnd =>
      async (tx) =>
        jobs.enqueue(tx, jobOf('note'), name);

    it('is stored together with the note that it is done', async () => {
      await enqueue(
        does('ends', async () => note('done')),
        {},
      );
      await jobs.runDue();
      expect(await stored('note')).toHaveLength(1);
      expect((await stored('ends'))[0]?.finished_at).not.toBeNull();
    });

    it('goes with a job that another process has by then', async () => {
      const work: Work = async () => {
        await database.query.updateTable('jobs').set({ leased_by: 'another' }).execute();
        return note('lost');
      };
      await enqueue(does('ends', work), {});
      await jobs.runDue();
      expect(await stored('note')).toEqual([]);
      expect(await stored('ends')).toMatchObject([{ leased_by: 'another', finished_at: null }]);
    });

    it('goes with an error of its own, and the job is tried again', async () => {
      const work: Work = async () => async (tx) => {
        await note('half')(tx);
        throw new Error('the other half failed');
      };
      await enqueue(does('ends', work), {});
      await jobs.runDue();
      expect(await stored('note')).toEqual([]);
      expect(await stored('ends')).toMatchObject([
        { attempts: 1, last_error: 'the other half failed', failed_at: null },
      ]);
    });
  });

  describe('a job that failed permanently', () => {
    let works: boolean;
    beforeEach(async () => {
      works = false;
      const work: Work = async () => {
        if (!works) throw new Error('550 <ana@example.mx> is full\nand much more');
      };
      await enqueue(does('mail', work, { attempts: 1 }), {});
      await jobs.runDue();
    });
    const page = () => jobs.failed.page({ page: 1, limit: 10 });

    it('is listed with its reason, without whom it was about', async () => {
      expect(await page()).toEqual({
        total: 1,
        items: [
          {
            id: expect.any(String),
            kind: 'mail',
            createdAt: clock.now().toISOString(),
            failedAt: clock.now().toISOString(),
            attempts: 1,
            error: '550 <[address]> is full',
            forgotten: false,
            input: {},
          },
        ],
      });
    });

    it('is tried again from its first try on', async () => {
      works = true;
      const id = (await page()).items[0]?.id ?? '';
      expect(await database.transaction((tx) => jobs.failed.tryAgain(tx, id))).toBe('mail');
      await jobs.runDue();
      expect(await stored('mail')).toMatchObject([{ attempts: 1, last_error: null }]);
      expect(await page()).toMatchObject({ total: 0 });
      expect(await database.transaction((tx) => jobs.failed.tryAgain(tx, id))).toBeUndefined();
      expect(await database.transaction((tx) => jobs.failed.drop(tx, id))).toBeUndefined();
    });

    it('is dropped for good', async () => {
      const id = (await page()).items[0]?.id ?? '';
      expect(await database.transaction((tx) => jobs.failed.drop(tx, id))).toBe('mail');
      expect(await stored('mail')).toEqual([]);
    });
  });
});

function nightlyJob(scope: 'cluster' | 'process', note: (of: { scheduledFor: string }) => void) {
  return defineScheduledJob({
    kind: 'nightly',
    queue: 'upkeep',
    timeLimit: 60_000,
    pattern: '0 3 * * *',
    scope,
    run: async (occurrence) => note(occurrence),
  });
}

describeOnBothDatabases('a process that is killed in mid-job', (databases) => {
  it.each([
    ['when its lease ends, not before', 'waits'],
    ['at once where that one knows that it is gone', 'takes over'],
  ])('loses its job to another %s', async (_when, next) => {
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
    await database.transaction((tx) => jobs.enqueue(tx, jobOf('slow'), {}));

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

    jobs.add(jobOf('slow', async (_input, { attempt }) => void attempts.push(attempt)));
    await jobs.runDue();
    expect(attempts).toEqual([]);
    if (next === 'waits') now = Date.now() + leaseDuration;
    else await jobs.takeOver();
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
