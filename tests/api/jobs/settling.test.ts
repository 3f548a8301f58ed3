import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

describeOnSqlite('doing what is due', (databases) => {
  it('waits for a job that another look has leased and not begun', async () => {
    const clock = { now: () => new Date('2026-11-20T18:00:00Z') };
    const database = await databases.open(clock);
    const lease = heldLease();
    const jobs = createJobs({
      database: { ...database, query: database.query.withPlugin(lease.plugin) },
      clock,
      log: pino({ level: 'silent' }),
      timezone: 'UTC',
      scheduleSince: clock.now(),
    });
    let isDone = false;
    const job = defineJob({
      ...{ kind: 'stamp', queue: 'quick', timeLimit: 60_000 },
      input: z.string(),
      run: async () => {
        isDone = true;
      },
    });
    jobs.add(job);
    // Enqueued while the portal runs, so that it is taken right after the commit.
    jobs.start();
    await database.transaction((tx) => jobs.enqueue(tx, job, 'a'));
    await lease.begun;
    const wasDone = jobs.runDue().then(() => isDone);
    // Time enough for all that `runDue` asks the database.
    for (let look = 0; look < 10; look += 1) await jobs.figures();
    lease.release();
    expect(await wasDone).toBe(true);
    await jobs.stop();
  });
});

/** The answer to the first update, which is that of the lease, is held back. */
function heldLease() {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let first: object | undefined;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'UpdateQueryNode') first ??= queryId;
      return node;
    },
    async transformResult({ queryId, result }) {
      if (queryId !== first) return result;
      begin();
      await released;
      return result;
    },
  };
  return { plugin, begun, release: () => release() };
}
