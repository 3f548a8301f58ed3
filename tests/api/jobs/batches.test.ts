import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { visitor } from '#domain/accounts/viewer.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createBatches } from '#server/features/kits/batches/batches.service.ts';
import { type Batch, ItemRefused } from '#server/features/kits/batches/define-batch.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addUser } from '../pets/add-pets.ts';

const log = pino({ level: 'silent' });
const recipients = ['ana', 'beto', 'caro', 'dani', 'eva', 'fito', 'gaby'];
const stamp = { name: z.string() };
type Run = Batch<{ name: string }>['run'];

describeOnBothDatabases('a batch', (databases) => {
  let database: Database;
  let now: number;
  let config: Awaited<ReturnType<typeof databases.newConfig>>;
  let owner: Viewer & { kind: 'user' };
  const clock = { now: () => new Date(now) };
  /** Stored with an item's outcome. */
  const stampJob = defineJob({
    ...{ kind: 'stamp', queue: 'quick', timeLimit: 60_000 },
    input: z.string(),
    run: async () => {},
  });

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 18);
    config = await databases.newConfig();
    database = await openDatabase(config.database, log, clock);
    owner = { kind: 'user', id: await addUser(database), roles: ['member'] };
    return () => database.close();
  });

  /** One process with such work. */
  function openProcess(run: Run, on = database) {
    const jobs = createJobs({
      ...{ database: on, clock, log },
      timezone: 'UTC',
      random: () => 0.5,
    });
    const batches = createBatches({ database: on, jobs, clock });
    const invitations = batches.prepare({
      ...{ kind: 'invitation', queue: 'providers', timeLimit: 60_000, attempts: 2, mostItems: 7 },
      item: z.object(stamp),
      run,
    });
    jobs.add(invitations.job);
    const stampOnce = (name: string) => async (tx: Parameters<typeof jobs.enqueue>[0]) =>
      jobs.enqueue(tx, stampJob, name);
    return { jobs, batches, invitations, stampOnce };
  }
  type Process = ReturnType<typeof openProcess>;

  const start = ({ invitations }: Process, names = recipients) =>
    database.transaction((tx) =>
      invitations.start(
        tx,
        owner.id,
        names.map((name) => ({ key: `${name}@example.mx`, input: { name } })),
      ),
    );
  const outcomes = async ({ batches }: Process, id: string) =>
    (await batches.progress(owner, id)).items.map(({ outcome, error }) => error ?? outcome);
  const stamped = async () => {
    const rows = await database.query
      .selectFrom('jobs')
      .select('payload_json')
      .where('kind', '=', 'stamp')
      .execute();
    return rows.map(({ payload_json }) => JSON.parse(payload_json)).sort();
  };

  it('tells of each item what became of it, to whoever asked for it', async () => {
    const process = openProcess(async ({ name }) => {
      if (name === 'beto') throw new ItemRefused('mailRefused');
    });
    const id = await start(process, ['ana', 'beto']);
    const begun = await process.batches.progress(owner, id);
    expect(begun).toMatchObject({ kind: 'invitation', total: 2, done: 0, failed: 0 });
    await process.jobs.runDue();
    expect(await process.batches.progress(owner, id)).toMatchObject({
      ...{ total: 2, done: 1, failed: 1 },
      items: [
        { key: 'ana@example.mx', outcome: 'done', error: null },
        { key: 'beto@example.mx', outcome: 'failed', error: 'mailRefused' },
      ],
    });
    const stranger: Viewer = { kind: 'user', id: await addUser(database), roles: ['member'] };
    for (const viewer of [visitor, stranger]) {
      await expect(process.batches.progress(viewer, id)).rejects.toMatchObject({ status: 404 });
      await expect(process.invitations.retryFailed(viewer, id)).rejects.toMatchObject({
        status: 404,
      });
    }
  });

  it('goes on after its process died in the middle: what was done is not done again', async () => {
    const begun: string[] = [];
    const connection = await openDatabase(config.database, log, clock);
    const dying: Process = openProcess(async ({ name }) => {
      begun.push(name);
      // The first three end well; the process hangs with four, and the last has not had its turn.
      if (begun.length > 3) await new Promise(() => {});
      return dying.stampOnce(name);
    }, connection);
    const id = await start(dying);
    dying.jobs.runDue().catch(() => {});
    await expect.poll(async () => [(await stamped()).length, begun.length]).toEqual([3, 7]);
    await connection.close();

    const next: Process = openProcess(async ({ name }) => {
      begun.push(name);
      return next.stampOnce(name);
    });
    await next.jobs.runDue();
    expect(await stamped()).toHaveLength(3);
    now += leaseDuration;
    await next.jobs.runDue();
    expect(await stamped()).toEqual(recipients);
    expect(begun).toHaveLength(recipients.length + 4);
    expect(await next.batches.progress(owner, id)).toMatchObject({ total: 7, done: 7, failed: 0 });
  });

  it('tries an item again that failed by accident, and at last says so', async () => {
    const tries: string[] = [];
    const process: Process = openProcess(async ({ name }, { itemId }) => {
      tries.push(itemId);
      if (name === 'ana' || tries.length < 3) throw new Error('no connection');
      return process.stampOnce(name);
    });
    const id = await start(process, ['ana', 'beto']);
    await process.jobs.runDue();
    expect(await outcomes(process, id)).toEqual([null, null]);
    now += 60_000;
    await process.jobs.runDue();
    expect(await outcomes(process, id)).toEqual(['unavailable', 'done']);
    expect(await stamped()).toEqual(['beto']);
    expect(new Set(tries)).toEqual(new Set([`${id}-0`, `${id}-1`]));
    expect(await process.jobs.failed.page({ page: 1, limit: 10 })).toMatchObject({ total: 1 });
  });

  it('is tried again for those alone that failed, each once more at a time', async () => {
    let works = false;
    const process: Process = openProcess(async ({ name }) => {
      if (!works && name !== 'beto') throw new ItemRefused('mailRefused');
      return process.stampOnce(name);
    });
    const id = await start(process, ['ana', 'beto', 'caro']);
    await process.jobs.runDue();
    expect(await outcomes(process, id)).toEqual(['mailRefused', 'done', 'mailRefused']);
    works = true;
    expect(await process.invitations.retryFailed(owner, id)).toBe(2);
    expect(await process.invitations.retryFailed(owner, id)).toBe(0);
    await process.jobs.runDue();
    expect(await outcomes(process, id)).toEqual(['done', 'done', 'done']);
    expect(await stamped()).toEqual(['ana', 'beto', 'caro']);
  });

  it('knows what an administrator has had tried again of it', async () => {
    let works = false;
    const process: Process = openProcess(async ({ name }) => {
      if (!works) throw new Error('no connection');
      return process.stampOnce(name);
    });
    const id = await start(process, ['ana']);
    await process.jobs.runDue();
    now += 60_000;
    await process.jobs.runDue();
    expect(await outcomes(process, id)).toEqual(['unavailable']);
    works = true;
    const [failed] = (await process.jobs.failed.page({ page: 1, limit: 1 })).items;
    await database.transaction((tx) => process.jobs.failed.tryAgain(tx, failed?.id ?? ''));
    await process.jobs.runDue();
    expect(await outcomes(process, id)).toEqual(['done']);
    expect(await stamped()).toEqual(['ana']);
  });

  it('is refused as a whole when it is too large, or names one twice', async () => {
    const process = openProcess(async () => {});
    await expect(start(process, [...recipients, 'hugo'])).rejects.toThrow('7 items at most');
    await expect(start(process, ['ana', 'ana'])).rejects.toThrow();
    expect(await database.query.selectFrom('jobs').select('kind').execute()).toEqual([]);
  });

  it('is forgotten after a month', async () => {
    const process = openProcess(async () => {});
    const id = await start(process, ['ana']);
    now += 31 * 86_400_000;
    await process.batches.forgetOld();
    await expect(process.batches.progress(owner, id)).rejects.toMatchObject({ status: 404 });
  });
});
