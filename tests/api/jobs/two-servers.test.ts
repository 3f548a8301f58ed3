import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

describeOnBothDatabases('two servers on one database', (databases) => {
  it('sweep each its own folder of uploads, and share all other work', async () => {
    let now = Date.parse('2026-11-20T18:30:00Z');
    const clock = { now: () => new Date(now) };
    const config = await databases.newConfig({ SECRET_KEY: 'shared by both servers '.repeat(2) });
    const { dataDir: other } = await databases.newConfig();
    const configs = [config, { ...config, dataDir: other }];
    const folders = configs.map(({ dataDir }) => join(dataDir, 'uploads', 'request-left'));
    for (const folder of folders) {
      mkdirSync(folder, { recursive: true });
      const file = join(folder, 'photo.jpg');
      writeFileSync(file, 'half a photo');
      const longAgo = new Date(clock.now().getTime() - 25 * 3_600_000);
      for (const path of [file, folder]) utimesSync(path, longAgo, longAgo);
    }
    const servers = [];
    for (const one of configs) servers.push(await createTestContext(one, { clock }));
    now += 24 * 3_600_000;
    for (const { jobs } of servers) await jobs.runDue();
    for (const { dataDir } of configs) {
      expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
    }
    const [first] = servers;
    const stored = await first?.database.query.selectFrom('jobs').select('kind').execute();
    const kinds = stored?.map(({ kind }) => kind) ?? [];
    expect(kinds).toContain('media.upkeep');
    expect(kinds).not.toContain('uploads.sweep');
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const server of servers) await server.close();
  });
});
