import { z } from 'zod';
import { toWire } from '#domain/contract/translate.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import {
  cancelDocument,
  createDocument,
  findDocuments,
  moveDocument,
  removeDocument,
} from '#domain/documents/document-calls.ts';
import { AppError, invalid, notFound } from '#domain/errors.ts';
import { parseInput } from '../errors.ts';
import { atFilter, toRowQuery } from '../filter.ts';
import { implement } from '../implement.ts';
import type { Call } from '../registry.ts';
import { createdDocument } from '../schemas/created.ts';
import { type DocumentSchema, oneByKey, type WireDocument } from '../schemas/document.ts';
import { cancellationOf, makeTransition } from '../schemas/document-transitions.ts';
import { schemas } from '../schemas/index.ts';
import { anyDocument, rowOutput } from '../schemas/rows.ts';
import { allowed, type WirePayload } from '../schemas/schema.ts';
import { noDetails } from '../schemas/transitions.ts';

/** By another service. */
const isStamped = (schema: unknown) => schema === 'cfdis';

const rowsFor = (input: unknown) =>
  rowOutput((input as { schema?: unknown } | undefined)?.schema)?.array();

const crear = implement(createDocument, {
  summary:
    'Creates a document. Visitors may write `mensajes` and subscribe to `boletines` with a solved `captcha`.',
  waitsOutside: ({ schema }) => isStamped(schema),
  payloadOf: 'newDocument',
  output: () => createdDocument,
  example: {
    input: {
      schema: 'mensajes',
      payload: {
        encabezado: {
          nombre: 'Ana López',
          email_destino: 'ana@example.org',
          asunto: 'Quiero ayudar',
          mensaje: 'Me gustaría ser hogar temporal.',
        },
      },
    },
  },
  async handle({ input, ...call }) {
    const create = allowed(getSchema(input.schema).create, call.viewer);
    const { captcha, series } = input;
    if (create.series && !create.series.includes(series)) {
      throw invalid({ series: ['seriesUnknown'] });
    }
    const payload = parseInput(create.payload, input.payload);
    return { data: await create.run({ ...call, input: payload, series, captcha }) };
  },
});

const consultar = implement(findDocuments, {
  summary:
    'Finds documents, as `catalogos:consultar` finds rows. Each viewer finds what is theirs to see. Of kinds with transitions ' +
    '`with` may ask for `historial` (`payload.historial`: when, state, by whom, words; the first and the latest 99) and ' +
    '`transiciones` (those that the caller may make now).',
  output: () => z.array(anyDocument),
  outputFor: rowsFor,
  async handle({ input, viewer, context }) {
    const schema = getSchema(input.schema);
    const { find } = allowed(schema.read, viewer);
    const query = toRowQuery(input, schema, viewer);
    const requested = [...input.with, ...input['with-storage']];
    const { items, ...page } = await atFilter(() => find(context, viewer, query, requested));
    return { data: items, page };
  },
});

const cancelar = implement(cancelDocument, {
  summary:
    'Cancels a document, which stays in its series, and returns its `estado`. A `serie` and `folio` that the caller would not find are 404. ' +
    'Of `cfdis` it takes `motivo` and `folio_sustitucion`.',
  waitsOutside: ({ schema }) => isStamped(schema),
  async handle({ input: { schema: name, series, folio, ...fields }, ...call }) {
    const schema = getSchema(name);
    const cancel = allowed(cancellationOf(schema, call.viewer), call.viewer);
    const details = parseInput(cancel.details ?? noDetails, toWire(cancelDocument.takes, fields));
    const key = { series, folio };
    await getDocument(schema, call, key);
    await cancel.run({ ...call, input: details }, key);
    const cancelled = await getDocument(schema, call, key);
    return {
      data: {
        schema: name,
        series: cancelled.serie,
        folio: cancelled.folio,
        status: cancelled.estado,
      },
    };
  },
});

const transitar = implement(moveDocument, {
  summary:
    'Makes one of the transitions of a document’s kind (see its schema: from which states, to which, by whom and with what ' +
    'it takes, such as `mensaje`) and returns the document as it then stands, with `payload.historial` and `transiciones`. ' +
    'A transition that the kind does not have is 422 (`transitionUnknown`), one that the state does not allow 409 ' +
    '(`transitionNotAllowed`), one that is not the caller’s to make 403; a `serie` and `folio` that the caller would not find ' +
    'are 404.',
  waitsOutside: ({ schema }) => isStamped(schema),
  output: () => anyDocument,
  outputFor: (input) => rowOutput((input as { schema?: unknown } | undefined)?.schema),
  async handle({
    input: { schema: name, series, folio, transition: requested, language: _, ...fields },
    ...call
  }) {
    const schema = getSchema(name);
    allowed(schema.read, call.viewer);
    const transition = schema.states?.transitions.get(requested);
    if (!transition) throw unknownTransition();
    const key = { series, folio };
    const details = toWire(moveDocument.takes, fields) as WirePayload;
    await makeTransition(schema, transition, key, { ...call, input: details });
    return { data: await getDocument(schema, call, key, ['historial', 'transiciones']) };
  },
});

const eliminar = implement(removeDocument, {
  summary:
    'Deletes a document for good. A `serie` and `folio` that the caller would not find are 404.',
  async handle({ input, ...call }) {
    const schema = getSchema(input.schema);
    const remove = allowed(schema.remove, call.viewer);
    const key = { series: input.series, folio: input.folio };
    const { serie: series, folio } = await getDocument(schema, call, key);
    await remove.run({ ...call, input: undefined }, key);
    return { data: { schema: schema.name, series, folio } };
  },
});

export const documentos = [crear, consultar, transitar, cancelar, eliminar];

type Caller = Pick<Call<unknown>, 'viewer' | 'context'>;

const unknownTransition = () =>
  new AppError('invalid', 'transitionUnknown', {
    details: { transition: ['transitionUnknown'] },
  });

/** @throws AppError invalid */
function getSchema(name: string): DocumentSchema {
  const schema = schemas.get(name);
  if (schema?.kind !== 'document') throw invalid({ schema: ['schemaUnknown'] });
  return schema;
}

/**
 * As the caller finds it.
 * @param asked names of relations
 * @throws AppError notFound
 */
async function getDocument(
  { read, noun }: DocumentSchema,
  { viewer, context }: Caller,
  key: DocumentKey,
  requested?: readonly string[],
): Promise<WireDocument> {
  const [document] = (await read.find(context, viewer, oneByKey(key), requested)).items;
  if (!document) throw notFound(noun);
  return document;
}
