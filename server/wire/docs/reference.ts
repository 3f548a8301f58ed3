import type { ErrorCode } from '#domain/contract/call.ts';
import { type ErrorKey, errorMessages } from '#domain/error-messages/error-messages.ts';
import { actions } from '../actions/index.ts';
import { type Failure, failure, failureEnvelope, paginate, paginateExample } from '../envelope.ts';
import { errorsOf } from '../error-codes.ts';
import type { Action } from '../registry.ts';
import { withNotes } from './field-notes.ts';
import { type Components, type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { type PayloadOf, payloadsOf } from './payloads.ts';
import { sampleOf } from './sample.ts';

/** One error that a call may respond. */
export interface CallError {
  status: number;
  code: ErrorCode;
  /** In English. */
  message: string;
  /** The envelope. */
  body: Failure;
}

/** All that the reference says of one action: the OpenAPI document and the page are made of it. */
export interface ReferenceCall
  extends Pick<Action, 'name' | 'access' | 'produces' | 'creates' | 'paginated'> {
  /** `usuarios` of `usuarios:consultar`. */
  group: string;
  /** The first sentence, and the whole. */
  summary: string;
  description: string;
  isMultipart: boolean;
  input: JsonSchema;
  /** What `payload` holds, by the schema that the call names. */
  payloads: PayloadOf[];
  /** Of `data`; missing where the response is a file. */
  output: JsonSchema | undefined;
  example: { input: unknown; response: unknown };
  errors: CallError[];
}

export interface Reference {
  groups: { name: string; calls: ReferenceCall[] }[];
  components: Components;
}

/** Made of the registry alone, so that it is always the same for the same code. */
export function describeReference(): Reference {
  const components: Components = {};
  jsonSchemaOf(failureEnvelope, 'output', components);
  jsonSchemaOf(paginate, 'output', components);
  const calls = (actions as readonly Action[]).map((action) => describeCall(action, components));
  const names = [...new Set(calls.map(({ group }) => group))].sort();
  return {
    components,
    groups: names.map((name) => ({ name, calls: calls.filter(({ group }) => group === name) })),
  };
}

function describeCall(action: Action, components: Components): ReferenceCall {
  const { name, summary, access, produces, creates, paginated, multipart, example } = action;
  const input = withNotes(jsonSchemaOf(action.input, 'input', components));
  const output = action.output && withNotes(jsonSchemaOf(action.output, 'output', components));
  const sampleInput = example?.input ?? sampleOf(input, components, { full: false });
  return {
    name,
    group: name.split(':')[0] ?? name,
    summary: firstSentence(summary),
    description: summary,
    access,
    produces,
    creates,
    paginated,
    isMultipart: multipart !== undefined,
    input,
    payloads: payloadsOf(action, components),
    output,
    example: {
      input: sampleInput,
      response: output && responseOf(example?.data ?? sampleOf(output, components), paginated),
    },
    errors: errorsOf(action).flatMap(([status, codes]) =>
      codes.map((code) => {
        const body = errorBody(code);
        return { status, code, message: body.message, body };
      }),
    ),
  };
}

const responseOf = (data: unknown, paginated: boolean) => ({
  status: 'success',
  data,
  ...(paginated && { paginate: paginateExample }),
});

/** Of 20 characters at least: "Without `id`: registers" is one. It does not end within brackets. */
const firstSentence = (text: string) =>
  /^(?:\([^)]*\)|[^(]){20,}?[.:;](?= |$)/.exec(text)?.[0].replace(/[.:;]$/, '') ?? text;

/** What kinds of errors say that have no text of their own. */
const kinds: Partial<Record<ErrorCode, ErrorKey>> = {
  conflict: 'alreadyExists',
  paymentDeclined: 'unexpected',
  misconfigured: 'unexpected',
  unauthenticated: 'noToken',
};

function errorBody(code: ErrorCode): Failure {
  const key = (Object.hasOwn(errorMessages, code) ? code : kinds[code]) as ErrorKey | undefined;
  const message =
    key === undefined
      ? code
      : errorMessages[key].en.replace(/\{what\}/g, 'Pet').replace(/\{\w+\}/g, '3');
  return failure(
    code,
    message,
    code === 'invalid' ? { lang: [errorMessages.valueInvalid.en] } : undefined,
  );
}
