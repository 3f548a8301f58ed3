import { z } from 'zod';

/** JSON Schema, draft 2020-12, as far as the reference reads it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  [more: string]: unknown;
}

export type Components = Record<string, JsonSchema>;

const inComponents = '#/components/schemas/';

/**
 * What a zod schema says, as JSON Schema; parts that have an id go to `components`. Responses are open: what is added
 * to them later breaks nobody.
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Components,
): JsonSchema {
  const { $defs, $schema, ...json } = z.toJSONSchema(schema, {
    io,
    // Files have no JSON type; their `meta` says what they are.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties;
      }
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  }) as JsonSchema & { $defs?: Components };
  const named = typeof json.id === 'string' ? json.id : undefined;
  for (const [name, part] of Object.entries($defs ?? {})) components[name] ??= withRefs(part);
  if (named === undefined) return withRefs(json);
  components[named] ??= withRefs(json);
  return { $ref: inComponents + named };
}

/** References among its own parts become references to components. */
function withRefs(json: JsonSchema): JsonSchema {
  const { id: _, ...input } = json;
  return JSON.parse(JSON.stringify(input), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', inComponents) : value,
  );
}

export const componentName = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(inComponents) ? $ref.slice(inComponents.length) : undefined;

/** What a reference stands for. */
export function resolved(schema: JsonSchema, components: Components): JsonSchema {
  const name = componentName(schema);
  return name === undefined ? schema : { ...components[name], ...schema, $ref: undefined };
}
