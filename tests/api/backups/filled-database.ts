import type { ColumnMetadata } from 'kysely';
import type { Config } from '#server/config/config.ts';
import { digestTable } from '#server/db/copy/digest.ts';
import { openSnapshot } from '#server/db/copy/snapshot.ts';
import { storeRows } from '#server/db/copy/store-rows.ts';
import type { Database } from '#server/db/database.ts';

const texts = {
  one: 'Ñandú 🐕‍🦺 "x" \\ \n\t{"a":[null]}',
  two: `${'línea larga 🐈 '.repeat(2_000)}`,
};

/** Two rows in every table that there is: one full, one with nothing where nothing may stand. */
export async function fillTables(config: Config, database: Database): Promise<void> {
  const snapshot = await openSnapshot(config.database);
  const { tables } = snapshot;
  await snapshot.close();
  const known = await database.query.introspection.getTables();
  for (const table of tables) {
    const columns = known.find(({ name }) => name === table.name)?.columns ?? [];
    for (const row of ['one', 'two'] as const) {
      if (row === 'two' && table.columns.includes('only_one')) continue;
      const values = table.columns.map((name) => {
        const column = columns.find((one) => one.name === name);
        return [name, column ? sampleOf(column, row) : null];
      });
      await database.transaction((tx) => storeRows(tx, table, [Object.fromEntries(values)]));
    }
  }
}

function sampleOf({ name, dataType, isNullable }: ColumnMetadata, row: 'one' | 'two') {
  const type = dataType.toLowerCase();
  const nth = row === 'one' ? 1 : 2;
  if (isNullable && row === 'two') return null;
  if (type === 'integer' || type === 'int4') return name === 'only_one' ? 1 : nth;
  if (type === 'real' || type === 'float8') return nth / 3;
  // Whatever refers to something refers to the row of the same name.
  if (/^id$|_(?:id|by)$/.test(name)) return row;
  if (name === 'widths_json') return '[]';
  // Indexes read a member of them.
  if (name === 'adopter_json') return JSON.stringify({ phone: '9841234567', name: texts.two });
  if (name === 'voucher_json') return JSON.stringify({ reference: '4000', bank: texts.two });
  // Only what is in no index can be as long as anything.
  const isLong = /_json$|^(?:story|message|words|comments)$/.test(name);
  return `${row} ${isLong ? texts.two : texts.one}`;
}

/** By table, what it holds: the same on both databases where they hold the same. */
export async function contentsOf(config: Pick<Config, 'database'>) {
  const snapshot = await openSnapshot(config.database);
  const contents: Record<string, unknown> = {};
  for (const table of snapshot.tables) contents[table.name] = await digestTable(snapshot, table);
  await snapshot.close();
  return contents;
}
