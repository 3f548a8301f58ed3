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
const megabyte = 1024 * 1024;
const minutes = 60_000;
const limits: UploadLimits = {
  files: 3,
  bytes: 1_000,
  bytesOfNetwork: 1_200,
  bytesInAll: 1_500,
};
const own = (account: string) => ({ account });

describeOnSqlite('the room for files that arrive', (databases) => {
  let folder: string;
  let rateLimits: RateLimits;
  let now: number;
  const clock = { now: () => new Date(now) };
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    rateLimits = limitsOn(await databases.open());
    folder = mkdtempSync(join(tmpdir(), 'casa-animal-quota-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (reserve = 0, given = limits) =>
    createUploadQuota({ folder, reserve, rateLimits, clock, limits: given });

  it('is counted per account, in files and bytes, until they are taken in', async () => {
    const quota = open();
    await quota.hold('a', own(ana), 600);
    await expect(quota.hold('b', own(ana), 401)).rejects.toMatchObject({ status: 429 });
    await quota.hold('b', own(ana), 400);
    quota.release('a');
    await quota.hold('c', own(ana), 1);
    await quota.hold('d', own(ana), 1);
    await expect(quota.hold('e', own(ana), 1)).rejects.toMatchObject({ status: 429 });
    await quota.hold('f', own(beto), 1);
  });

  it('is counted in all, also of those that come at the same moment', async () => {
    const quota = open();
    const accounts = ['1', '2', '3', '4'];
    const held = await Promise.allSettled(accounts.map((one) => quota.hold(one, own(one), 500)));
    expect(held.map(({ status }) => status).sort()).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
    ]);
    await expect(quota.hold('5', own('5'), 1)).rejects.toMatchObject({
      status: 503,
      message: 'noRoom',
    });
  });

  it('leaves the reserve of the disk alone', async () => {
    const { bavail, bsize } = await statfs(folder);
    await expect(open(bavail * bsize + 1e9).hold('a', own(ana), 1)).rejects.toMatchObject({
      status: 503,
      message: 'noRoom',
    });
  });

  it('is counted for a network, whatever its accounts', async () => {
    const quota = open();
    const at = (account: string, address: string) => ({ account, address });
    await quota.hold('a', at(ana, '2001:db8:1:2::1'), 900);
    await expect(quota.hold('b', at(beto, '2001:db8:1:2::9'), 301)).rejects.toMatchObject({
      status: 429,
      message: 'tooManyAtOnce',
    });
    await quota.hold('b', at(beto, '2001:db8:1:3::1'), 301);
  });

  it('is not kept for what does not come, and asked for again when it goes on', async () => {
    const quota = open();
    await quota.hold('empty', own(ana), 1_000);
    await quota.hold('begun', own(beto), 500);
    quota.arrive('begun', 100);
    now += 10 * minutes - 1;
    await expect(quota.hold('c', own('c'), 1)).rejects.toMatchObject({ status: 503 });
    now += 1;
    await quota.hold('c', own('c'), 950);
    await quota.hold('d', own('d'), 450);
    const rest = { account: beto, announced: 500, arrived: 100 };
    await expect(quota.resume('begun', rest)).rejects.toMatchObject({ status: 503 });
    await expect(quota.hold('e', own('e'), 1)).rejects.toMatchObject({ status: 503 });
    quota.release('d');
    await quota.resume('begun', rest);
    await expect(quota.hold('e', own('e'), 100)).rejects.toMatchObject({ status: 503 });
  });

  it('is kept for what goes on, as long as a megabyte comes in ten minutes', async () => {
    const quota = open(0, { ...limits, bytes: 40 * megabyte, bytesInAll: 40 * megabyte });
    const isFull = () =>
      quota.hold('b', own(beto), 1_000).then(
        () => false,
        () => true,
      );
    await quota.hold('a', own(ana), 40 * megabyte);
    for (let arrived = 1; arrived <= 3; arrived += 1) {
      now += 9 * minutes;
      quota.arrive('a', arrived * megabyte);
      expect(await isFull()).toBe(true);
    }
    for (let trickle = 1; trickle <= 10; trickle += 1) {
      now += minutes;
      quota.arrive('a', 3 * megabyte + trickle);
    }
    expect(await isFull()).toBe(false);
  });

  it('counts no file that was announced and never came among those of an account', async () => {
    const quota = open();
    for (const id of ['a', 'b', 'c']) await quota.hold(id, own(ana), 1);
    await expect(quota.hold('d', own(ana), 1)).rejects.toMatchObject({ status: 429 });
    now += 10 * minutes;
    await quota.hold('d', own(ana), 1);
  });

  it('is taken by what had arrived before a restart, and by what lost its note', async () => {
    const before = new ResumableStore(folder, open());
    const begin = async (store: ResumableStore, n: number, size: number, bytes = 0) => {
      const id = `${ana}/${name(n)}`;
      await store.reserve(id, size);
      await store.create({ id, size, offset: 0 } as Parameters<typeof store.create>[0]);
      await store.write(Readable.from([Buffer.alloc(bytes)]), id, 0);
    };
    await begin(before, 1, 500, 400);
    await begin(before, 2, 400, 300);
    rmSync(join(folder, `${ana}/${name(2)}.json`));

    const after = new ResumableStore(folder, open());
    await expect(begin(after, 3, 301)).rejects.toMatchObject({ status: 429 });
    await begin(after, 3, 300);
    await after.remove(`${ana}/${name(1)}`);
    await begin(after, 4, 400);
  });

  it('is asked for again by what goes on after a restart, which stays when there is none', async () => {
    const id = `${ana}/${name(1)}`;
    const before = new ResumableStore(folder, open());
    await before.reserve(id, 1_000);
    await before.create({ id, size: 1_000, offset: 0 } as Parameters<typeof before.create>[0]);
    await before.write(Readable.from([Buffer.alloc(100)]), id, 0);

    const quota = open();
    const after = new ResumableStore(folder, quota);
    await quota.hold('b', own(beto), 900);
    const rest = () => after.write(Readable.from([Buffer.alloc(900)]), id, 100);
    await expect(rest()).rejects.toMatchObject({ status: 503 });
    expect((await after.getUpload(id)).offset).toBe(100);
    quota.release('b');
    expect(await rest()).toBe(1_000);
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
      await expect(store.reserve(id, 1)).rejects.toMatchObject(refused);
      await expect(store.create(upload(id))).rejects.toMatchObject(refused);
      await expect(store.write(Readable.from([]), id, 0)).rejects.toMatchObject(refused);
      await expect(store.getUpload(id)).rejects.toMatchObject(refused);
      await expect(store.remove(id)).rejects.toMatchObject(refused);
    }
    expect(readdirSync(join(folder, ana))).toEqual([name(1), `${name(1)}.json`]);
  });
});
