import type { Block } from '#domain/content/rich-text.ts';

/** A link of a text with its address in the page's language. */
export interface ShownLink {
  kind: 'page' | 'file' | 'mail' | 'web';
  label: string;
  href: string;
  /** What else to know before following it: an e-mail address, a format. */
  note?: string;
}

/** A piece of a line; its link has an address. */
export type ShownRun = string | { text: string; strong?: true; em?: true; href?: string };
export type ShownBlock = Exclude<Block<ShownRun>, { kind: 'retentionTerms' }>;

export interface ShownSection {
  /** What its page knows it by, in both languages. */
  key: string;
  /** The fragment of its address, in the language of the page. */
  id: string;
  heading: string;
  blocks: readonly ShownBlock[];
  link?: ShownLink;
}

/** Grounds and accents, in colours of the design tokens. */
export type Tone = 'paper' | 'sol' | 'rosa' | 'jade' | 'violet' | 'sand';
