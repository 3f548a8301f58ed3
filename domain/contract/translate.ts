import type { FieldTexts } from '../errors.ts';
import { centsOfPesos } from '../pesos.ts';
import type { Node, ObjectNode } from './shape.ts';

/** Between the English names and words of the code and those of the wire. */
type Direction = 'toWire' | 'fromWire';
type Entry = readonly [name: string, wire: string, shape: Node];
type Given = Readonly<Record<string, unknown>>;

/** What is not of the shape stays out of it: the other side says what is wrong. */
export const toWire = (node: Node, value: unknown): unknown => translate(node, value, 'toWire');

/** @throws TypeError where a word is none of the list */
export const fromWire = (node: Node, value: unknown): unknown => translate(node, value, 'fromWire');

/** `done.0.lot` is `aplicado.0.lote`. Steps that the shape has not stay as they are. */
export const wirePath = (node: Node, path: string): string => translatePath(node, path, 'toWire');
export const englishPath = (node: Node, path: string): string =>
  translatePath(node, path, 'fromWire');

/** What is wrong with a request, by the names of its fields here. */
export const englishErrors = (takes: Node, errors: FieldTexts): FieldTexts =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [englishPath(takes, field), texts]),
  );

function translate(node: Node, value: unknown, to: Direction): unknown {
  if (value === undefined || value === null) return value;
  switch (node.kind) {
    case 'word':
      return translateWord(node, value, to);
    case 'value':
      if (node.of === 'cents') return translateCents(value, to);
      return node.of === 'givenCents' ? translateGivenCents(value, to) : value;
    case 'constant':
      return to === 'toWire' ? node.word : node.value;
    case 'described':
    case 'checked':
    case 'nullable':
    case 'optional':
      return translate(node.of, value, to);
    case 'list':
      return Array.isArray(value) ? value.map((one) => translate(node.of, one, to)) : value;
    case 'object':
      return isObject(value) ? translateObject(node, value, to) : value;
    case 'entity':
      return isObject(value) ? translateEntity(node, value, to) : value;
    case 'oneOf': {
      const one = isObject(value) && node.shapes.find((shape) => fits(shape, value, to));
      return one ? translate(one, value, to) : value;
    }
    default:
      return value;
  }
}

const translateCents = (value: unknown, to: Direction): unknown =>
  typeof value === 'number' ? (to === 'toWire' ? value / 100 : Math.round(value * 100)) : value;

const translateGivenCents = (value: unknown, to: Direction): unknown =>
  typeof value === 'number' && to === 'fromWire' ? centsOfPesos(value) : translateCents(value, to);

function translateWord(
  { words, isFree, mayBeNone }: Extract<Node, { kind: 'word' }>,
  value: unknown,
  to: Direction,
): unknown {
  if (to === 'toWire') return words.toWire(value as string) ?? value;
  const known = words.fromWire(value);
  if (known === undefined && !isFree) throw new TypeError(`The wire has no word ${String(value)}.`);
  return known === undefined && mayBeNone && value !== '' ? false : known;
}

function translateObject(node: ObjectNode, value: Given, to: Direction): Given {
  const entries = entriesOf(node);
  const translated: Record<string, unknown> = node.others === 'kept' ? { ...value } : {};
  const from = to === 'toWire' ? 0 : 1;
  for (const entry of entries) delete translated[entry[from]];
  for (const entry of entries) {
    const said = value[entry[from]];
    if (said !== undefined) translated[entry[1 - from] as string] = translate(entry[2], said, to);
  }
  return translated;
}

const translateEntity = (
  { read, write, further }: Extract<Node, { kind: 'entity' }>,
  value: Given,
  to: Direction,
): Given => ({
  ...(to === 'toWire' ? write : read)(value),
  ...translateObject(further, value, to),
});

/** Whether the object has the constants of this shape, and all that it must have. */
function fits(node: Node, value: Given, to: Direction): boolean {
  if (node.kind !== 'object') return false;
  return entriesOf(node).every(([name, wire, shape]) => {
    const own = value[to === 'toWire' ? name : wire];
    return shape.kind === 'constant'
      ? own === (to === 'toWire' ? shape.value : shape.word)
      : own !== undefined || shape.kind === 'optional';
  });
}

function translatePath(root: Node, path: string, to: Direction): string {
  let at: Node | undefined = root;
  const steps: string[] = [];
  for (const step of path.split('.')) {
    const node: Node | undefined = at && inner(at);
    if (to === 'toWire' && node?.kind === 'list' && node.isOneField) break;
    const entry: Entry | undefined = node && entryAt(node, step, to);
    at = entry ? entry[2] : node?.kind === 'list' ? node.of : undefined;
    steps.push(entry ? entry[to === 'toWire' ? 1 : 0] : step);
  }
  return steps.join('.');
}

function entryAt(node: Node, step: string, to: Direction): Entry | undefined {
  const objects =
    node.kind === 'object' ? [node] : node.kind === 'oneOf' ? node.shapes.filter(isObjectNode) : [];
  return objects
    .flatMap(entriesOf)
    .find(([name, wire]) => (to === 'toWire' ? name : wire) === step);
}

const inner = (node: Node): Node =>
  node.kind === 'described' ||
  node.kind === 'checked' ||
  node.kind === 'nullable' ||
  node.kind === 'optional'
    ? inner(node.of)
    : node;

const entriesOf = ({ fields }: ObjectNode): Entry[] =>
  Object.entries(fields).map(([name, field]) =>
    'wire' in field ? [name, field.wire, field.shape] : [name, name, field],
  );

const isObjectNode = (node: Node): node is ObjectNode => node.kind === 'object';
const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
