import { readdir } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { BackupRun } from '#server/features/organisation/backups/backup-runs.repository.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { backupCommand } from '../../../scripts/backups/backup-command.ts';
import { restoreCommand, verifyBackupCommand } from '../../../scripts/backups/restore-command.ts';

describeOnSqlite('the commands of backups', (databases) => {
  async function call(command: typeof backupCommand, args: string[], env: NodeJS.ProcessEnv) {
    const said: { out: unknown[]; error: unknown[] } = { out: [], error: [] };
    const code = await command(
      args,
      { LOG_LEVEL: 'silent', ...env },
      { log: (line) => void said.out.push(line), error: (line) => void said.error.push(line) },
    );
    return { code, out: said.out.join('\n'), error: said.error.join('\n') };
  }

  const runs = async (dataDir: string) => {
    const database = new Sqlite(path.join(dataDir, 'casa-animal.sqlite'), { readonly: true });
    const rows = database.prepare('select * from backup_runs order by id').all();
    database.close();
    return rows as BackupRun[];
  };

  it('make a key where there is none, show it once, and go by it', async () => {
    const { dataDir } = await databases.newConfig();
    const file = path.join(dataDir, 'archive.age');
    const made = await call(backupCommand, ['--to', file], { DATA_DIR: dataDir });
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Backed up \d+ tables with [\d,]+ rows, 0 files: [\d.]+ MB in .*$/,
      ),
    });
    const { kind, archive, error } = (await runs(dataDir)).at(-1) ?? {};
    expect({ kind, archive, error }).toEqual({
      kind: 'backup',
      archive: 'archive.age',
      error: null,
    });
    const nowhere = await call(backupCommand, ['--to', '/dev/null/a.age'], { DATA_DIR: dataDir });
    expect(nowhere.code).toBe(1);
    expect((await runs(dataDir)).at(-1)?.error).toContain('/dev/null/a.age');
    const [, key = ''] = /^BACKUP_KEY=(AGE-SECRET-KEY-1\S+)$/m.exec(made.error) ?? [];
    expect(made.out).not.toContain(key);
    const env = { BACKUP_KEY: key, DATA_DIR: dataDir };
    expect(await call(verifyBackupCommand, ['--from', file], env)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${file} is whole: `),
    });
    const to = path.join(dataDir, 'elsewhere');
    const restored = await call(restoreCommand, ['--from', file, '--data-dir', to], env);
    expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^Restored [^\n]+$/) });
    const again = await call(restoreCommand, ['--from', file, '--data-dir', to], env);
    expect(again).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^[^\n]*not empty[^\n]*$/),
    });

    const keyless = await call(verifyBackupCommand, ['--from', file], { DATA_DIR: dataDir });
    expect(keyless).toMatchObject({
      code: 1,
      error: 'BACKUP_KEY: is needed to open the archive.',
    });
    const wrong = await call(backupCommand, ['--to', `${file}2`], { ...env, BACKUP_KEY: 'x' });
    expect(wrong).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^BACKUP_KEY: must[^\n]+$/),
    });
    expect((await readdir(dataDir)).filter((name) => name.startsWith('archive'))).toEqual([
      'archive.age',
    ]);
  });
});
