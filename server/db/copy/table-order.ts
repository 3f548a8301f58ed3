import type { TableShape } from './table-rows.ts';

export interface ListedColumn {
  table: string;
  column: string;
  /** From 1 on where it is part of the primary key. */
  keyPosition: number | null;
}

export interface Reference {
  table: string;
  refersTo: string;
}

/** What the portal's copies leave out: the list of migrations is compared instead. */
const uncopied = ['schema_migrations', 'unfinished_copy'];
/** Litestream keeps tables of its own in the database that it ships. */
const isLitestreams = (name: string) => name.startsWith('_litestream_');

/** The tables, each behind those that it refers to, so that rows can be stored in this order. */
export function orderTables(
  columns: readonly ListedColumn[],
  references: readonly Reference[],
): TableShape[] {
  const names = new Set(columns.map(({ table }) => table));
  const shapes = new Map(
    [...names]
      .filter((name) => !uncopied.includes(name) && !isLitestreams(name))
      .sort()
      .map((name) => [
        name,
        shapeOf(
          name,
          columns.filter(({ table }) => table === name),
        ),
      ]),
  );
  const ordered = new Set<TableShape>();
  const visit = (shape: TableShape) => {
    for (const { table, refersTo } of references) {
      const other = shapes.get(refersTo);
      if (table === shape.name && other && other !== shape && !ordered.has(other)) visit(other);
    }
    ordered.add(shape);
  };
  for (const shape of shapes.values()) visit(shape);
  return [...ordered];
}

function shapeOf(name: string, columns: readonly ListedColumn[]): TableShape {
  const key = columns
    .filter(({ keyPosition }) => keyPosition)
    .sort((a, b) => Number(a.keyPosition) - Number(b.keyPosition));
  if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
  return {
    name,
    columns: columns.map(({ column }) => column).sort(),
    key: key.map(({ column }) => column),
  };
}

const quoted = (name: string) => `"${name}"`;

/** @param sorted a column of the key, as it is compared */
export function selectRows(
  { name, columns, key }: TableShape,
  {
    after,
    sorted = quoted,
    placeholder,
  }: { after: boolean; sorted?: (column: string) => string; placeholder: (n: number) => string },
): string {
  const order = key.map(sorted);
  const places = key.map((_, index) => placeholder(index + 1));
  const where = after ? `where (${order.join()}) > (${places.join()})` : '';
  return `select ${columns.map(quoted).join()} from ${quoted(name)} ${where} order by ${order.join()}`;
}
