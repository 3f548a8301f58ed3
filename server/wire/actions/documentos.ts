import { z } from 'zod';
import type { DocumentKey } from '#domain/documents/document.ts';
import { invalid, notFound } from '#domain/errors.ts';
import { parseInput } from '../errors.ts';
import { atFilter, queryInput, toRowQuery } from '../filter.ts';
import { type Call, defineAction } from '../registry.ts';
import { createdDocument } from '../schemas/created.ts';
import type { DocumentSchema, WireDocument } from '../schemas/document.ts';
import { schemas } from '../schemas/index.ts';
import { anyDocument, rowOutput } from '../schemas/rows.ts';
import { allowed } from '../schemas/schema.ts';
import { shape, text } from '../values.ts';

const schemaName = z.string().max(100);
const serie = z.string().max(20).default('');
const one = z.strictObject({ schema: schemaName, serie, folio: z.int32().min(1) });
type One = z.output<typeof one>;
const nothing = z.strictObject({});
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
      'captchaRequired',
      'captchaExpired',
    ],
    503: ['stampingMissing'],
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
    'Finds documents, as `catalogos:consultar` finds rows. Each viewer finds what is theirs to see.',
  access: 'session',
  input: queryInput,
  output: z.array(anyDocument),
  outputFor: rowsFor,
  paginated: true,
  async handle({ input, viewer, context }) {
    const schema = getSchema(input.schema);
    const { find } = allowed(schema.read, viewer);
    const query = toRowQuery(input, schema, viewer);
    const { items, ...page } = await atFilter(() => find(context, viewer, query));
    return { data: items, page };
  },
});

const cancelar = defineAction({
  name: 'documentos:cancelar',
  summary:
    'Cancels a document, which stays in its series, and answers its `estado`. A `serie` and `folio` that the caller would not find are 404. ' +
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
  async handle({ input: { schema: name, serie, folio, ...said }, ...call }) {
    const schema = getSchema(name);
    const cancel = allowed(schema.cancel, call.viewer);
    const details = parseInput(cancel.details ?? nothing, said);
    const which = { schema: name, serie, folio };
    const key = keyOf(await getDocument(schema, call, which));
    await cancel.run({ ...call, input: details }, key);
    const { serie: series, folio: cancelled, estado } = await getDocument(schema, call, which);
    return { data: { schema: schema.name, serie: series, folio: cancelled, estado } };
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
    const key = keyOf(await getDocument(schema, call, input));
    await remove.run({ ...call, input: undefined }, key);
    return { data: { schema: schema.name, serie: key.series, folio: key.folio } };
  },
});

export const documentos = [crear, consultar, cancelar, eliminar];

type Caller = Pick<Call<unknown>, 'viewer' | 'context'>;

/** @throws AppError invalid */
function getSchema(name: string): DocumentSchema {
  const schema = schemas.get(name);
  if (schema?.kind !== 'document') throw invalid({ schema: ['schemaUnknown'] });
  return schema;
}

/**
 * As the caller finds it.
 * @throws AppError notFound
 */
async function getDocument(
  { read, noun }: DocumentSchema,
  { viewer, context }: Caller,
  { serie: series, folio }: One,
): Promise<WireDocument> {
  const where = [
    { field: 'series', operator: '=', value: series },
    { field: 'folio', operator: '=', value: folio },
  ] as const;
  const found = await read.find(context, viewer, { where, order: [], page: 1, limit: 1 });
  const [document] = found.items;
  if (!document) throw notFound(noun);
  return document;
}

/** @param found by its folio, so that it has one */
const keyOf = ({ serie: series, folio }: WireDocument): DocumentKey => ({
  series,
  folio: folio ?? 0,
});
