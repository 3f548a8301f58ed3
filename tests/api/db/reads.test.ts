import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { describeOnBothDatabases, describeOnPostgres } from '#tests/setup/databases.ts';
import { createPostgresDatabase, templateDatabase } from '#tests/setup/postgres-databases.ts';

describeOnBothDatabases('a read that was compiled before', (databases) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.open();
  });

  const parameter = (kind: string) => (kind === 'sqlite' ? '?' : '$1');

  it('finds rows by the names of their columns', async () => {
    const text = `select 1 as one, cast(${parameter(databases.kind)} as text) as "the other", null as missing`;
    for (const value of ['a', 'b']) {
      const rows = await database.readRows({ sql: text, parameters: [value] });
      expect(rows).toEqual([{ one: 1, 'the other': value, missing: null }]);
    }
  });

  it('may find nothing', async () => {
    const text = 'select city_search from pet_cities';
    expect(await database.readRows({ sql: text, parameters: [] })).toEqual([]);
  });
});

describeOnPostgres('reads that are asked again and again', (server) => {
  let database: Database;
  beforeAll(async () => {
    const url = await createPostgresDatabase(server, 'named_reads', templateDatabase);
    database = await openDatabase({ kind: 'postgres', url }, pino({ level: 'silent' }));
  });
  afterAll(() => database.close());

  /** One after the other, so that one connection does all. */
  async function ask(text: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await database.readRows({ sql: text, parameters: [time] });
    }
  }

  async function kept(): Promise<string[]> {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements order by prepare_time
    `.execute(database.query);
    return rows.map(({ statement }) => statement);
  }

  it('are planned for their values where these are patterns', async () => {
    await ask('select city_search from pet_cities where city_search like $1', 25);
    expect(await kept()).toEqual([]);
  });

  it('are kept parsed, up to a number', async () => {
    await ask('select $1::int as seldom', 5);
    expect(await kept()).toEqual([]);
    for (let read = 1; read <= 60; read += 1) await ask(`select $1::int as read_${read}`, 25);
    const statements = await kept();
    expect(statements).toHaveLength(50);
    expect(statements).toContain('select $1::int as read_1');
  });
});
