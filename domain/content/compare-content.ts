import { type Bilingual, type Language, languages } from '../language.ts';
import type { Field } from './field.ts';
import { type Block, linesOf } from './rich-text.ts';
import { isBilingual, type Stored } from './stored-content.ts';

/** One text of a document, with where it stands. */
interface ContentText {
  path: string;
  labels: readonly Bilingual[];
  language: Language | undefined;
  text: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Every text of a document in the order of its form; items of lists that have a key are known by it. */
function textsOf(
  field: Field,
  stored: Stored,
  at: Pick<ContentText, 'path' | 'labels'> & { only?: Language } = { path: '', labels: [] },
): ContentText[] {
  const { path, labels, only } = at;
  const below = (name: string, label?: Bilingual, language = only) => ({
    path: `${path}.${name}`,
    labels: label ? [...labels, label] : labels,
    ...(language && { only: language }),
  });
  const value = (stored ?? {}) as Node;
  switch (field.kind) {
    case 'group':
      return Object.entries(field.fields).flatMap(([name, each]) =>
        textsOf(each, value[name], below(name, 'label' in each ? each.label : undefined)),
      );
    case 'list':
      return (Array.isArray(stored) ? stored : []).flatMap((item, index) =>
        textsOf(
          field.of,
          item,
          below(keyIn(field.of, item) ?? String(index), numbered(field.noun, index)),
        ),
      );
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
        },
      ];
    }
    case 'picture':
      return [
        { path, labels, language: undefined, text: String(value.id ?? '') },
        ...leaves(value.alt, `${path}.alt`, labels, only, only === undefined),
      ];
    case 'file':
      return [{ path, labels, language: undefined, text: String(value.id ?? '') }];
    default:
      return leaves(stored, path, labels, only, isBilingual(field, only !== undefined));
  }
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

export interface ChangedText extends Omit<ContentText, 'text'> {
  pieces: readonly Piece[];
}

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** What differs between two versions, word by word. */
export function compareContent(field: Field, before: Stored, after: Stored): ChangedText[] {
  const old = new Map(textsOf(field, before).map((one) => [one.path, one]));
  const now = textsOf(field, after);
  const paths = new Set(now.map(({ path }) => path));
  const gone = [...old.values()].filter(({ path }) => !paths.has(path));
  return [...now, ...gone].flatMap(({ path, labels, language, text }) => {
    const from = old.get(path)?.text ?? '';
    const to = paths.has(path) ? text : '';
    return from === to ? [] : [{ path, labels, language, pieces: compareWords(from, to) }];
  });
}

/** More words than this are compared as a whole: the table grows with the square. */
const mostWords = 1_500;

export function compareWords(before: string, after: string): Piece[] {
  const [a, b] = [wordsIn(before), wordsIn(after)];
  if (a.length > mostWords || b.length > mostWords) {
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  }
  const common = commonLengths(a, b);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      pieces.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      pieces.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return joined(pieces);
}

const wordsIn = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0;

/** Of the rest of both from each place on, how many words they have in common in the same order. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (!row) continue;
      row[j] =
        a[i] === b[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    const last = all.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else all.push({ ...piece });
  }
  return all;
}
