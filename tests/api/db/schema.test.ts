import ts from 'typescript-6';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

/** Written in migration 1 for SQLite's name index; no query of the portal selects it by name. */
const sqliteOnly = new Set(['pets.row_number', 'pets_name_trigrams']);

describeOnBothDatabases('the schema that Kysely knows', (databases) => {
  it('is the schema that the migrations make', async () => {
    const { query } = await databases.open();
    const migrated: Record<string, Record<string, Column>> = {};
    for (const table of await query.introspection.getTables()) {
      if (isOwn(table.name)) continue;
      migrated[table.name] = Object.fromEntries(
        table.columns
          .filter((column) => !sqliteOnly.has(`${table.name}.${column.name}`))
          .map(({ name, dataType, isNullable }) => [
            name,
            { type: plainTypes[dataType.toLowerCase()] ?? dataType, nullable: isNullable },
          ]),
      );
    }
    expect(migrated).toEqual(declaredTables());
  });
});

interface Column {
  type: string;
  nullable: boolean;
}

/** What SQLite and PostgreSQL call the types that arrive as strings and numbers. */
const plainTypes: Record<string, string> = {
  text: 'string',
  integer: 'number',
  int4: 'number',
  real: 'number',
  float8: 'number',
};

/** The list of migrations, and the tables in which SQLite keeps a trigram index. */
function isOwn(table: string): boolean {
  return table === 'schema_migrations' || [...sqliteOnly].some((name) => table.startsWith(name));
}

let declared: Record<string, Record<string, Column>> | undefined;

/** `interface Tables` of tables.ts, read by the compiler itself: a second list could lie. */
function declaredTables(): Record<string, Record<string, Column>> {
  declared ??= readTables();
  return declared;
}

function readTables(): Record<string, Record<string, Column>> {
  const file = 'server/db/tables.ts';
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    // Nothing of a browser stands in a table.
    lib: ['lib.es2023.d.ts'],
    types: [],
  });
  const checker = program.getTypeChecker();
  const tables = program
    .getSourceFile(file)
    ?.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Tables');
  if (!tables) throw new Error(`${file} declares no Tables.`);

  const propertiesOf = (type: ts.Type) =>
    type
      .getProperties()
      .map((property) => [property.name, checker.getTypeOfSymbol(property)] as const);
  const column = (type: ts.Type): Column => {
    const given = checker.getNonNullableType(type);
    const base = checker.getBaseTypeOfLiteralType(given);
    return { type: checker.typeToString(base), nullable: given !== type };
  };
  return Object.fromEntries(
    propertiesOf(checker.getTypeAtLocation(tables)).map(([name, table]) => [
      name,
      Object.fromEntries(propertiesOf(table).map(([key, type]) => [key, column(type)])),
    ]),
  );
}
