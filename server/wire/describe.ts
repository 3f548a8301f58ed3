import { z } from 'zod';
import type { Audience } from '#domain/access/audience.ts';
import { actions } from './actions/index.ts';
import { operatorsOf } from './filter.ts';
import type { Action } from './registry.ts';
import type { DocumentSchema } from './schemas/document.ts';
import { schemas } from './schemas/index.ts';
import type { CatalogueSchema, SchemaBase, WireField } from './schemas/schema.ts';
import { usuarios } from './schemas/usuarios.ts';

export interface DescribedAction
  extends Pick<Action, 'name' | 'summary' | 'access' | 'produces' | 'creates'> {
  multipart: boolean;
  /** JSON Schema (draft 2020-12) of the body. */
  body: Record<string, unknown>;
}

export interface DescribedField
  extends Pick<
    WireField,
    'name' | 'kind' | 'readableBy' | 'filterableBy' | 'orderableBy' | 'writableBy'
  > {
  words: string[];
  operators: readonly string[];
}

export interface DescribedSchema extends Pick<SchemaBase, 'name' | 'summary' | 'relations'> {
  /** Who may do what, where that is said for whole rows. */
  allowed: readonly [deed: string, by: Audience][];
  fields: DescribedField[];
}

/** In words of the documentation. */
export const accessName = (access: Action['access']): string =>
  typeof access === 'string' ? access : access.right;

/** What the documentation says, taken from what the code does. */
export function describeWire(): { actions: DescribedAction[]; schemas: DescribedSchema[] } {
  return {
    actions: actions.map(({ name, summary, access, multipart, produces, creates, input }) => ({
      name,
      summary,
      access,
      multipart: multipart !== undefined,
      produces,
      creates,
      // Files have no JSON type; their `meta` says what they are.
      body: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
    })),
    schemas: [...schemas.values(), usuarios].map(
      ({ name, summary, relations, fields, ...schema }) => ({
        name,
        allowed: allowedIn(schema),
        summary,
        relations,
        fields: [...fields.values()].map(({ words, ...field }) => ({
          name: field.name,
          kind: field.kind,
          words: words.map(([word]) => word),
          operators: operatorsOf[field.kind],
          readableBy: field.readableBy,
          filterableBy: field.filterableBy,
          orderableBy: field.orderableBy,
          writableBy: field.writableBy,
        })),
      }),
    ),
  };
}

function allowedIn(schema: object): DescribedSchema['allowed'] {
  const { read, create, cancel, remove, writes } = schema as Partial<DocumentSchema> &
    Partial<CatalogueSchema>;
  const deeds = { read, create, cancel, delete: remove, write: writes };
  return Object.entries(deeds).flatMap(([deed, one]) => (one ? [[deed, one.by]] : []));
}
