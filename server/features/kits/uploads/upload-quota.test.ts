import { mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UploadLimits } from './upload-limits.ts';
import { createUploadQuota } from './upload-quota.ts';

const [ana, beto] = [0, 1].map((n) => `0190c0de-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
];
const megabyte = 1024 * 1024;
const minutes = 60_000;
const limits: UploadLimits = {
  files: 3,
  bytes: 1_000,
  bytesOfNetwork: 1_200,
  bytesInAll: 1_500,
};
const own = (account: string) => ({ account });

describe('the room for files that arrive at one process', () => {
  let folder: string;
  let now: number;
  const clock = { now: () => new Date(now) };
  beforeEach(() => {
    now = Date.UTC(2026, 10, 20);
    folder = mkdtempSync(join(tmpdir(), 'casa-animal-quota-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (reserve = 0, given = limits) =>
    createUploadQuota({ folder, reserve, clock, limits: given });

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

  it('is not kept for what does not come', async () => {
    const quota = open();
    await quota.hold('empty', own(ana), 1_000);
    await quota.hold('begun', own(beto), 500);
    quota.arrive('begun', 100);
    now += 10 * minutes - 1;
    await expect(quota.hold('c', own('c'), 1)).rejects.toMatchObject({ status: 503 });
    now += 1;
    await quota.hold('c', own('c'), 950);
    await quota.hold('d', own('d'), 450);
    await expect(quota.hold('e', own('e'), 1)).rejects.toMatchObject({ status: 503 });
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
});
