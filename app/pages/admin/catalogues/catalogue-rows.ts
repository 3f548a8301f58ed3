import { call, callPageOf, read } from '#app/api/call.ts';
import type { ListPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { Catalogue } from '#domain/catalogues/catalogue.ts';
import { type CatalogueName, catalogueNamed, catalogueNames } from '#domain/catalogues/index.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { namesOnTheWire } from '#domain/contract/field.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { payloadWriter } from '#domain/contract/wire.ts';
import {
  changeRow,
  createRow,
  findRows as findWireRows,
  removeRow as removeWireRow,
  type Row as WireRow,
} from '#domain/rows/row-calls.ts';

/** A row by the names of its fields. */
export type Row = Readonly<Record<string, unknown>> & { id: string };

export const catalogueOf = (schema: string | undefined): Catalogue | undefined =>
  catalogueNames.map(catalogueNamed).find((one) => one.schema === schema);

function rowReader({ fields }: Catalogue) {
  const read = entityReader(fields, namesOnTheWire(fields), {});
  return ({ id, created_at, payload }: WireRow): Row => ({
    ...read({ ...payload, id, created_at }),
    id,
  });
}

interface RowsQuery {
  schema: string;
  term: string;
  page: number;
}

const rowsShown = 30;

/** One page, by name. @throws ApiError */
export async function findRows({ schema, term, page }: RowsQuery): Promise<ListPage<Row>> {
  const catalogue = catalogueOf(schema);
  if (!catalogue) throw new Error(`There is no catalogue ${schema}`);
  const [name, value] = catalogue.searched(term);
  const where = term === '' ? [] : queryBy(catalogue.fields).contains(name, value);
  const filter = { where };
  const body = { schema, filter, page, limit: rowsShown };
  return callPageOf(findWireRows, body, rowReader(catalogue));
}

export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** What the reference fields of a catalogue may name: short lists, which come whole. @throws ApiError */
export async function findChoices({ editing }: Catalogue): Promise<Choices> {
  const references = Object.entries(editing?.references ?? {});
  const choices = references.map(async ([field, name]) => {
    const catalogue = catalogueNamed(name as CatalogueName);
    const rows = await read(findWireRows, { schema: catalogue.schema, limit: 100 });
    const options = rows
      .map(rowReader(catalogue))
      .map((row) => ({ value: row.id, label: nameOf(catalogue, row) }));
    return [field, options] as const;
  });
  return Object.fromEntries(await Promise.all(choices));
}

export const nameOf = ({ name }: Catalogue, row: Row): string => String(row[name]);

/** @param before the row that is changed; without, a new one is added. @throws ApiError */
export async function saveRow(
  { schema, fields }: Catalogue,
  values: Record<string, unknown>,
  { before, idempotencyKey }: { before: Row | undefined; idempotencyKey: IdempotencyKey },
): Promise<void> {
  const write = payloadWriter(fields, Object.keys(values));
  const payload = write(values);
  if (before) {
    const { id, version } = before;
    await call(changeRow, { schema, id, payload: { ...payload, version } });
  } else {
    await call(createRow, { schema, payload }, { idempotencyKey });
  }
}

/** @throws ApiError */
export async function removeRow({ schema }: Catalogue, { id }: Row): Promise<void> {
  await call(removeWireRow, { schema, id });
}
