import type { Language } from '#domain/language.ts';

export interface Leaf {
  path: string;
  /** undefined for what is the same in both languages: a name, a city, a colour. */
  language: Language | undefined;
  text: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Keys whose values are for code, not for readers. */
const technical = new Set([
  'kind',
  'page',
  'give',
  'resource',
  'mailbox',
  'url',
  'width',
  'of',
  'updatedOn',
]);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function isByLanguage(node: Node): boolean {
  const keys = Object.keys(node);
  return keys.includes('es') && keys.every((key) => key === 'es' || key === 'en');
}

/** Every text below `value`, with the language it is written in. */
export function leaves(value: unknown, path: string, language?: Language): Leaf[] {
  if (typeof value === 'string') return [{ path, language, text: value }];
  if (!isNode(value)) return [];
  const byLanguage = isByLanguage(value);
  return Object.entries(value).flatMap(([key, child]) =>
    technical.has(key)
      ? []
      : leaves(child, `${path}.${key}`, byLanguage ? (key as Language) : language),
  );
}

/** The skeleton of a text: keys, lengths, and everything technical except foreign addresses. */
function skeleton(value: unknown): unknown {
  if (!isNode(value)) return typeof value;
  if (Array.isArray(value)) return value.map(skeleton);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      technical.has(key) && key !== 'url' ? child : skeleton(child),
    ]),
  );
}

/** The skeletons of every pair of texts below `value`. */
export function shapeOf(value: unknown): { es: string; en: string }[] {
  if (!isNode(value)) return [];
  if (isByLanguage(value) && 'en' in value) {
    return [{ es: JSON.stringify(skeleton(value.es)), en: JSON.stringify(skeleton(value.en)) }];
  }
  return Object.values(value).flatMap(shapeOf);
}

export interface FoundLink {
  page?: string;
  resource?: string;
  url?: string;
}

export function links(value: unknown): FoundLink[] {
  if (!isNode(value)) return [];
  const here = ['page', 'resource', 'url'].some((key) => typeof value[key] === 'string');
  return [...(here ? [value as FoundLink] : []), ...Object.values(value).flatMap(links)];
}

/** How many words a reader of `value` meets. */
export function words(value: unknown): number {
  return leaves(value, '')
    .filter(({ path }) => !/\.(id|description)$/.test(path))
    .reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}
