import type { Action } from '../registry.ts';
import { schemas } from '../schemas/index.ts';
import { rowOutput } from '../schemas/rows.ts';
import type { CatalogueSchema } from '../schemas/schema.ts';
import { type Components, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

/** What the `payload` of a call holds, for one of the schemas that it may name. */
export interface PayloadOf {
  schema: string;
  payload: JsonSchema;
}

/** For each schema that the call writes; none where its `payload` does not depend on one. */
export function payloadsOf({ payloadOf }: Action, components: Components): PayloadOf[] {
  if (payloadOf === undefined) return [];
  return [...schemas.values()].flatMap((schema) => {
    if (schema.kind === 'document') {
      if (payloadOf !== 'newDocument' || !schema.create) return [];
      return {
        schema: schema.name,
        payload: jsonSchemaOf(schema.create.payload, 'input', components),
      };
    }
    if (payloadOf !== 'row' || !schema.writes) return [];
    return { schema: schema.name, payload: writablePart(schema, components) };
  });
}

/** Of what a row responds, the fields that somebody writes; which of them are missing or wrong, the call says. */
function writablePart({ name, fields }: CatalogueSchema, components: Components): JsonSchema {
  const row = rowOutput(name)?.shape.payload;
  const whole = row ? jsonSchemaOf(row, 'output', components) : {};
  const written = new Set(
    [...fields.values()]
      .filter((field) => field.writableBy !== 'nobody' && field.name.startsWith('payload.'))
      .map((field) => field.name.slice('payload.'.length)),
  );
  return pick(whole, '', (path) => written.has(path));
}

function pick(
  schema: JsonSchema,
  prefix: string,
  isWritten: (path: string) => boolean,
): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const path = `${prefix}${key}`;
    if (isWritten(path)) return [[key, part] as const];
    const inner = part.properties ? pick(part, `${path}.`, isWritten) : undefined;
    return inner && Object.keys(inner.properties ?? {}).length > 0 ? [[key, inner] as const] : [];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}
