import type { Language } from '../language.ts';
import { retentionList } from '../retention/retention-list.ts';
import { type RetentionSettings, usualRetention } from '../retention/term.ts';
import { type Block, type Entry, textOfLine } from './rich-text.ts';

/** A text without emphasis and links, for documents. */
export type PlainBlock =
  | string
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly Entry[] }
  | { kind: 'entries'; items: readonly Entry[] }
  | { kind: 'callout'; text: string };

/** @param settings for how long data is kept */
export function plainBlock(
  block: Block,
  language: Language,
  settings: RetentionSettings = usualRetention,
): PlainBlock {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'paragraph':
      return textOfLine(block.runs);
    case 'heading':
      return block.text;
    case 'list':
      return { kind: 'list', items: block.items.map(textOfLine) };
    case 'retentionTerms':
      return { kind: 'list', items: retentionList(language, settings) };
    default:
      return block;
  }
}
