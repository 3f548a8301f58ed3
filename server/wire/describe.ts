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

interface DescribedField
  extends Pick<
    WireField,
    'name' | 'kind' | 'readableBy' | 'filterableBy' | 'orderableBy' | 'writableBy'
  > {
  words: string[];
  operators: readonly string[];
}

/** A way from one state of a document to another, by their words on the wire. */
export interface DescribedTransition {
  name: string;
  from: readonly string[];
  to: string;
  by: readonly string[];
  /** JSON Schema of what it takes beside the document's key; missing where no caller makes it. */
  takes: Record<string, unknown> | undefined;
}

export interface DescribedSchema extends Pick<SchemaBase, 'name' | 'summary' | 'relations'> {
  /** Who may do what, where that is said for whole rows. */
  allowed: readonly [deed: string, by: Audience][];
  fields: DescribedField[];
  /** Of a kind of documents with a state machine: in which states one begins, and how it changes them. */
  initial: readonly string[];
  transitions: DescribedTransition[];
}

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
        ...statesIn(schema),
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

function statesIn(schema: object): Pick<DescribedSchema, 'initial' | 'transitions'> {
  const { states } = schema as Partial<DocumentSchema>;
  if (!states) return { initial: [], transitions: [] };
  const { toWire } = states.machine.states;
  return {
    initial: states.machine.initial.map(toWire),
    transitions: [...states.transitions.values()].map(({ wire, from, to, by, handler }) => ({
      name: wire,
      from: from.map(toWire),
      to: toWire(to),
      by,
      takes: handler && z.toJSONSchema(handler.input, { io: 'input', unrepresentable: 'any' }),
    })),
  };
}

function allowedIn(schema: object): DescribedSchema['allowed'] {
  const { read, create, cancel, remove, writes } = schema as Partial<DocumentSchema> &
    Partial<CatalogueSchema>;
  const deeds = { read, create, cancel, delete: remove, write: writes };
  return Object.entries(deeds).flatMap(([deed, one]) => (one ? [[deed, one.by]] : []));
}
