import type { Block, Section } from '#content/model.ts';

/** A link of content/ with its address in the page's language. */
export interface ShownLink {
  kind: 'page' | 'file' | 'mail' | 'web';
  label: string;
  href: string;
  /** What else to know before following it: an e-mail address, a format. */
  note?: string;
}

export interface ShownSection extends Omit<Section, 'link' | 'blocks'> {
  blocks: readonly Block[];
  link?: ShownLink;
}

/** Grounds and accents, in colours of the design tokens. */
export type Tone = 'paper' | 'sol' | 'rosa' | 'jade' | 'violet' | 'sand';
