import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { createSharedClock, type SharedClock } from '#server/db/shared-clock.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

const twoHours = 7_200_000;

describeOnBothDatabases('the clock of a process', (databases) => {
  let database: Database;
  let lines: string[];
  let clock: SharedClock;
  /** Milliseconds by which the machine's clock is wrong, and which it has slept. */
  let ahead: number;
  let slept: number;

  beforeEach(async () => {
    database = await databases.open();
    lines = [];
    [ahead, slept] = [0, 0];
    clock = createSharedClock({
      own: { now: () => new Date(Date.now() + ahead) },
      elapsed: () => performance.now() - slept,
    });
  });
  afterEach(() => clock.close());

  const follow = () =>
    clock.follow(database, pino({ base: null }, { write: (line) => void lines.push(line) }));
  /** Seconds from the true time; both databases run on this machine. */
  const error = () => Math.round((clock.now().getTime() - Date.now()) / 1_000) + 0;

  if (databases.kind === 'sqlite') {
    it('is the machine’s own', async () => {
      await follow();
      ahead = twoHours;
      await clock.look();
      expect(error()).toBe(7_200);
      expect(lines).toEqual([]);
    });
    return;
  }

  it('goes by the database where the machine’s is wrong, and says so', async () => {
    ahead = twoHours;
    expect(error()).toBe(7_200);
    await follow();
    expect(error()).toBe(0);
    await clock.look();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, seconds: 7_200 }]);
  });

  it('does not jump with the machine’s', async () => {
    await follow();
    ahead = -twoHours;
    expect(error()).toBe(0);
  });

  it('is right again after the machine slept', async () => {
    await follow();
    slept = 60_000;
    expect(error()).toBe(-60);
    await clock.look();
    expect(error()).toBe(0);
  });
});
