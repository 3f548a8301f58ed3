import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { createSharedCounts } from './shared-counts.repository.ts';
import type { SharedCounts } from './shared-counts.ts';

describeOnBothDatabases('counts that processes share', (databases) => {
  let now: number;
  let database: Database;
  let counts: SharedCounts;
  let elsewhere: SharedCounts;
  const clock = { now: () => new Date(now) };
  const lapse = () => new Date(now + 60_000);

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    database = await databases.open(clock);
    const bounds = { keys: 3, slack: 2 };
    counts = createSharedCounts({ database, clock, bounds });
    elsewhere = createSharedCounts({ database, clock, bounds });
  });

  const kept = async () =>
    (await database.query.selectFrom('shared_counts').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    );

  it('begin anew once they have lapsed', async () => {
    const what = { kind: 'a', key: 'x' };
    expect(await counts.add(what, 2, lapse())).toMatchObject({ count: 2 });
    now += 59_999;
    const begun = new Date(now + 1);
    expect(await elsewhere.add(what, 3, lapse())).toEqual({ count: 5, lapsesAt: begun });
    now += 1;
    expect(await counts.add(what, 1, lapse())).toEqual({ count: 1, lapsesAt: lapse() });
  });

  it('let a thing be used up once, however many try at once', async () => {
    const what = { kind: 'a', key: 'x' };
    const spend = (by: SharedCounts) =>
      database.transaction((tx) => by.spend(tx, what, lapse().toISOString()));
    const outcomes = await Promise.all([spend(counts), spend(elsewhere), spend(counts)]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('leave a thing unused with the change that failed', async () => {
    const what = { kind: 'a', key: 'x' };
    const failing = database.transaction(async (tx) => {
      await counts.spend(tx, what, lapse().toISOString());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const again = database.transaction((tx) => elsewhere.spend(tx, what, lapse().toISOString()));
    expect(await again).toBe(true);
  });

  it('are kept for so many keys and no more, first of all for those that have counted most', async () => {
    await counts.add({ kind: 'a', key: 'blocked' }, 9, lapse());
    for (let n = 0; n < 20; n++) {
      now += 1;
      await counts.add({ kind: 'a', key: `passer-by ${String(n).padStart(2, '0')}` }, 1, lapse());
    }
    const keys = await kept();
    expect(keys.length).toBeLessThanOrEqual(5);
    expect(keys).toContain('blocked');
    expect(keys).toContain('passer-by 19');
  });

  it('of another kind, and things that are used up, are never pushed out', async () => {
    const solution = { kind: 'captcha', key: 'solution' };
    await database.transaction((tx) => counts.spend(tx, solution, lapse().toISOString()));
    for (let n = 0; n < 10; n++) await counts.add({ kind: 'a', key: `${n}` }, 1, lapse());
    expect(await kept()).toContain('solution');
  });

  it('are forgotten when they have lapsed', async () => {
    await counts.add({ kind: 'a', key: 'x' }, 1, lapse());
    now += 30_000;
    await counts.add({ kind: 'a', key: 'y' }, 1, lapse());
    now += 30_000;
    await elsewhere.forgetLapsed();
    expect(await kept()).toEqual(['y']);
  });
});
