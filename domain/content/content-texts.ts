import { type Bilingual, type Language, languages } from '../language.ts';
import type { Field } from './field.ts';
import { itemName } from './item-name.ts';
import { type Block, linesOf } from './rich-text.ts';
import { isBilingual, type Stored } from './stored-content.ts';

/** One text of a document, with where it stands. */
export interface ContentText {
  path: string;
  labels: readonly Bilingual[];
  language: Language | undefined;
  text: string;
  /** What a link or a picture names: nobody reads it. */
  isReference?: true;
  /** Of a list whose items have keys: what each is called, by its key, in their order. */
  order?: ReadonlyMap<string, string>;
}

type Node = Readonly<Record<string, unknown>>;

interface Place extends Pick<ContentText, 'path' | 'labels'> {
  /** Where each language has a list of its own. */
  only?: Language;
  /** In which items of lists are called by their first words. */
  reader: Language;
}

/** Every text of a document in the order of its form; items of lists that have a key are known by it. */
export function textsOf(field: Field, stored: Stored, at: Place): ContentText[] {
  const { path, labels, only, reader } = at;
  const below = (name: string, label?: Bilingual, language = only) => ({
    path: `${path}.${name}`,
    labels: label ? [...labels, label] : labels,
    reader,
    ...(language && { only: language }),
  });
  const value = (stored ?? {}) as Node;
  switch (field.kind) {
    case 'group':
      return Object.entries(field.fields).flatMap(([name, each]) =>
        textsOf(each, value[name], below(name, 'label' in each ? each.label : undefined)),
      );
    case 'list': {
      const items: readonly unknown[] = Array.isArray(stored) ? stored : [];
      const texts = items.flatMap((item, index) =>
        textsOf(
          field.of,
          item,
          below(keyIn(field.of, item) ?? String(index), numbered(field.noun, index)),
        ),
      );
      return [...orderOf(field, items, at), ...texts];
    }
    case 'perLanguage':
      return languages.flatMap((language) =>
        textsOf(field.of, value[language], below(language, undefined, language)),
      );
    case 'key':
      return [];
    case 'link': {
      const { label, ...target } = value;
      return [
        ...leaves(label, path, labels, only, only === undefined),
        {
          path: `${path}.target`,
          labels,
          language: undefined,
          text: Object.values(target).join(' '),
          isReference: true,
        },
      ];
    }
    case 'picture':
      return [
        referenceTo(value, path, labels),
        ...leaves(value.alt, `${path}.alt`, labels, only, only === undefined),
      ];
    case 'file':
      return [referenceTo(value, path, labels)];
    default:
      return leaves(stored, path, labels, only, isBilingual(field, only !== undefined));
  }
}

const referenceTo = (
  { id = '' }: Node,
  path: string,
  labels: readonly Bilingual[],
): ContentText => ({ path, labels, language: undefined, text: String(id), isReference: true });

function orderOf(
  { of, noun }: Extract<Field, { kind: 'list' }>,
  items: readonly unknown[],
  { path, labels, only, reader }: Place,
): ContentText[] {
  const named = items.flatMap((item, index): [string, string][] => {
    const key = keyIn(of, item);
    const name = itemName(of, item, only ?? reader, only !== undefined);
    return key === undefined ? [] : [[key, name || numbered(noun, index)[reader]]];
  });
  return named.length === 0
    ? []
    : [{ path, labels, language: only, text: '', order: new Map(named) }];
}

const numbered = (noun: Bilingual, index: number): Bilingual => ({
  es: `${noun.es} ${index + 1}`,
  en: `${noun.en} ${index + 1}`,
});

function keyIn(of: Field, item: unknown): string | undefined {
  if (of.kind !== 'group') return undefined;
  const found = Object.entries(of.fields).find(([, each]) => each.kind === 'key');
  return found && String((item as Node)[found[0]]);
}

function leaves(
  value: unknown,
  path: string,
  labels: readonly Bilingual[],
  only: Language | undefined,
  both: boolean,
): ContentText[] {
  if (!both) return [{ path, labels, language: only, text: inWords(value) }];
  return languages.map((language) => ({
    path: `${path}.${language}`,
    labels,
    language,
    text: inWords((value as Bilingual<unknown> | undefined)?.[language]),
  }));
}

const inWords = (value: unknown): string =>
  Array.isArray(value) ? linesOf(value as Block[]).join('\n') : String(value ?? '');
