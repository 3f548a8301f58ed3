import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { type Config, loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import type { Context } from '#server/context.ts';
import {
  type ArchiveKey,
  makeArchiveKey,
} from '#server/features/organisation/backups/archive-key.ts';
import { writeBackup } from '#server/features/organisation/backups/backup.ts';
import { type BackupWork, processWork } from '#server/features/organisation/backups/backup-work.ts';
import { verifyBackup } from '#server/features/organisation/backups/verify-backup.ts';
import { createLog } from '#server/process/log.ts';
import { startS3Server } from '#tests/fakes/s3-server.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';

let folder: string;
let key: ArchiveKey;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-schedule-'));
  key = await makeArchiveKey();
});
afterAll(() => rm(folder, { recursive: true }));

const { signal } = new AbortController();

describeOnBothDatabases('scheduled backups', (databases) => {
  const envTo = (to: string) => ({
    BACKUP_SCHEDULE: '30 3 * * *',
    BACKUP_TO: to,
    BACKUP_KEEP: '2d',
    BACKUP_KEY: key.identity,
  });
  /** As the scripts do it, without processes of their own. */
  const workOf = (config: Config): BackupWork => ({
    make: (file) => writeBackup(config, { file, key }, { clock: systemClock }),
    verify: (file) =>
      verifyBackup({ file, key }, { log: createLog(config.log), clock: systemClock }),
  });
  async function open(config: Config, now = '2026-11-23T15:00:00Z'): Promise<Context> {
    const clock = { now: () => new Date(now) };
    // As in production: what came while no portal ran is made up for.
    const scheduleSince = new Date(0);
    const scheduledKinds = ['backups.make', 'backups.verify'];
    const ports = { clock, backupWork: workOf(config), scheduleSince, scheduledKinds };
    return createTestContext(config, ports);
  }

  it('are made once, whichever process looks at the clock, and verified each week', async () => {
    const to = path.join(folder, `cluster-${databases.kind}`);
    const config = await databases.newConfig(envTo(to));
    const portals = [await open(config)];
    if (databases.kind === 'postgres') portals.push(await open(config));
    await Promise.all(portals.map(({ jobs }) => jobs.runDue()));
    expect(await readdir(to)).toEqual(['casa-animal-2026-11-23t09-30-00z.tar.age']);
    const last = await portals[0]?.backups.lastBackup();
    const rows = await portals[0]?.database.query
      .selectFrom('backup_runs')
      .select(['kind', 'error'])
      .execute();
    expect(rows?.filter(({ kind }) => kind === 'backup')).toHaveLength(1);
    // Another process may have looked for an archive before it was there: then it tries again, and nothing has failed.
    expect(rows?.filter(({ error }) => error !== null)).toEqual([]);
    const weekly = portals[0]?.database.query
      .selectFrom('jobs')
      .where('kind', '=', 'backups.verify');
    expect(await weekly?.select('kind').execute()).toHaveLength(1);
    expect(last).toMatchObject({
      schedule: '30 3 * * *',
      success: {
        archive: 'casa-animal-2026-11-23t09-30-00z.tar.age',
        startedAt: '2026-11-23T15:00:00.000Z',
        bytes: expect.any(Number),
        missingFiles: 0,
        error: null,
      },
      failure: undefined,
    });
    for (const portal of portals) await portal.close();
  });

  onSqliteAlone(databases, () => {
    it('are kept as BACKUP_KEEP says, beside whatever else lies there', async () => {
      const to = path.join(folder, 'kept');
      const config = await databases.newConfig(envTo(to));
      const { backups, close } = await open(config);
      await backups.make('2026-11-20T09:30:00Z', signal);
      await writeFile(path.join(to, 'notes.txt'), 'of somebody');
      for (const day of ['21', '22', '23']) {
        await backups.make(`2026-11-${day}T09:30:00Z`, signal);
      }
      expect((await readdir(to)).sort()).toEqual([
        'casa-animal-2026-11-22t09-30-00z.tar.age',
        'casa-animal-2026-11-23t09-30-00z.tar.age',
        'notes.txt',
      ]);
      await close();
    });

    it('that fail are noted and logged, and the one before stays', async () => {
      const to = path.join(folder, 'failing');
      const config = await databases.newConfig({ ...envTo(to), LOG_LEVEL: 'error' });
      const lines: string[] = [];
      const log = createLog(config.log, { write: (line) => void lines.push(line) });
      const work = workOf(config);
      let isFull = false;
      const context = await createTestContext(config, {
        log,
        backupWork: {
          ...work,
          make: (file, given) =>
            isFull ? Promise.reject(new Error('There is no room')) : work.make(file, given),
        },
      });
      const { backups } = context;
      await expect(backups.verify(signal)).rejects.toThrow('no backup');
      expect(await backups.lastBackup()).toMatchObject({ failedVerification: undefined });
      await backups.make('2026-11-22T09:30:00Z', signal);
      await backups.verify(signal);
      isFull = true;
      await expect(backups.make('2026-11-23T09:30:00Z', signal)).rejects.toThrow('no room');
      const [archive = ''] = await readdir(to);
      await truncate(path.join(to, archive), 10_000);
      await expect(backups.verify(signal)).rejects.toThrow('is cut');
      expect(await backups.lastBackup()).toMatchObject({
        success: { archive },
        failure: { error: 'There is no room', archive: expect.stringContaining('2026-11-23') },
        verified: { archive, error: null },
        failedVerification: { archive, error: expect.stringContaining('is cut') },
      });
      expect(lines.filter((line) => line.includes('"a backup failed"'))).toHaveLength(1);
      await rm(path.join(to, archive));
      await expect(backups.verify(signal)).rejects.toThrow('no backup');
      expect(lines.filter((line) => line.includes('"a verification failed"'))).toHaveLength(2);
      await context.close();
    });

    it('go into a bucket, come back from there, and leave nothing on this machine', async () => {
      const server = await startS3Server();
      const { bucket } = server.settings;
      const config = await databases.newConfig({
        ...envTo(`s3://${bucket}/backups/portal`),
        BACKUP_S3_ENDPOINT: server.env.S3_ENDPOINT,
        BACKUP_S3_ACCESS_KEY_ID: server.env.S3_ACCESS_KEY_ID,
        BACKUP_S3_SECRET_ACCESS_KEY: server.env.S3_SECRET_ACCESS_KEY,
      });
      const { backups, close } = await open(config);
      for (const day of ['21', '22', '23']) {
        await backups.make(`2026-11-${day}T09:30:00Z`, signal);
      }
      await backups.verify(signal);
      expect(await backups.lastBackup()).toMatchObject({
        verified: { archive: 'casa-animal-2026-11-23t09-30-00z.tar.age' },
      });
      expect(await readdir(path.join(config.dataDir, 'uploads'))).toEqual([]);
      await close();
      await server.stop();
    });

    it('are made and verified by processes of their own, which say what went wrong', async () => {
      const config = await databases.newConfig({});
      await (await createTestContext(config)).close();
      const before = { ...process.env };
      Object.assign(process.env, { DATA_DIR: config.dataDir, BACKUP_KEY: key.identity });
      try {
        const work = processWork(config.dataDir);
        const file = path.join(folder, 'by-a-process');
        const made = await work.make(file, signal);
        expect(await work.verify(file, signal)).toMatchObject({ rows: made.rows });
        await truncate(file, 1_000);
        await expect(work.verify(file, signal)).rejects.toThrow(/^The archive .* is cut/);
      } finally {
        process.env = before;
      }
    });
  });
});

it('refuses what is wrong or half set, in one line', () => {
  const refused = (env: NodeJS.ProcessEnv) => {
    try {
      loadConfig(readEnv(env));
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const whole = {
    BACKUP_SCHEDULE: '30 3 * * *',
    BACKUP_TO: '/backups',
    BACKUP_KEY: key.identity,
  };
  expect(refused(whole)).toBe('');
  expect(refused({ ...whole, BACKUP_KEY: undefined })).toBe(
    'BACKUP_SCHEDULE: also needs BACKUP_KEY.',
  );
  expect(refused({ ...whole, BACKUP_TO: undefined })).toContain('BACKUP_TO');
  expect(refused({ ...whole, BACKUP_TO: 's3://bucket/Folder' })).toMatch(/^BACKUP_TO: must/);
  expect(refused({ ...whole, BACKUP_TO: 's3://bucket/a' })).toMatch(
    /^BACKUP_TO: also needs BACKUP_S3/,
  );
  expect(refused({ ...whole, BACKUP_TO: 'backups' })).toMatch(/^BACKUP_TO: must/);
  expect(refused({ ...whole, BACKUP_SCHEDULE: 'nightly' })).toMatch(/^BACKUP_SCHEDULE: must/);
  expect(refused({ ...whole, BACKUP_KEEP: '7 days' })).toMatch(/^BACKUP_KEEP: must/);
  const wrongKey = refused({ ...whole, BACKUP_KEY: 'a secret' });
  expect(wrongKey).toMatch(/^BACKUP_KEY: must be an age identity/);
  expect(wrongKey).not.toContain('a secret');
});
