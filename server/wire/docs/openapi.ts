import { type DescribedField, type DescribedSchema, describeWire } from '../describe.ts';
import { prose } from './prose.ts';

type JsonSchema = Record<string, unknown>;

const refusals: Record<string, string> = {
  400: 'No JSON object',
  401: 'No session, or a token that is no good',
  403: 'Not allowed',
  404: 'No such thing',
  409: 'Changed meanwhile, there already, or its key is in use',
  413: 'Body too large',
  415: 'Body is not JSON',
  422: 'Unknown, wrongly typed or out of its limits',
  429: 'Too often from one address, with `Retry-After` in seconds',
  500: 'Our own mistake',
  503: 'Too busy, or no room left, for the moment',
};

/** OpenAPI 3.1. */
export function openApi(siteName: string): JsonSchema {
  const { actions, schemas } = describeWire();
  const failed = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const refused = Object.entries(refusals).map(([status, description]) => [
    status,
    { description, content: failed },
  ]);
  const paths = actions.map(({ name, summary, access, multipart, produces, creates, body }) => [
    `/${name}`,
    {
      post: {
        operationId: name,
        summary,
        security: typeof access === 'string' ? securityOf[access] : [session],
        ...(creates && { parameters: [idempotencyKey] }),
        requestBody: {
          required: true,
          content: {
            [multipart ? 'multipart/form-data' : 'application/json']: { schema: body },
          },
        },
        responses: {
          200: {
            description: 'Done',
            content: produces
              ? { [produces]: { schema: { type: 'string' } } }
              : { 'application/json': { schema: { $ref: '#/components/schemas/Success' } } },
          },
          ...Object.fromEntries(refused),
        },
      },
    },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: wire API`,
      version: '1',
      description: prose.flatMap(({ paragraphs }) => paragraphs).join('\n\n'),
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...envelopes, ...Object.fromEntries(schemas.map(rowSchema)) },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same request is one creation',
  schema: { type: 'string', pattern: '^[!-~]{8,255}$' },
};

const session = { session: [] };

const securityOf = {
  everyone: [{}, session],
  signIn: [{}],
  session: [session],
};

const envelopes = {
  Success: {
    type: 'object',
    required: ['status', 'data'],
    properties: {
      status: { const: 'success' },
      data: {},
      paginate: {
        type: 'object',
        properties: {
          page: { type: 'integer' },
          limit: { type: 'integer' },
          total: { type: 'integer' },
          last_page: { type: 'integer' },
        },
      },
    },
  },
  Failure: {
    type: 'object',
    required: ['status', 'code', 'message'],
    properties: {
      status: { const: 'error' },
      code: { type: 'string', description: 'Stable; tells programs what is wrong' },
      message: { type: 'string' },
      errors: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
  },
};

function rowSchema({ name, summary, fields }: DescribedSchema): [string, JsonSchema] {
  const properties: Record<string, JsonSchema> = {};
  for (const field of fields) place(properties, field.name.split('.'), field);
  return [name, { type: 'object', description: summary, properties }];
}

/** `payload.edad.valor` becomes a property of a property of a property. */
function place(
  properties: Record<string, JsonSchema>,
  [first = '', ...rest]: string[],
  field: DescribedField,
): void {
  if (rest.length === 0) {
    properties[first] = valueSchema(field);
    return;
  }
  const parent = properties[first] ?? { type: 'object', properties: {} };
  properties[first] = parent;
  place(parent.properties as Record<string, JsonSchema>, rest, field);
}

function valueSchema({ kind, words, readableBy }: DescribedField): JsonSchema {
  const description = readableBy === 'everyone' ? undefined : `Only for: ${readableBy}`;
  switch (kind) {
    case 'word':
      return { description, enum: words };
    case 'number':
      return { description, type: ['number', 'null'] };
    case 'flag':
      return { description, type: 'boolean' };
    case 'list':
    case 'entries':
      return { description, type: 'array' };
    default:
      return { description, type: ['string', 'null'] };
  }
}
