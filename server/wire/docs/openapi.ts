import type { Action } from '../registry.ts';
import type { JsonSchema } from './json-schema.ts';
import { prose } from './prose.ts';
import { type CallError, describeReference, type ReferenceCall } from './reference.ts';

const statusTexts: Readonly<Record<number, string>> = {
  400: 'No JSON object, or a header that is not understood',
  401: 'No session, or a token that is not valid',
  402: 'The payment was declined',
  403: 'Not allowed',
  404: 'No such thing, or not the caller’s to see',
  409: 'Changed meanwhile, there already, or not possible as things stand',
  413: 'Body too large',
  415: 'Body of another media type',
  422: 'Unknown, of the wrong type or out of its limits',
  429: 'Too often, with `Retry-After` in seconds',
  500: 'An error of the portal’s own',
  503: 'Not available for the moment, with `Retry-After` in seconds',
};

/** OpenAPI 3.1, an operation for each action. */
export function openApi(siteName: string): Record<string, unknown> {
  const { groups, components } = describeReference();
  const calls = groups.flatMap((group) => group.calls);
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: wire API`,
      version: '1',
      description: prose
        .map(({ title, paragraphs }) => [`## ${title}`, ...paragraphs].join('\n\n'))
        .join('\n\n'),
    },
    servers: [{ url: '/api' }],
    tags: groups.map(({ name }) => ({ name })),
    paths: Object.fromEntries(calls.map((call) => [`/${call.name}`, { post: operation(call) }])),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: { IdempotencyKey: idempotencyKey },
      examples: Object.fromEntries(
        calls.flatMap(({ errors }) => errors.map(({ code, body }) => [code, { value: body }])),
      ),
      schemas: Object.fromEntries(
        [...Object.entries(components), ...calls.flatMap(variantsOf)].sort(([a], [b]) =>
          a < b ? -1 : 1,
        ),
      ),
    },
  };
}

function operation(call: ReferenceCall) {
  const { name, group, summary, description, access, creates, isMultipart, example } = call;
  return {
    operationId: name,
    tags: [group],
    summary,
    description: `${description}\n\nAccess: ${accessText(access)}.`,
    security: securityOf(access),
    ...(typeof access === 'object' && { 'x-right': access.right }),
    ...(creates && { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }),
    requestBody: {
      required: true,
      content: {
        [isMultipart ? 'multipart/form-data' : 'application/json']: {
          schema: requestSchema(call),
          example: example.input,
        },
      },
    },
    responses: { 200: success(call), ...failures(call.errors) },
  };
}

/** Where the payload is that of a schema: one of the requests, told by `schema`. */
function requestSchema({ name, input, payloads }: ReferenceCall): JsonSchema {
  if (payloads.length === 0) return input;
  const refs = payloads.map(({ schema }) => [
    schema,
    `#/components/schemas/${variantName(name, schema)}`,
  ]);
  return {
    oneOf: refs.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: 'schema', mapping: Object.fromEntries(refs) },
  };
}

const variantName = (call: string, schema: string) => `${call.replace(':', '.')}.${schema}`;

/** The requests of `requestSchema`. */
function variantsOf({ name, input, payloads }: ReferenceCall): [string, JsonSchema][] {
  return payloads.map(({ schema, payload }) => [
    variantName(name, schema),
    {
      ...input,
      properties: { ...input.properties, schema: { type: 'string', const: schema }, payload },
    },
  ]);
}

/** Who may make a call, in words. */
export function accessText(access: Action['access']): string {
  if (typeof access === 'object') return `session with the right \`${access.right}\``;
  return {
    everyone: 'everyone; with a session, as its account',
    signIn: 'everyone; a token that comes along is not looked at',
    session: 'session',
    giver:
      'session; without one where the portal takes donations without an account (`GUEST_DONATIONS`)',
    staff: 'session of somebody with a right',
  }[access];
}

function securityOf(access: Action['access']) {
  if (access === 'signIn') return [];
  return access === 'everyone' || access === 'giver' ? [{}, { session: [] }] : [{ session: [] }];
}

function success({ produces, output, paginated, example }: ReferenceCall) {
  if (!output) {
    const file: JsonSchema = { type: 'string', format: 'binary' };
    return {
      description: 'The file',
      content: { [produces ?? 'application/octet-stream']: { schema: file } },
    };
  }
  const schema: JsonSchema = {
    type: 'object',
    required: ['status', 'data', ...(paginated ? ['paginate'] : [])],
    properties: {
      status: { const: 'success' },
      data: output,
      ...(paginated && { paginate: { $ref: '#/components/schemas/Paginate' } }),
    },
  };
  return {
    description: 'Success',
    content: { 'application/json': { schema, example: example.response } },
  };
}

function failures(errors: readonly CallError[]) {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = errors.filter((one) => one.status === status).map(({ code }) => code);
      const schema = { $ref: '#/components/schemas/Failure' };
      const examples = Object.fromEntries(
        codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
      );
      return [
        status,
        {
          description: `${statusTexts[status]}. Codes: ${codes.map((code) => `\`${code}\``).join(', ')}`,
          content: { 'application/json': { schema, examples } },
        },
      ];
    }),
  );
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same request is one creation, for seven days',
  schema: { type: 'string', pattern: '^[!-~]{8,255}$' },
  example: '6f1c9f0e-2d7a-4c3b-8e55-1b1f0c8a4e21',
};
