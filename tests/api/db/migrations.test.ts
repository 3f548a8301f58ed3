import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { Migration } from '#server/db/migrations/migration.ts';
import { openDatabase } from '#server/db/open.ts';
import { Refusal } from '#server/refusal.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

const log = pino({ level: 'silent' });

describeOnBothDatabases('migrations', (databases) => {
  const addTable = (name: string): Migration => ({
    up: async (tx) => {
      await tx.query.schema.createTable(name).addColumn('id', 'integer').execute();
    },
  });

  it('change nothing the second time', async () => {
    const config = await databases.newConfig();
    const first = await openDatabase(config.database, log);
    const products = await first.query.selectFrom('products').selectAll().orderBy('id').execute();
    await first.close();
    const second = await openDatabase(config.database, log);
    expect(await second.query.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(
      products,
    );
    await second.close();
  });

  it('run once although several processes start together', async () => {
    const config = await databases.newConfig({}, 'empty');
    const nodes = await Promise.all(
      Array.from({ length: 3 }, () => openDatabase(config.database, log)),
    );
    const more = [...migrations, addTable('later'), addTable('latest')];
    await Promise.all(nodes.map((node) => migrate(node, systemClock, more)));
    const { rows } = await sql<{ applied: number }>`
      select count(*) as applied from schema_migrations`.execute(nodes[0]?.query as never);
    expect(rows).toEqual([{ applied: more.length }]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('leave nothing of one that fails, and keep those before it', async () => {
    const database = await databases.open();
    const failing: Migration = {
      up: async (tx, dialect, clock) => {
        await addTable('half_done').up(tx, dialect, clock);
        throw new Error('power cut');
      },
    };
    const list = [...migrations, addTable('whole'), failing];
    await expect(migrate(database, systemClock, list)).rejects.toThrow('power cut');
    const tables = (await database.query.introspection.getTables()).map((table) => table.name);
    expect(tables).toContain('whole');
    expect(tables).not.toContain('half_done');
  });

  it('refuse a database that a newer version made', async () => {
    const config = await databases.newConfig();
    const newer = await openDatabase(config.database, log);
    await migrate(newer, systemClock, [...migrations, addTable('future')]);
    await newer.close();
    const older = openDatabase(config.database, log);
    await expect(older).rejects.toThrow(Refusal);
    await expect(older).rejects.toThrow('The database was made by a newer version');
  });

  it('fill the catalogues that a fresh portal needs', async () => {
    const { query } = await databases.open();
    const codes = async (table: 'sat_cfdi_uses' | 'sat_payment_forms') =>
      (await query.selectFrom(table).select('code').orderBy('code').execute()).map(
        (row) => row.code,
      );
    expect(await codes('sat_payment_forms')).toEqual(
      '01 02 03 04 05 06 08 12 13 14 15 17 23 24 25 26 27 28 29 30 31 99'.split(' '),
    );
    expect(await codes('sat_cfdi_uses')).toEqual(
      'CN01 CP01 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 G01 G02 G03 I01 I02 I03 I04 I05 I06 I07 I08 S01'.split(
        ' ',
      ),
    );
    const products = await query.selectFrom('products').select('name').execute();
    expect(products.map((product) => product.name)).toEqual(
      expect.arrayContaining([
        'tratamiento',
        'recurrente',
        'esterilizacion',
        'alimento',
        'Vacunas',
      ]),
    );
    expect(await query.selectFrom('categories').select('name').execute()).not.toEqual([]);
  });
});
