import { expect, it } from 'vitest';
import type { Config } from '#server/config/config.ts';
import { warnOfGaps } from '#server/process/start.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { acceptSecretKeyCommand } from '../../../scripts/accept-secret-key/command.ts';

const [key, otherKey] = ['a'.repeat(32), 'b'.repeat(32)];

describeOnBothDatabases('the secret key of a database', (databases) => {
  const start = async (config: Config) => (await createTestContext(config)).close();

  it('is every server’s: one with another key is refused in one line', async () => {
    const config = await databases.newConfig({ SECRET_KEY: key });
    const second = await databases.newConfig({ SECRET_KEY: otherKey });
    const { dataDir } = second;
    await start(config);
    await start({ ...config, dataDir });
    for (const secretKey of [otherKey, undefined]) {
      const refused = await start({ ...config, dataDir, secretKey }).catch((error) => error);
      expect(refused).toBeInstanceOf(StartupError);
      expect(refused.message).toMatch(/^The database was used with another secret key [^\n]+$/);
    }
    await start(config);
  });

  it('comes from the data folder where none is configured', async () => {
    const config = await databases.newConfig();
    await start(config);
    await start(config);
  });

  it('is not stored, and neither is a key that is derived from it', async () => {
    const config = await databases.newConfig({ SECRET_KEY: key });
    const context = await createTestContext(config);
    const { query } = context.database;
    const rows = await query.selectFrom('key_fingerprint').selectAll().execute();
    expect(rows).toMatchObject([{ fingerprint: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(JSON.stringify(rows)).not.toContain(key);
    await context.close();
  });

  it('is another one once somebody has said so', async () => {
    const config = await databases.newConfig({ SECRET_KEY: key });
    await start(config);
    const { database, dataDir } = config;
    const env = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      SECRET_KEY: otherKey,
      ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
    };
    const said: unknown[] = [];
    const screen = { log: (line: unknown) => said.push(line), error: () => {} };
    expect(await acceptSecretKeyCommand(env, screen)).toBe(0);
    expect(await acceptSecretKeyCommand(env, screen)).toBe(0);
    expect(said).toEqual([
      expect.stringContaining('From now on this secret key counts'),
      'This secret key counts already.',
    ]);
    await start({ ...config, secretKey: otherKey });
    await expect(start(config)).rejects.toThrow(StartupError);
  });

  it('is not all that servers share: the log says that files are on one machine alone', async () => {
    const warnings: unknown[] = [];
    const log = { warn: (...[, message]: unknown[]) => warnings.push(message) } as never;
    await warnOfGaps(await databases.newConfig(), log);
    const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    await warnOfGaps(await databases.newConfig(bucket), log);
    expect(warnings).toEqual(
      databases.kind === 'postgres'
        ? [expect.stringContaining('DATABASE_URL is set without S3_BUCKET')]
        : [],
    );
  });
});
