import { type Bilingual, type Language, languages } from '../language.ts';
import { internationalDigits } from '../phone.ts';
import { normalizeRfc } from '../rfc.ts';
import type { Field } from './field.ts';
import type { Link } from './link.ts';
import { targetOf } from './link.ts';

/**
 * A document as it is stored: one tree for both languages. What differs by language is `{es, en}` at its leaf, so that
 * both stand side by side and share their order, links and pictures.
 */
export type Stored = unknown;

type Node = Readonly<Record<string, unknown>>;
const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null ? (value as Node) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether its value is `{es, en}`. */
export const isBilingual = (field: Field, inOne: boolean): boolean =>
  !inOne && !('shared' in field && field.shared === true) && !structural.has(field.kind);

/** These say of their parts what is bilingual. */
const structural: ReadonlySet<Field['kind']> = new Set([
  'key',
  'group',
  'list',
  'perLanguage',
  'link',
  'picture',
  'file',
  'number',
  'money',
  'choice',
]);

/** What pages read. @param inOne inside `perLanguage` */
export function shownIn(field: Field, stored: Stored, language: Language, inOne = false): unknown {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, each]) => [
          name,
          shownIn(each, nodeOf(stored)[name], language, inOne),
        ]),
      );
    case 'list':
      return listOf(stored).map((item) => shownIn(field.of, item, language, inOne));
    case 'perLanguage':
      return shownIn(field.of, nodeOf(stored)[language], language, true);
    case 'link':
      return shownNode(stored, 'label', language, inOne);
    case 'picture':
      return shownNode(stored, 'alt', language, inOne);
    case 'file':
      return stored ?? undefined;
    default: {
      const value = isBilingual(field, inOne) ? nodeOf(stored)[language] : stored;
      // A line that somebody left empty between two others is no paragraph.
      if (field.kind === 'lines') return listOf(value).filter((line) => String(line).trim() !== '');
      if (field.kind === 'phone' && value) return internationalDigits(String(value));
      if (field.kind === 'rfc' && value) return normalizeRfc(String(value));
      const isEmpty = value === '' || value === null;
      return 'optional' in field && field.optional && isEmpty ? undefined : value;
    }
  }
}

/** Of a link or a picture: its words are in both languages, the rest is the same. */
function shownNode(stored: Stored, words: string, language: Language, inOne: boolean): unknown {
  if (stored === null || stored === undefined) return undefined;
  const { [words]: value, ...rest } = nodeOf(stored);
  return { [words]: inOne ? value : nodeOf(value)[language], ...rest };
}

/** Joins the texts of both languages, as `content/` has them. @throws Error where they have different shapes */
export function storedFrom(
  field: Field,
  shown: Bilingual<unknown>,
  path = '',
  inOne = false,
): Stored {
  const { es, en } = shown;
  const differ = (what: string) => new Error(`${path}: ${what} differs by language`);
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, each]) => [
          name,
          storedFrom(
            each,
            { es: nodeOf(es)[name], en: nodeOf(en)[name] },
            `${path}.${name}`,
            inOne,
          ),
        ]),
      );
    case 'list': {
      const [first, second] = [listOf(es), listOf(en)];
      if (first.length !== second.length) throw differ('the length');
      return first.map((item, index) =>
        storedFrom(field.of, { es: item, en: second[index] }, `${path}.${index}`, inOne),
      );
    }
    case 'perLanguage':
      return Object.fromEntries(
        languages.map((language) => [
          language,
          storedFrom(
            field.of,
            { es: shown[language], en: shown[language] },
            `${path}.${language}`,
            true,
          ),
        ]),
      );
    case 'link': {
      if (es === undefined && en === undefined) return null;
      const target = targetOf(es as Link);
      if (JSON.stringify(target) !== JSON.stringify(targetOf(en as Link))) throw differ('the link');
      const label = inOne ? nodeOf(es).label : { es: nodeOf(es).label, en: nodeOf(en).label };
      return { label, ...target };
    }
    case 'picture':
    case 'file':
      return null;
    default: {
      const empty = emptyLeaf(field);
      if (isBilingual(field, inOne)) return { es: es ?? empty, en: en ?? empty };
      if (es !== en && JSON.stringify(es) !== JSON.stringify(en)) throw differ('a shared value');
      return es ?? empty;
    }
  }
}

const emptyLeaf = ({ kind }: Field): unknown => {
  if (kind === 'lines' || kind === 'richText') return [];
  return kind === 'number' || kind === 'money' ? null : '';
};

/** What a new item of a list begins with. @param newKey makes what code will know it by */
export function emptyOf(field: Field, newKey: () => string, inOne = false): Stored {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, each]) => [name, emptyOf(each, newKey, inOne)]),
      );
    case 'list':
      return Array.from({ length: field.min }, () => emptyOf(field.of, newKey, inOne));
    case 'perLanguage':
      return { es: emptyOf(field.of, newKey, true), en: emptyOf(field.of, newKey, true) };
    case 'key':
      return newKey();
    case 'link':
      if (field.optional) return null;
      return { label: inOne ? '' : { es: '', en: '' }, page: 'home' };
    case 'picture':
    case 'file':
      return null;
    case 'choice':
      return Object.keys(field.options)[0];
    default: {
      const empty = emptyLeaf(field);
      return isBilingual(field, inOne) ? { es: empty, en: empty } : empty;
    }
  }
}

/** What was stored before the portal had a field has that field's first value. */
export function completed(field: Field, stored: Stored, first: Stored, inOne = false): Stored {
  if (stored === undefined) {
    return first === undefined ? emptyOf(field, () => '', inOne) : first;
  }
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, each]) => [
          name,
          completed(each, nodeOf(stored)[name], nodeOf(first)[name], inOne),
        ]),
      );
    case 'list':
      return listOf(stored).map((item) => completed(field.of, item, undefined, inOne));
    case 'perLanguage':
      return Object.fromEntries(
        languages.map((language) => [
          language,
          completed(field.of, nodeOf(stored)[language], nodeOf(first)[language], true),
        ]),
      );
    default:
      return stored;
  }
}
