import type { Language } from '../language.ts';
import { compareSequence, compareWords, type Piece } from './compare-words.ts';
import { type ContentText, textsOf } from './content-texts.ts';
import type { Field } from './field.ts';
import type { Stored } from './stored-content.ts';

export interface ChangedText extends Omit<ContentText, 'text' | 'order' | 'isReference'> {
  pieces: readonly Piece[];
}

/** What differs between two versions, word by word, and which items stand in another order. @param reader whose language names items */
export function compareContent(
  field: Field,
  before: Stored,
  after: Stored,
  reader: Language,
): ChangedText[] {
  const start = { path: '', labels: [], reader };
  const old = new Map(textsOf(field, before, start).map((one) => [one.path, one]));
  const now = textsOf(field, after, start);
  const paths = new Set(now.map(({ path }) => path));
  const gone = [...old.values()].filter(({ path }) => !paths.has(path));
  return [...now, ...gone].flatMap(({ path, labels, language, text, order }) => {
    const was = old.get(path);
    const from = was?.text ?? '';
    const to = paths.has(path) ? text : '';
    const pieces = from === to ? movedItems(was?.order, order) : compareWords(from, to);
    return pieces.length === 0 ? [] : [{ path, labels, language, pieces }];
  });
}

type Order = ContentText['order'];

/** Of the items that both have, by what they are called now; none where they stand in the same order. */
function movedItems(before: Order, after: Order): Piece[] {
  if (!before || !after) return [];
  const namesIn = (order: typeof before, other: typeof before) =>
    [...order.keys()].filter((key) => other.has(key)).map((key) => `${after.get(key)}\n`);
  const [from, to] = [namesIn(before, after), namesIn(after, before)];
  return from.join('') === to.join('') ? [] : compareSequence(from, to);
}
