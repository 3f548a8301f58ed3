import { callApi, callApiPage, type ListPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { Catalogue } from '#domain/catalogues/catalogue.ts';
import { type CatalogueName, catalogueNamed, catalogueNames } from '#domain/catalogues/index.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { namesOnTheWire } from '#domain/contract/field.ts';
import { payloadWriter } from '#domain/contract/wire.ts';

/** A row by the names of its fields. */
export type Row = Readonly<Record<string, unknown>> & { id: string };

export const catalogueOf = (schema: string | undefined): Catalogue | undefined =>
  catalogueNames.map(catalogueNamed).find((one) => one.schema === schema);

function rowReader({ fields }: Catalogue) {
  const read = entityReader(fields, namesOnTheWire(fields), {});
  return ({ id, created_at, payload }: DataOf<'catalogos:consultar'>[number]): Row => ({
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
  const field = `payload.${catalogue.fields[name]?.wire}`;
  const where = { field, operator: 'contains', value, collate: 'es_ci_ai' };
  const filter = { where: term === '' ? [] : [where] };
  const body = { schema, filter, page, limit: rowsShown };
  return callApiPage('catalogos:consultar', body, rowReader(catalogue));
}

export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** What the reference fields of a catalogue may name: short lists, which come whole. @throws ApiError */
export async function findChoices({ editing }: Catalogue): Promise<Choices> {
  const references = Object.entries(editing?.references ?? {});
  const choices = references.map(async ([field, name]) => {
    const catalogue = catalogueNamed(name as CatalogueName);
    const rows = await callApi('catalogos:consultar', { schema: catalogue.schema, limit: 100 });
    const read = rowReader(catalogue);
    const options = rows.map(read).map((row) => ({ value: row.id, label: nameOf(catalogue, row) }));
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
    await callApi('catalogos:actualizar', { schema, id, payload: { ...payload, version } });
  } else {
    await callApi('catalogos:crear', { schema, payload }, { idempotencyKey });
  }
}

/** @throws ApiError */
export async function removeRow({ schema }: Catalogue, { id }: Row): Promise<void> {
  await callApi('catalogos:eliminar', { schema, id });
}
