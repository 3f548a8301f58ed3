import type { Language } from '../language.ts';
import type { Field } from './field.ts';
import { type Stored, shownIn } from './stored-content.ts';

const naming = ['question', 'heading', 'title', 'name', 'city', 'label', 'value', 'text'];

/** The first words of an item of a list; '' where it has none. @param inOne inside a part that each language has for itself */
export function itemName(of: Field, item: Stored, language: Language, inOne = false): string {
  const shown = shownIn(of, item, language, inOne);
  if (of.kind !== 'group' && of.kind !== 'link') return typeof shown === 'string' ? shown : '';
  const node = (shown ?? {}) as Readonly<Record<string, unknown>>;
  const found = naming.find((name) => typeof node[name] === 'string' && node[name] !== '');
  return found ? String(node[found]) : '';
}
