import { z } from 'zod';
import type { Node, ObjectNode, ValueKind } from '#domain/contract/shape.ts';
import { fromWire, toWire } from '#domain/contract/translate.ts';
import { entityShape } from './schemas/entity-output.ts';
import { receivedFile } from './uploads/received-file.ts';
import * as values from './values.ts';
import { wireId, wireLanguage, wireText } from './wire-text.ts';

const schemaOf: Readonly<Record<ValueKind, z.ZodType>> = {
  text: values.text,
  inputText: wireText,
  inputId: wireId,
  id: values.id,
  day: values.day,
  instant: values.instant,
  moment: values.moment,
  address: values.address,
  pesos: values.pesos,
  cents: values.pesos,
  givenCents: z.unknown().meta({ type: 'number', examples: [250] }),
  givenNumber: z.unknown().meta({ type: 'number', examples: [25_000] }),
  count: values.count,
  integer: z.int(),
  number: z.number(),
  typedNumber: z.union([z.number(), wireText]),
  flag: values.flag,
  language: wireLanguage.unwrap(),
  nothing: values.nothing,
  unknown: z.unknown(),
  file: receivedFile,
  record: z.record(z.string(), z.unknown()),
};

/** What the shape is on the wire, under the names there. */
export function wireSchema(node: Node): z.ZodType {
  switch (node.kind) {
    case 'value':
      return valueSchema(node);
    case 'constant':
      return z.literal(node.word);
    case 'word':
      return node.isFree ? wireText : values.wordOf(node.words);
    case 'choice':
      return z.enum(node.words);
    case 'ruled':
      return node.rule();
    case 'described':
      return describedSchema(node);
    case 'checked':
      return checkedSchema(node);
    case 'nullable':
      return wireSchema(node.of).nullable();
    case 'optional':
      return optionalSchema(node);
    case 'list':
      return listSchema(node);
    case 'entity':
    case 'object':
      return namedSchema(node);
    case 'oneOf':
      return oneOfSchema(node);
  }
}

function valueSchema({ of, min, max }: Extract<Node, { kind: 'value' }>): z.ZodType {
  const schema = schemaOf[of];
  if (!(schema instanceof z.ZodNumber || schema instanceof z.ZodString)) return schema;
  const atLeast = min === undefined ? schema : schema.min(min);
  return max === undefined ? atLeast : atLeast.max(max);
}

const describedSchema = ({
  of,
  description,
  example,
}: Extract<Node, { kind: 'described' }>): z.ZodType =>
  wireSchema(of).meta({
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [toWire(of, example)] }),
  });

/** A default is filled in on the wire's side, before the translation: in its words. */
function optionalSchema({ of, ...node }: Extract<Node, { kind: 'optional' }>): z.ZodType {
  const schema = wireSchema(of);
  return 'fallback' in node ? schema.default(toWire(of, node.fallback)) : schema.optional();
}

function oneOfSchema({ shapes, by }: Extract<Node, { kind: 'oneOf' }>): z.ZodType {
  const schemas = shapes.map(wireSchema);
  return by === undefined
    ? z.union(schemas as [z.ZodType, ...z.ZodType[]])
    : z.discriminatedUnion(by, schemas as [z.ZodObject, ...z.ZodObject[]]);
}

const checkedSchema = ({ of, isRight, error }: Extract<Node, { kind: 'checked' }>) =>
  wireSchema(of).refine((value) => isRight(fromWire(of, value)), error);

function listSchema({ of, min, max }: Extract<Node, { kind: 'list' }>): z.ZodType {
  let schema = z.array(wireSchema(of));
  if (min !== undefined) schema = schema.min(min);
  return max === undefined ? schema : schema.max(max);
}

type EntityNode = Extract<Node, { kind: 'entity' }>;

const named = new WeakMap<Node, z.ZodType>();

/** What has a name is one schema wherever it stands. */
function namedSchema(node: ObjectNode | EntityNode): z.ZodType {
  const schema =
    named.get(node) ?? (node.kind === 'object' ? objectSchema(node) : entitySchema(node));
  if (node.id !== undefined) named.set(node, schema);
  return schema;
}

const entitySchema = ({ id, fields, always, further }: EntityNode) =>
  z
    .strictObject({ ...entityShape(fields, {}, always), ...objectSchema(further).shape })
    .meta({ id });

const objectOf = { refused: z.strictObject, ignored: z.object, kept: z.looseObject } as const;

/** The shape's object; a request's takes `lang` as well. */
export function objectSchema(
  { fields, id, others }: ObjectNode,
  further: Readonly<Record<string, z.ZodType>> = {},
): z.ZodObject {
  const wired = Object.entries(fields).map(([name, field]) =>
    'wire' in field ? [field.wire, wireSchema(field.shape)] : [name, wireSchema(field)],
  );
  const all = { ...Object.fromEntries(wired), ...further };
  const schema = objectOf[others ?? 'refused'](all);
  return id === undefined ? schema : schema.meta({ id });
}

/** Of several shapes, by their names. */
export const shapeSchemas = <Name extends string>(shapes: Readonly<Record<Name, Node>>) =>
  Object.fromEntries(
    Object.entries<Node>(shapes).map(([name, shape]) => [name, wireSchema(shape)]),
  ) as Record<Name, z.ZodType>;
