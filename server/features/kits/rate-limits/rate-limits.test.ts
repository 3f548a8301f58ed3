import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { limitsOn } from '#tests/setup/limits.ts';
import type { RateLimits } from './rate-limits.ts';

describeOnBothDatabases('rate limits', (databases) => {
  let now: number;
  let database: Database;
  let limits: RateLimits;
  /** Of another process on the same database. */
  let elsewhere: RateLimits;
  const clock = { now: () => new Date(now) };

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    database = await databases.open(clock);
    limits = limitsOn(database, clock);
    elsewhere = limitsOn(database, clock);
  });

  const rows = () => database.query.selectFrom('shared_counts').selectAll().execute();
  const times = (count: number, work: () => Promise<void>) =>
    Promise.all(Array.from({ length: count }, work));

  it('refuse the one too many, say how long to wait, and forgive after that', async () => {
    for (let mail = 0; mail < 3; mail++) await limits.consume('newsletterMail', 'ana@example.mx');
    now += 600_000;
    await expect(limits.consume('newsletterMail', 'ana@example.mx')).rejects.toMatchObject({
      code: 'tooManyRequests',
      retryAfterSeconds: 3_000,
    });
    now += 3_000_000;
    expect(await limits.allows('newsletterMail', 'ana@example.mx')).toBe(true);
  });

  it('count what a thing costs', async () => {
    await limits.consume('newsletterMail', 'ana@example.mx', { points: 3 });
    expect(await limits.allows('newsletterMail', 'ana@example.mx')).toBe(false);
  });

  it('count the tries of all processes, also of those that come at once', async () => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? limits : elsewhere).allows('signIn', 'ana@example.mx 10.0.0.1'),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(10);
  });

  it('take back a good try for all processes', async () => {
    await times(10, () => limits.consume('signIn', 'ana'));
    await elsewhere.forgive({ signIn: 'ana', signInAddress: '10.0.0.1' });
    await elsewhere.consume('signIn', 'ana');
    expect(await limits.allows('signIn', 'ana')).toBe(false);
  });

  it('take nothing back for a try that was forgotten meanwhile', async () => {
    await limits.consume('newsletterMail', 'ana');
    now += 3_600_000;
    await limits.forgive({ newsletterMail: 'ana' });
    await times(3, () => limits.consume('newsletterMail', 'ana'));
    expect(await limits.allows('newsletterMail', 'ana')).toBe(false);
  });

  it('let nobody past who could not be counted', async () => {
    await database.close();
    await expect(limits.consume('signIn', 'ana')).rejects.toThrow();
    await expect(limits.allows('recoveryMail', 'ana')).rejects.toThrow();
  });

  it('are exact on one process, and leave the database alone, where they guard no secret', async () => {
    await times(5, () => limits.consume('upload', 'ana'));
    expect(await rows()).toEqual([]);
    await times(115, () => limits.consume('upload', 'ana'));
    await expect(limits.consume('upload', 'ana')).rejects.toMatchObject({ status: 429 });
    expect(await rows()).toMatchObject([{ kind: 'limit.upload', count: 121 }]);
    await expect(elsewhere.consume('upload', 'ana', { points: 12 })).rejects.toMatchObject({
      status: 429,
    });
  });

  it('are counted again when the transaction in which they were counted failed', async () => {
    const failing = database.transaction(async (tx) => {
      await limits.consume('newsletterMail', 'ana', { tx });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('refuse without asking the database again', async () => {
    await limits.consume('newsletterMail', 'ana', { points: 4 }).catch(() => {});
    expect(await limits.allows('newsletterMail', 'ana')).toBe(false);
    expect(await rows()).toMatchObject([{ count: 4 }]);
  });

  it('store nobody’s address', async () => {
    await limits.consume('recoveryMail', 'ana@example.mx');
    await limits.consume('signInAddress', '10.0.0.1');
    expect(JSON.stringify(await rows())).not.toMatch(/ana|10\.0/);
  });

  it('count the addresses of one network together', async () => {
    await limits.consume('newsletterMail', '2001:db8:1:2::1', { points: 3 });
    expect(await limits.allows('newsletterMail', '2001:db8:1:2:ffff::9')).toBe(false);
    expect(await limits.allows('newsletterMail', '2001:db8:1:3::1')).toBe(true);
    await limits.consume('signIn', 'ana@example.mx 2001:db8:1:2::1', { points: 10 });
    expect(await limits.allows('signIn', 'ana@example.mx 2001:db8:1:2:ffff::9')).toBe(false);
    expect(await limits.allows('signIn', 'beto@example.mx 2001:db8:1:2:ffff::9')).toBe(true);
  });
});
