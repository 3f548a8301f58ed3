import { z } from 'zod';
import { invalid, notFound } from '#domain/errors.ts';
import { changeRow, createRow, findRows, removeRow, replaceRow } from '#domain/rows/row-calls.ts';
import { atFilter, toRowQuery } from '../filter.ts';
import { implement } from '../implement.ts';
import type { Call } from '../registry.ts';
import { schemas } from '../schemas/index.ts';
import { anyRow, rowOutput } from '../schemas/rows.ts';
import {
  allowed,
  type CatalogueSchema,
  type RowWrites,
  type WirePayload,
  type WireRow,
} from '../schemas/schema.ts';

/** What the schema that a call names has as its row. */
const rowFor = (input: unknown) => rowOutput((input as { schema?: unknown } | undefined)?.schema);
const rowsFor = (input: unknown) => rowFor(input)?.array();

const consultar = implement(findRows, {
  summary:
    'Finds rows of a schema: filtered, ordered and in pages. Each viewer finds what is theirs to see.',
  output: () => z.array(anyRow),
  outputFor: rowsFor,
  example: {
    input: {
      schema: 'mascotas',
      filter: {
        where: [{ field: 'payload.ciudad', operator: '=', value: 'cancun', collate: 'es_ci_ai' }],
      },
      order: [{ field: 'payload.fecha_creado' }],
      limit: 20,
    },
  },
  async handle({ input, viewer, context }) {
    const schema = getSchema(input.schema);
    const { find } = allowed(schema.read, viewer);
    const query = toRowQuery(input, schema, viewer);
    const requested = [...input.with, ...input['with-storage']];
    const { items, ...page } = await atFilter(() => find(context, viewer, query, requested));
    return { data: items, page };
  },
});

const crear = implement(createRow, {
  summary: 'Creates a row of a schema and returns it; `data.id` is its id.',
  payloadOf: 'row',
  output: () => anyRow,
  outputFor: rowFor,
  example: { input: { schema: 'categorias', payload: { nombre: 'Refugios' } } },
  async handle({ input, ...call }) {
    const schema = getWritable(input.schema, call);
    return { data: await createdRow(schema, { ...call, input: input.payload }) };
  },
});

const actualizar = implement(changeRow, {
  summary:
    'Merges the payload into a row (what is not sent stays) and returns the row; without `id` it creates one.',
  payloadOf: 'row',
  output: () => anyRow,
  outputFor: rowFor,
  example: {
    input: {
      schema: 'mascotas',
      id: '01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21',
      payload: { personalidad: 'Tranquila y muy cariñosa.' },
    },
  },
  async handle({ input, ...call }) {
    const schema = getWritable(input.schema, call);
    const write = { ...call, input: input.payload };
    if (input.id === undefined) return { data: await createdRow(schema, write) };
    await schema.writes.change(write, input.id, { whole: false });
    return { data: await getRow(schema, call, input.id) };
  },
});

const remplazar = implement(replaceRow, {
  summary:
    'Replaces what a caller can say about a row and returns the row. What the server sets itself stays.',
  payloadOf: 'row',
  output: () => anyRow,
  outputFor: rowFor,
  async handle({ input, ...call }) {
    const schema = getWritable(input.schema, call);
    const write = { ...call, input: input.payload };
    await schema.writes.change(write, input.id, { whole: true });
    return { data: await getRow(schema, call, input.id) };
  },
});

const eliminar = implement(removeRow, {
  summary: 'Removes a row for good.',
  async handle({ input, ...call }) {
    const { schema, id: rowId } = input;
    await getWritable(schema, call).writes.remove({ ...call, input: undefined }, rowId);
    return { data: { schema, id: rowId } };
  },
});

export const catalogos = [consultar, crear, actualizar, remplazar, eliminar];

type WritableSchema = CatalogueSchema & { writes: RowWrites };

/** @throws AppError invalid */
function getSchema(name: string): CatalogueSchema {
  const schema = schemas.get(name);
  if (schema?.kind !== 'catalogue') throw invalid({ schema: ['schemaUnknown'] });
  return schema;
}

/** @throws AppError invalid, forbidden */
function getWritable(name: string, { viewer }: Pick<Call<unknown>, 'viewer'>): WritableSchema {
  const schema = getSchema(name);
  return { ...schema, writes: allowed(schema.writes, viewer) };
}

async function createdRow(schema: WritableSchema, write: Call<WirePayload>) {
  const id = await write.once((record) => schema.writes.create(write, record));
  return getRow(schema, write, id);
}

/** As the caller now finds it. */
export async function getRow(
  schema: CatalogueSchema,
  { context, viewer }: Pick<Call<unknown>, 'context' | 'viewer'>,
  rowId: string,
): Promise<WireRow> {
  const where = [{ field: 'id', operator: '=', value: rowId } as const];
  const found = await schema.read.find(context, viewer, { where, order: [], page: 1, limit: 1 });
  const [row] = found.items;
  if (!row) throw notFound('row');
  return row;
}
