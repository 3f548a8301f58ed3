import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

/** Written in migrations 1 and 166 for SQLite's trigrams; no query of the portal selects it by name. */
const sqliteOnly = new Set(['pets.row_number', 'pets_name_trigrams', 'searched_']);

describeOnBothDatabases('the schema that Kysely knows', (databases) => {
  it('is the schema that the migrations make', async () => {
    const { query } = await databases.open();
    const tables = await query.introspection.getTables();
    const migrated = tables
      .filter(({ name }) => !isOwn(name))
      .flatMap(({ name: table, columns }) =>
        columns
          .filter(({ name }) => !sqliteOnly.has(`${table}.${name}`))
          .map(({ name, dataType, isNullable }) => {
            const type = plainTypes[dataType.toLowerCase()] ?? dataType;
            return `${table}.${name}: ${type}${isNullable ? ' or null' : ''}`;
          }),
      );
    expect(migrated.length).toBeGreaterThan(500);
    expect(await typeErrors(comparison(migrated))).toBe('');
  });
});

/** What SQLite and PostgreSQL call the types that arrive as strings and numbers. */
const plainTypes: Record<string, string> = {
  text: 'string',
  integer: 'number',
  int4: 'number',
  real: 'number',
  float8: 'number',
};

/** The list of migrations, and the tables in which SQLite keeps trigrams. */
function isOwn(table: string): boolean {
  return table === 'schema_migrations' || [...sqliteOnly].some((name) => table.startsWith(name));
}

/** A program that compiles where these are the columns of `interface Tables`, with nothing missing and nothing more. */
const comparison = (columns: readonly string[]) => `
  import type { Tables } from '${path.resolve('server/db/tables.ts')}';
  type Plain<Value> = [Value] extends [string] ? 'string' : [Value] extends [number] ? 'number' : 'something else';
  type Described<Value> = null extends Value ? \`\${Plain<NonNullable<Value>>} or null\` : Plain<Value>;
  type ColumnsOf<Name extends keyof Tables> = {
    [Column in keyof Tables[Name] & string]: \`\${Name}.\${Column}: \${Described<Tables[Name][Column]>}\`;
  }[keyof Tables[Name] & string];
  type Declared = { [Name in keyof Tables]: ColumnsOf<Name> }[keyof Tables];
  ({
    ${columns.map((column) => `${JSON.stringify(column)}: 1,`).join('\n    ')}
  }) satisfies Record<Declared, 1>;
`;

/** What the compiler says of a program; '' where it compiles. */
async function typeErrors(program: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'comparison.ts');
  await writeFile(file, program);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--allowImportingTsExtensions'];
  const shape = ['--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, ...options, ...shape, file], (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || String(error) : ''),
    );
  });
}
