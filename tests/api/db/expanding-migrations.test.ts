import { sql, type TableMetadata } from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { createDatabase, type Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/dialects/postgres.ts';
import { openSqlite } from '#server/db/dialects/sqlite.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { NamedMigration } from '#server/db/migrations/migration.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

/** Those up to this one were made for one process that stops before the next version starts. */
const lastBefore = migrations.findIndex(({ name }) => name === 'giveProductsKeys');

describeOnBothDatabases('a migration, while the version before it still runs', (databases) => {
  let database: Database | undefined;
  afterEach(() => database?.close());

  /** @returns what each of `added` takes from who knows only what was there before */
  async function breaks(base: readonly NamedMigration[], added: readonly NamedMigration[]) {
    const { database: config } = await databases.newConfig({}, 'empty');
    const opened = config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config);
    database = createDatabase(opened, pino({ level: 'silent' }));
    await migrate(database, systemClock, base);
    const found: string[] = [];
    let before = await database.query.introspection.getTables();
    for (const [index, migration] of added.entries()) {
      await migrate(database, systemClock, [...base, ...added.slice(0, index + 1)]);
      const after = await database.query.introspection.getTables();
      if (!migration.contract) {
        found.push(...takenAway(before, after).map((what) => `${migration.name}: ${what}`));
      }
      before = after;
    }
    return found;
  }

  it('takes nothing away that it uses', async () => {
    const [base, added] = [migrations.slice(0, lastBefore + 1), migrations.slice(lastBefore + 1)];
    expect(lastBefore).toBeGreaterThan(0);
    expect(await breaks(base, added)).toEqual([]);
  });

  it('would be found', async () => {
    const { integer, text } = { integer: 'integer', text: 'text' };
    const base = change('base', [
      `create table one (id ${text} primary key, kept ${text}, lost ${text}, old ${text})`,
      `create table two (id ${text} primary key)`,
    ]);
    const bad = change('bad', [
      'alter table one drop column lost',
      'alter table one rename column old to new',
      'drop table two',
    ]);
    const alsoBad = change('alsoBad', [
      'drop table one',
      `create table one (id ${text} primary key, kept ${integer}, "new" ${text}, required ${text} not null)`,
    ]);
    const good = change('good', [
      `alter table one add column may_be_null ${text}`,
      `alter table one add column has_default ${integer} not null default 0`,
      `create table three (id ${text} primary key, required ${text} not null)`,
    ]);
    const contract = { ...change('contract', ['drop table three']), contract: '1.2' };
    expect(await breaks([base], [bad, alsoBad, good, contract])).toEqual([
      'bad: one.lost is gone',
      'bad: one.old is gone',
      'bad: two is gone',
      'alsoBad: one.kept is of another type',
      'alsoBad: one.required has to be given',
    ]);
  });
});

const change = (name: string, statements: readonly string[]): NamedMigration => ({
  name,
  async up({ query }) {
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
});

function takenAway(before: readonly TableMetadata[], after: readonly TableMetadata[]): string[] {
  return before.flatMap((table) => {
    const now = after.find(({ name }) => name === table.name);
    if (!now) return [`${table.name} is gone`];
    const lost = table.columns.flatMap((column) => {
      const where = `${table.name}.${column.name}`;
      const changed = now.columns.find(({ name }) => name === column.name);
      if (!changed) return [`${where} is gone`];
      if (changed.dataType !== column.dataType) return [`${where} is of another type`];
      return column.isNullable && !changed.isNullable ? [`${where} has to be given`] : [];
    });
    const required = now.columns
      .filter(({ name }) => !table.columns.some((column) => column.name === name))
      .filter(({ isNullable, hasDefaultValue, isAutoIncrementing }) => {
        return !isNullable && !hasDefaultValue && !isAutoIncrementing;
      })
      .map(({ name }) => `${table.name}.${name} has to be given`);
    return [...lost, ...required];
  });
}
