import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { limitsOn } from '#tests/setup/limits.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { ResumableStore } from './resumable-store.ts';
import { createUploadQuota, type UploadLimits } from './upload-quota.ts';

const [ana, beto] = [0, 1].map((n) => `0190c0de-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
];
const name = (n: number) => n.toString(16).padStart(32, '0');
const limits: UploadLimits = { files: 3, bytes: 1_000, bytesInAll: 1_500 };

describeOnSqlite('the room for files that arrive', (databases) => {
  let folder: string;
  let rateLimits: RateLimits;
  beforeEach(async () => {
    rateLimits = limitsOn(await databases.open());
    folder = mkdtempSync(join(tmpdir(), 'casa-animal-quota-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (reserve = 0) => createUploadQuota({ folder, reserve, rateLimits, limits });

  it('is counted per account, in files and bytes, until they are taken in', async () => {
    const quota = open();
    await quota.hold('a', ana, 600);
    await expect(quota.hold('b', ana, 401)).rejects.toMatchObject({ status: 429 });
    await quota.hold('b', ana, 400);
    quota.release('a');
    await quota.hold('c', ana, 1);
    await quota.hold('d', ana, 1);
    await expect(quota.hold('e', ana, 1)).rejects.toMatchObject({ status: 429 });
    await quota.hold('f', beto, 1);
  });

  it('is counted in all, also of those that come at the same moment', async () => {
    const quota = open();
    const accounts = ['1', '2', '3', '4'];
    const held = await Promise.allSettled(accounts.map((one) => quota.hold(one, one, 500)));
    expect(held.map(({ status }) => status).sort()).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
    ]);
    await expect(quota.hold('5', '5', 1)).rejects.toMatchObject({
      status: 503,
      message: 'noRoom',
    });
  });

  it('leaves the reserve of the disk alone', async () => {
    const { bavail, bsize } = await statfs(folder);
    await expect(open(bavail * bsize + 1e9).hold('a', ana, 1)).rejects.toMatchObject({
      status: 503,
      message: 'noRoom',
    });
  });

  it('is taken by what was begun before a restart, and by what lost its note', async () => {
    const before = new ResumableStore(folder, open());
    const upload = (n: number, size: number) =>
      ({ id: `${ana}/${name(n)}`, size, offset: 0 }) as Parameters<typeof before.create>[0];
    await before.create(upload(1, 500));
    await before.create(upload(2, 400));
    await before.write(Readable.from([Buffer.alloc(300)]), `${ana}/${name(2)}`, 0);
    rmSync(join(folder, `${ana}/${name(2)}.json`));

    const after = new ResumableStore(folder, open());
    await expect(after.create(upload(3, 201))).rejects.toMatchObject({ status: 429 });
    await after.create(upload(3, 200));
    await after.remove(`${ana}/${name(1)}`);
    await after.create(upload(4, 500));
  });

  it('is never looked for by a name that the portal did not make', async () => {
    const store = new ResumableStore(folder, open());
    const upload = (id: string) => ({ id, size: 1 }) as Parameters<typeof store.create>[0];
    await store.create(upload(`${ana}/${name(1)}`));
    for (const id of [
      '..',
      `../${ana}/${name(1)}`,
      `${beto}/../${ana}/${name(1)}`,
      `${ana}/${name(1)}.json`,
      `${ana}/x/${name(1)}`,
    ]) {
      const refused = { status: 404 };
      await expect(store.create(upload(id))).rejects.toMatchObject(refused);
      await expect(store.write(Readable.from([]), id, 0)).rejects.toMatchObject(refused);
      await expect(store.getUpload(id)).rejects.toMatchObject(refused);
      await expect(store.remove(id)).rejects.toMatchObject(refused);
    }
    expect(readdirSync(join(folder, ana))).toEqual([name(1), `${name(1)}.json`]);
  });
});
