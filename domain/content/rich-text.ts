import type { LinkTarget } from './link.ts';

/** A step, a right, a rule: something short with a name. */
export interface Entry {
  title: string;
  text: string;
}

/** A piece of a line; a plain string has neither emphasis nor a link. */
export type Run = string | { text: string; strong?: true; em?: true; link?: LinkTarget };

/** One line of text; a plain string is a single run. */
export type Line<R = Run> = string | readonly R[];

/** What a text is made of; a plain string is a paragraph. Never HTML. */
export type Block<R = Run> =
  | string
  | { kind: 'paragraph'; runs: readonly R[] }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly Line<R>[] }
  /** In this order, numbered. */
  | { kind: 'steps'; items: readonly Entry[] }
  /** In no order: a definition list. */
  | { kind: 'entries'; items: readonly Entry[] }
  /** The one thing to remember. */
  | { kind: 'callout'; text: string }
  /** How long the portal keeps what it knows about people: it writes the list itself, from the terms that it goes by. */
  | { kind: 'retentionTerms' };

type TextOnly = string | { text: string };

const textOfRun = (one: TextOnly) => (typeof one === 'string' ? one : one.text);

export const textOfLine = (one: Line<TextOnly>): string =>
  typeof one === 'string' ? one : one.map(textOfRun).join('');

/** The words of a text, a line for each paragraph, item or title: to search, to compare, for search engines. */
export const linesOf = (blocks: readonly Block<TextOnly>[]): string[] =>
  blocks.flatMap(linesOfBlock);

function linesOfBlock(one: Block<TextOnly>): string[] {
  if (typeof one === 'string') return [one];
  switch (one.kind) {
    case 'paragraph':
      return [textOfLine(one.runs)];
    case 'heading':
    case 'callout':
      return [one.text];
    case 'list':
      return one.items.map(textOfLine);
    case 'steps':
    case 'entries':
      return one.items.flatMap(({ title, text }) => [title, text]);
    case 'retentionTerms':
      return [];
  }
}

export const isEmptyText = (blocks: readonly Block[]): boolean =>
  !blocks.some((one) => typeof one !== 'string' && one.kind === 'retentionTerms') &&
  linesOf(blocks).join('').trim() === '';
