import { beforeEach, expect, it } from 'vitest';
import { conflict, invalid } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { limitsOn } from '#tests/setup/limits.ts';
import {
  createIdempotencyService,
  type IdempotencyService,
  type RecordCreation,
} from './idempotency.service.ts';

const key = { caller: 'ana', key: '12345678', action: 'catalogos:crear' };
const reused = { status: 409, message: 'idempotencyKeyReused' };
const underWay = { status: 409, message: 'idempotentCallUnderWay', retryAfterSeconds: 1 };

describeOnBothDatabases('a creating call under a key', (databases) => {
  let now: number;
  let database: Database;
  let here: IdempotencyService;
  /** Of another process on the same database. */
  let elsewhere: IdempotencyService;
  const clock = { now: () => new Date(now) };

  const open = () =>
    createIdempotencyService({
      database,
      clock,
      secretKey: 'a secret',
      limits: limitsOn(database, clock),
    });
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20);
    database = await databases.open(clock);
    here = open();
    elsewhere = open();
  });

  /** Puts a city into the database, with its record in the same transaction. */
  const creating = (city: string) => (record: RecordCreation) =>
    database.transaction(async (tx) => {
      await tx.query.insertInto('pet_cities').values({ city_search: city }).execute();
      await record(tx, { city });
      return { city };
    });
  const create = (city: string, by = here, request = 'request') =>
    by.once(key, () => request, creating(city));
  const created = async () =>
    (await database.query.selectFrom('pet_cities').selectAll().execute()).map(
      ({ city_search }) => city_search,
    );
  const keys = () => database.query.selectFrom('idempotency_keys').selectAll().execute();

  /** Work that stops before its transaction until it is told to go on. */
  function slow(city: string) {
    let goOn = () => {};
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const told = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const done = here.once(
      key,
      () => 'request',
      async (record) => {
        begin();
        await told;
        return creating(city)(record);
      },
    );
    // Looked at later.
    done.catch(() => {});
    return { begun, goOn, done };
  }

  it('is done once, and its result comes back, whichever process is asked', async () => {
    expect(await create('tulum')).toEqual({ city: 'tulum' });
    expect(await create('merida', elsewhere)).toEqual({ city: 'tulum' });
    expect(await created()).toEqual(['tulum']);
  });

  it('is refused for another request, and for another action', async () => {
    await create('tulum');
    await expect(create('merida', elsewhere, 'another')).rejects.toMatchObject(reused);
    const other = here.once({ ...key, action: 'documentos:crear' }, () => 'request', creating('x'));
    await expect(other).rejects.toMatchObject(reused);
    expect(await created()).toEqual(['tulum']);
  });

  it('is each caller’s own', async () => {
    await create('tulum');
    await here.once({ ...key, caller: 'eva' }, () => 'request', creating('merida'));
    expect((await created()).sort()).toEqual(['merida', 'tulum']);
  });

  it('is refused while the first one is at work, in each process', async () => {
    const { begun, goOn, done } = slow('tulum');
    await begun;
    await expect(create('merida')).rejects.toMatchObject(underWay);
    await expect(create('merida', elsewhere)).rejects.toMatchObject(underWay);
    await expect(elsewhere.find(key)).rejects.toMatchObject(underWay);
    await expect(create('merida', elsewhere, 'another')).rejects.toMatchObject(reused);
    goOn();
    await done;
    expect(await elsewhere.find(key)).toEqual({ city: 'tulum' });
    expect(await created()).toEqual(['tulum']);
  });

  it('is done once when many come at once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => create('tulum', index % 2 ? here : elsewhere)),
    );
    for (const one of all) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject(underWay);
    }
    expect(await created()).toEqual(['tulum']);
  });

  it('may be made again when its process died before it created', async () => {
    const { begun, goOn, done } = slow('tulum');
    await begun;
    now += 14_999;
    await expect(create('merida', elsewhere)).rejects.toMatchObject(underWay);
    now += 1;
    expect(await elsewhere.find(key)).toBeUndefined();
    expect(await create('merida', elsewhere)).toEqual({ city: 'merida' });
    // It was not dead, only slow: what it has done meanwhile is rolled back.
    goOn();
    await expect(done).rejects.toMatchObject(underWay);
    expect(await created()).toEqual(['merida']);
    expect(await create('x')).toEqual({ city: 'merida' });
  });

  it('may be made again when its process died while its clock was hours ahead', async () => {
    now += 7_200_000;
    const { begun, goOn, done } = slow('tulum');
    await begun;
    now -= 7_200_000;
    expect(await create('merida', elsewhere)).toEqual({ city: 'merida' });
    goOn();
    await expect(done).rejects.toMatchObject(underWay);
    expect(await created()).toEqual(['merida']);
  });

  it('is not made again when its process died after it created', async () => {
    const dying = here.once(
      key,
      () => 'request',
      async (record) => {
        await creating('tulum')(record);
        throw new Error('the process is gone');
      },
    );
    await expect(dying).rejects.toThrow('the process is gone');
    expect(await create('merida', elsewhere)).toEqual({ city: 'tulum' });
    expect(await created()).toEqual(['tulum']);
  });

  it.each([
    ['was refused', () => Promise.reject(invalid())],
    ['met a conflict', () => Promise.reject(conflict('alreadyExists'))],
    ['broke', () => Promise.reject(new Error('x'))],
  ])('that %s leaves its key unused', async (_, work) => {
    await expect(here.once(key, () => 'request', work)).rejects.toThrow();
    expect(await keys()).toEqual([]);
    expect(await create('tulum', elsewhere, 'another')).toEqual({ city: 'tulum' });
  });

  it('leaves its key unused when its transaction fails after the record', async () => {
    const failing = here.once(
      key,
      () => 'request',
      (record) =>
        database.transaction(async (tx) => {
          await record(tx, { city: 'tulum' });
          throw new Error('no');
        }),
    );
    await expect(failing).rejects.toThrow('no');
    expect(await create('merida')).toEqual({ city: 'merida' });
  });

  it('has to record what it creates', async () => {
    const silent = here.once(
      key,
      () => 'request',
      async () => 'x',
    );
    await expect(silent).rejects.toThrow('catalogos:crear does not record what it creates');
  });

  it('is remembered for a week', async () => {
    await create('tulum');
    now += 7 * 24 * 3_600_000 - 1;
    expect(await create('merida')).toEqual({ city: 'tulum' });
    now += 1;
    expect(await create('merida')).toEqual({ city: 'merida' });
    now += 7 * 24 * 3_600_000;
    await here.forgetOld();
    expect(await keys()).toEqual([]);
  });

  it('stores nothing of its caller, its key and its request', async () => {
    await here.once(
      { ...key, caller: '10.0.0.1', key: 'ana@example.mx' },
      () => 'a private message',
      creating('tulum'),
    );
    expect(JSON.stringify(await keys())).not.toMatch(/10\.0\.0\.1|example|private/);
  });

  it.each(['1234567', 'x'.repeat(256), 'with space', 'ñandú-ñandú', '12345678, 12345678', ''])(
    'takes no key like %j',
    async (bad) => {
      const call = here.once({ ...key, key: bad }, () => 'request', creating('tulum'));
      await expect(call).rejects.toMatchObject({ status: 400, message: 'idempotencyKeyInvalid' });
      expect(await created()).toEqual([]);
    },
  );

  it('may be sent so often a day by one caller', async () => {
    const limits = limitsOn(database, clock);
    await limits.consume('keyedCall', 'ana', { points: 5_000 });
    await expect(create('tulum')).resolves.toEqual({ city: 'tulum' });
    for (let call = 0; call < 49; call++) await create('tulum').catch(() => {});
    await expect(create('tulum')).rejects.toMatchObject({ status: 429 });
    await expect(create('tulum', elsewhere)).resolves.toEqual({ city: 'tulum' });
  });
});
