import { beforeAll, beforeEach, expect, it } from 'vitest';
import { runSpending } from '#server/features/giving/spending/run-spending.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Books, openBooks, type Run } from './books.ts';

describeOnBothDatabases('going through the books', (databases) => {
  let books: Books;
  let before: number;
  beforeAll(async () => {
    books = await openBooks(databases);
    return () => books.close();
  });
  beforeEach(async () => {
    await books.anHourLater();
    await books.setRules();
    await books.give(500, { tipo: 'alimento' });
    await books.spend(200);
    before = (await books.tie()).asignado;
  });

  const uses = async () => {
    const { context } = books;
    const rows = await context.database.query
      .selectFrom('gift_uses')
      .select(['donation_id', 'expense_id', 'amount_cents', 'until_run'])
      .orderBy('donation_id')
      .orderBy('expense_id')
      .execute();
    return rows;
  };
  const living = async () => (await uses()).filter(({ until_run }) => until_run === null);
  const parts = () => {
    const { context, today } = books;
    const { config, clock, database, dataVersions } = context;
    const contributions = { to: () => [{ scopes: async () => new Map() }] } as never;
    return { config, clock, database, dataVersions, today, contributions };
  };
  const run = (signal = new AbortController().signal) =>
    runSpending(parts(), signal, { onlyIfChanged: false });
  /** Pesos of all gifts that people read as used. */
  const told = async () => {
    const { data } = await books.ask('destino:consultar', {}, books.admin.token);
    return (data as { calculo: Run }).calculo.asignado;
  };

  it('writes nothing anew where nothing has changed, and goes by the clock where it has', async () => {
    const known = await uses();
    expect(await run()).toBe('done');
    expect((await living()).length).toBe(known.filter((one) => one.until_run === null).length);
    expect(await runSpending(parts(), new AbortController().signal, { onlyIfChanged: true })).toBe(
      'same',
    );
    await books.spend(50);
    expect(await runSpending(parts(), new AbortController().signal, { onlyIfChanged: true })).toBe(
      'done',
    );
    expect(await told()).toBeCloseTo(before + 50);
  });

  it('is done by one at a time, however many begin', async () => {
    await books.spend(70);
    const came = await Promise.all(Array.from({ length: 6 }, () => run()));
    expect(came.filter((one) => one === 'done').length).toBeGreaterThanOrEqual(1);
    expect(came.every((one) => one === 'done' || one === 'busy')).toBe(true);
    const keys = (await living()).map((one) => `${one.donation_id} ${one.expense_id}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(await told()).toBeCloseTo(before + 70);
  });

  it('that is killed in the middle changes nothing that people read, and is taken over', async () => {
    await books.spend(90);
    // At each of its first changes in turn.
    for (let changes = 1; changes <= 3; changes += 1) {
      const killed = new AbortController();
      let left = changes;
      const { database } = books.context;
      const watched = {
        ...database,
        query: database.query,
        transaction: (async (work) => {
          left -= 1;
          if (left < 0) killed.abort(new Error('killed'));
          return database.transaction(work);
        }) as typeof database.transaction,
      };
      const running = runSpending({ ...parts(), database: watched }, killed.signal, {
        onlyIfChanged: false,
      });
      await expect(running).rejects.toThrow('killed');
      expect(await told()).toBe(before);
      // Nobody knows yet that it is dead.
      expect(await run()).toBe('busy');
      books.pass(130_000);
    }
    expect(await run()).toBe('done');
    expect(await told()).toBeCloseTo(before + 90);
    const keys = (await living()).map((one) => `${one.donation_id} ${one.expense_id}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('that another one took over writes nothing any more', async () => {
    await books.spend(30);
    const { database } = books.context;
    let isLate = false;
    const slow = {
      ...database,
      query: database.query,
      transaction: (async (work) => {
        const done = await database.transaction(work);
        if (!isLate) {
          isLate = true;
          books.pass(130_000);
          expect(await run()).toBe('done');
        }
        return done;
      }) as typeof database.transaction,
    };
    await expect(
      runSpending({ ...parts(), database: slow }, new AbortController().signal, {
        onlyIfChanged: false,
      }),
    ).rejects.toThrow('taken over');
    expect(await told()).toBeCloseTo(before + 30);
  });
});
