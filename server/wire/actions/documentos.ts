import { z } from 'zod';
import type { DocumentKey } from '#domain/documents/document.ts';
import { AppError, invalid, notFound } from '#domain/errors.ts';
import { parseInput } from '../errors.ts';
import { atFilter, queryInput, toRowQuery } from '../filter.ts';
import { type Call, defineAction } from '../registry.ts';
import { createdDocument } from '../schemas/created.ts';
import { type DocumentSchema, oneByKey, type WireDocument } from '../schemas/document.ts';
import { cancellationOf, makeTransition } from '../schemas/document-transitions.ts';
import { schemas } from '../schemas/index.ts';
import { anyDocument, rowOutput } from '../schemas/rows.ts';
import { allowed } from '../schemas/schema.ts';
import { noDetails } from '../schemas/transitions.ts';
import { shape, text } from '../values.ts';
import { wireLanguage } from '../wire-text.ts';

const schemaName = z.string().max(100);
const serie = z.string().max(20).default('');
const one = z.strictObject({ schema: schemaName, serie, folio: z.int32().min(1) });
/** By another service. */
const isStamped = (schema: unknown) => schema === 'cfdis';

const rowsFor = (input: unknown) =>
  rowOutput((input as { schema?: unknown } | undefined)?.schema)?.array();

const crear = defineAction({
  name: 'documentos:crear',
  summary:
    'Creates a document. Visitors may write `mensajes` and subscribe to `boletines` with a solved `captcha`.',
  access: 'everyone',
  waitsOutside: ({ schema }) => isStamped(schema),
  creates: true,
  input: z.strictObject({
    schema: schemaName,
    serie,
    payload: z.unknown(),
    captcha: z.string().optional(),
  }),
  payloadOf: 'newDocument',
  output: createdDocument,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: [
      'donationInvoiceUnderWay',
      'invoiceAskedLate',
      'donationInvoiced',
      'donationOfTrial',
      'issuerMissing',
      'donationWithoutTaxes',
      'sealExpired',
      'stampingMissing',
      'stampingTooLate',
      'csdBusy',
      'donationInGlobalInvoice',
      'donationNotPaid',
      'donorGone',
      'donorsDiffer',
      'alreadyApplied',
      'alreadyListed',
      'conflict',
    ],
    422: [
      'rfcUnknownToSat',
      'nameUnknownToSat',
      'postalCodeUnknownToSat',
      'regimeDoesNotFit',
      'cfdiUseRefused',
      'stampingRefused',
      'adoptionProfileMissing',
      'tooManyApplications',
      'captchaRequired',
      'captchaExpired',
    ],
    503: ['stampingMissing'],
  },
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
    if (create.series && !create.series.includes(input.serie)) {
      throw invalid({ serie: ['seriesUnknown'] });
    }
    const payload = parseInput(create.payload, input.payload);
    const { captcha, serie: series } = input;
    return { data: await create.run({ ...call, input: payload, series, captcha }) };
  },
});

const consultar = defineAction({
  name: 'documentos:consultar',
  summary:
    'Finds documents, as `catalogos:consultar` finds rows. Each viewer finds what is theirs to see. Of kinds with transitions ' +
    '`with` may ask for `historial` (`payload.historial`: when, state, by whom, words; the first and the latest 99) and ' +
    '`transiciones` (those that the caller may make now).',
  access: 'session',
  input: queryInput,
  output: z.array(anyDocument),
  outputFor: rowsFor,
  paginated: true,
  async handle({ input, viewer, context }) {
    const schema = getSchema(input.schema);
    const { find } = allowed(schema.read, viewer);
    const query = toRowQuery(input, schema, viewer);
    const requested = [...input.with, ...input['with-storage']];
    const { items, ...page } = await atFilter(() => find(context, viewer, query, requested));
    return { data: items, page };
  },
});

const cancelar = defineAction({
  name: 'documentos:cancelar',
  summary:
    'Cancels a document, which stays in its series, and returns its `estado`. A `serie` and `folio` that the caller would not find are 404. ' +
    'Of `cfdis` it takes `motivo` and `folio_sustitucion`.',
  access: 'session',
  waitsOutside: ({ schema }) => isStamped(schema),
  input: z.looseObject(one.shape),
  output: shape({ schema: text, serie: text, folio: z.int().nullable(), estado: text }),
  errors: {
    404: ['notFound'],
    409: ['invoiceNotValid', 'cancellationRefused', 'stampingMissing', 'conflict'],
    503: ['stampingMissing'],
  },
  async handle({ input: { schema: name, serie, folio, ...fields }, ...call }) {
    const schema = getSchema(name);
    const cancel = allowed(cancellationOf(schema, call.viewer), call.viewer);
    const details = parseInput(cancel.details ?? noDetails, fields);
    const key = { series: serie, folio };
    await getDocument(schema, call, key);
    await cancel.run({ ...call, input: details }, key);
    const { serie: series, folio: cancelled, estado } = await getDocument(schema, call, key);
    return { data: { schema: schema.name, serie: series, folio: cancelled, estado } };
  },
});

const transitar = defineAction({
  name: 'documentos:transitar',
  summary:
    'Makes one of the transitions of a document’s kind (see its schema: from which states, to which, by whom and with what ' +
    'it takes, such as `mensaje`) and returns the document as it then stands, with `payload.historial` and `transiciones`. ' +
    'A transition that the kind does not have is 422 (`transitionUnknown`), one that the state does not allow 409 ' +
    '(`transitionNotAllowed`), one that is not the caller’s to make 403; a `serie` and `folio` that the caller would not find ' +
    'are 404.',
  access: 'session',
  creates: true,
  waitsOutside: ({ schema }) => isStamped(schema),
  input: z.looseObject({ ...one.shape, transicion: z.string().max(100), lang: wireLanguage }),
  output: anyDocument,
  outputFor: (input) => rowOutput((input as { schema?: unknown } | undefined)?.schema),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: [
      'transitionNotAllowed',
      'invoiceNotValid',
      'invoiceMayBeStamped',
      'cancellationRefused',
      'petHasAnotherFamily',
      'bondedPairStaysTogether',
      'adopterRestricted',
      'anotherFamilyChosen',
      'otherFamilyChosen',
      'stampingMissing',
      'conflict',
    ],
    422: ['transitionUnknown'],
  },
  async handle({
    input: { schema: name, serie, folio, transicion, lang: _lang, ...fields },
    ...call
  }) {
    const schema = getSchema(name);
    allowed(schema.read, call.viewer);
    const transition = schema.states?.transitions.get(transicion);
    if (!transition) throw unknownTransition();
    const key = { series: serie, folio };
    await makeTransition(schema, transition, key, { ...call, input: fields });
    return { data: await getDocument(schema, call, key, ['historial', 'transiciones']) };
  },
});

const eliminar = defineAction({
  name: 'documentos:eliminar',
  summary:
    'Deletes a document for good. A `serie` and `folio` that the caller would not find are 404.',
  access: 'session',
  input: one,
  output: shape({ schema: text, serie: text, folio: z.int().nullable() }),
  errors: { 404: ['notFound'], 409: ['conflict'] },
  async handle({ input, ...call }) {
    const schema = getSchema(input.schema);
    const remove = allowed(schema.remove, call.viewer);
    const key = { series: input.serie, folio: input.folio };
    const { serie: series, folio } = await getDocument(schema, call, key);
    await remove.run({ ...call, input: undefined }, key);
    return { data: { schema: schema.name, serie: series, folio } };
  },
});

export const documentos = [crear, consultar, transitar, cancelar, eliminar];

type Caller = Pick<Call<unknown>, 'viewer' | 'context'>;

const unknownTransition = () =>
  new AppError('invalid', 'transitionUnknown', {
    details: { transicion: ['transitionUnknown'] },
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
