import { type Language, languages } from '../language.ts';
import { foldText } from '../text.ts';
import { type ContentText, textsOf } from './content-texts.ts';
import type { Field } from './field.ts';
import type { Stored } from './stored-content.ts';

export interface Passage {
  /** Undefined where it is the same in both languages. */
  language: Language | undefined;
  text: string;
}

/** Words of a passage before and after those that were looked for. */
const around = 12;

/**
 * Where a document first says what is looked for, whatever its case and accents: in the reader's language, else in the
 * other one, else in the name of a field, with what it holds, or of a list. @param term not empty
 */
export function findPassage(
  field: Field,
  stored: Stored,
  term: string,
  reader: Language,
): Passage | undefined {
  const wanted = foldText(term);
  const holds = (text: string) => foldText(text).includes(wanted);
  const texts = textsOf(field, stored, { path: '', labels: [], reader }).filter(
    ({ isReference }) => !isReference,
  );
  const found = texts.filter(({ text }) => holds(text));
  const first = found.find(({ language }) => language === reader) ?? found[0];
  if (!first) return fieldCalled(texts, holds, reader) ?? listCalled(field, holds, reader);
  const { language, text } = first;
  return { language, text: cut(text.split('\n').find(holds) ?? text, holds) };
}

function fieldCalled(
  texts: readonly ContentText[],
  holds: (text: string) => boolean,
  reader: Language,
): Passage | undefined {
  for (const { labels, language, text } of texts) {
    const label = labels.at(-1);
    if (!label || !languages.some((one) => holds(label[one]))) continue;
    // Both parts in one language, so that it is read out rightly.
    const held = language === undefined || language === reader ? text.split('\n', 1)[0] : '';
    return { language: reader, text: [label[reader], held].filter(Boolean).join(': ') };
  }
  return undefined;
}

function listCalled(
  field: Field,
  holds: (text: string) => boolean,
  reader: Language,
): Passage | undefined {
  for (const { label, noun } of listsOf(field)) {
    if (languages.some((one) => holds(label[one]) || holds(noun[one]))) {
      return { language: reader, text: label[reader] };
    }
  }
  return undefined;
}

/** Every list of a document, also one that holds nothing yet. */
function* listsOf(field: Field): Generator<Extract<Field, { kind: 'list' }>> {
  if (field.kind === 'list') yield field;
  if (field.kind === 'list' || field.kind === 'perLanguage') yield* listsOf(field.of);
  if (field.kind === 'group') for (const one of Object.values(field.fields)) yield* listsOf(one);
}

function cut(line: string, holds: (text: string) => boolean): string {
  const words = line.split(/\s+/).filter(Boolean);
  // The fewest of the first words that hold it, and then the fewest of the last ones of those.
  const end = fewest(words.length, (count) => holds(words.slice(0, count).join(' ')));
  const length = fewest(end, (count) => holds(words.slice(end - count, end).join(' ')));
  const [from, to] = [Math.max(end - length - around, 0), end + around];
  const passage = words.slice(from, to).join(' ');
  return `${from > 0 ? '… ' : ''}${passage}${to < words.length ? ' …' : ''}`;
}

/** The smallest number up to `most` that is enough, where each larger one is as well. */
function fewest(most: number, isEnough: (count: number) => boolean): number {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
