import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createProviderRecovery } from '#server/limits/provider-recovery.ts';
import { createProviderHealth } from '#server/observability/provider-health.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

const log = pino({ level: 'silent' });
const minute = 60_000;

describeOnBothDatabases('what waits for a provider', (databases) => {
  let database: Database;
  let now: number;
  let isDown: boolean;
  let tried: string[];
  const clock = { now: () => new Date(now) };

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 18);
    isDown = true;
    tried = [];
    database = await openDatabase((await databases.newConfig()).database, log, clock);
    return () => database.close();
  });

  /** A process with jobs that call the provider, and one that has nothing to do with it. */
  function openProcess() {
    const jobs = createJobs({ database, clock, log, timezone: 'UTC', random: () => 0.5 });
    const health = createProviderHealth({ database, clock, log, pause: 0 });
    const recovery = createProviderRecovery({ clock, log, jobs, health });
    jobs.add(recovery.job);
    const note = (failure?: unknown) => {
      health.note('sw', failure);
      recovery.note('sw', failure);
    };
    const job = (kind: string, waitsFor?: 'sw') => {
      const made = defineJob({
        ...{ kind, queue: 'providers', timeLimit: minute, attempts: 20 },
        ...(waitsFor && { waitsFor }),
        input: z.string(),
        async run(name) {
          tried.push(name);
          if (waitsFor) note(isDown ? new Error('an error page') : undefined);
          if (isDown || !waitsFor) throw new Error('not now');
        },
      });
      jobs.add(made);
      return made;
    };
    const [stamp, other] = [job('stamp', 'sw'), job('other')];
    return {
      note,
      enqueue: (name: string) =>
        database.transaction((tx) => jobs.enqueue(tx, name === 'other' ? other : stamp, name)),
      /** A minute at a time. */
      async pass(minutes: number) {
        for (let passed = 0; passed < minutes; passed += 1) {
          now += minute;
          await jobs.runDue();
          await health.flush();
        }
      },
      jobs,
      close: () => health.close(),
    };
  }

  const attemptsOf = async (kind: string) => {
    const rows = await database.query
      .selectFrom('jobs')
      .select('attempts')
      .where('kind', '=', kind)
      .where('finished_at', 'is', null)
      .execute();
    return rows.map(({ attempts }) => Number(attempts));
  };

  it('is tried as soon as it answers again, and nothing else is', async () => {
    const { enqueue, pass, jobs, note, close } = openProcess();
    for (const name of ['a', 'b', 'c', 'other']) await enqueue(name);
    await pass(90);
    tried = [];
    isDown = false;
    // Whoever has just asked for something is answered.
    note();
    await expect.poll(() => attemptsDue()).toBe(3);
    await jobs.runDue();
    expect([...tried].sort()).toEqual(['a', 'b', 'c']);
    expect(await attemptsOf('stamp')).toEqual([]);
    await close();
  });

  it('asks each minute whether it does, which uses up no tries', async () => {
    const { enqueue, pass, close } = openProcess();
    for (const name of ['a', 'b']) await enqueue(name);
    await pass(10);
    const before = await attemptsOf('stamp');
    tried = [];
    await pass(5);
    expect(tried.length).toBeGreaterThanOrEqual(5);
    const after = await attemptsOf('stamp');
    expect(Math.max(...after) - Math.max(...before)).toBeLessThanOrEqual(1);
    isDown = false;
    tried = [];
    await pass(2);
    expect([...tried].sort()).toEqual(['a', 'b']);
    await close();
  });

  it('is left alone by single failures between answers', async () => {
    const { enqueue, jobs, note, close } = openProcess();
    await enqueue('a');
    await jobs.runDue();
    for (let times = 0; times < 5; times += 1) note(times % 2 ? new Error('once') : undefined);
    await jobs.runDue();
    expect(tried).toEqual(['a']);
    await close();
  });

  const attemptsDue = async () => {
    const rows = await database.query
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'stamp')
      .where('finished_at', 'is', null)
      .where('run_at', '<=', clock.now().toISOString())
      .execute();
    return rows.length;
  };
});
