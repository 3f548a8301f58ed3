import { z } from 'zod';
import { forbidden, invalid } from '#domain/errors.ts';
import { parseInput } from '../errors.ts';
import { atFilter, queryInput, toRowQuery } from '../filter.ts';
import { defineAction } from '../registry.ts';
import type { DocumentSchema } from '../schemas/document.ts';
import { documentSchemas } from '../schemas/documents.ts';
import { mayUse } from '../schemas/schema.ts';

const schemaName = z.string().max(100);
const serie = z.string().max(20).default('');
const one = z.strictObject({ schema: schemaName, serie, folio: z.int32().min(1) });

const crear = defineAction({
  name: 'documentos:crear',
  summary:
    'Creates a document. Visitors may write `mensajes` and subscribe to `boletines` with a solved `captcha`.',
  access: 'everyone',
  input: z.strictObject({
    schema: schemaName,
    serie,
    payload: z.unknown(),
    captcha: z.string().optional(),
  }),
  async handle({ input, ...call }) {
    const { creation } = getSchema(input.schema);
    if (!creation) throw unsupported();
    const payload = parseInput(creation.payload, input.payload);
    const { captcha } = input;
    return { data: await creation.create({ ...call, input: payload, captcha }) };
  },
});

const consultar = defineAction({
  name: 'documentos:consultar',
  summary:
    'Finds documents, as `catalogos:consultar` finds rows. Each viewer finds what is theirs to see.',
  access: 'session',
  input: queryInput,
  async handle({ input, viewer, context }) {
    const schema = getSchema(input.schema);
    if (!mayUse(schema.readers, viewer)) throw forbidden();
    const query = toRowQuery(input, schema, viewer);
    const { items, ...page } = await atFilter(() => schema.find(context, viewer, query));
    return { data: items, page };
  },
});

const cancelar = defineAction({
  name: 'documentos:cancelar',
  summary: 'Gives a document the state `cancelado`; it stays in its series.',
  access: 'session',
  input: one,
  async handle({ input: { schema, folio }, context, viewer }) {
    const { cancel } = getSchema(schema);
    if (!cancel) throw unsupported();
    await cancel(context, viewer, folio);
    return { data: { schema, folio, estado: 'cancelado' } };
  },
});

const eliminar = defineAction({
  name: 'documentos:eliminar',
  summary: 'Deletes a document for good.',
  access: 'session',
  input: one,
  async handle({ input: { schema, folio }, context, viewer }) {
    const { remove } = getSchema(schema);
    if (!remove) throw unsupported();
    await remove(context, viewer, folio);
    return { data: { schema, folio } };
  },
});

export const documentos = [crear, consultar, cancelar, eliminar];

/** @throws AppError invalid */
function getSchema(name: string): DocumentSchema {
  const schema = documentSchemas.get(name);
  if (!schema) throw invalid({ schema: ['El esquema no existe.'] });
  return schema;
}

const unsupported = () => invalid({ schema: ['El esquema no admite esta acción.'] });
