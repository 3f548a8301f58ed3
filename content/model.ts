import type { Link } from '#domain/content/link.ts';
import type { Block } from '#domain/content/rich-text.ts';

export type { Link } from '#domain/content/link.ts';
export type { Block, Entry } from '#domain/content/rich-text.ts';

/** A public figure and who published it. */
export interface Figure {
  value: string;
  text: string;
  source: { label: string; url: string };
}

export interface Section {
  /** The fragment of its address, in the language of the page. */
  id: string;
  heading: string;
  blocks: readonly Block[];
  link?: Link;
}

/** A page that is mainly read. */
export interface TextPage {
  title: string;
  /** For search engines and shared links: 70 to 160 characters. */
  description: string;
  /** One or two sentences under the title. */
  lead: string;
  sections: readonly Section[];
}

/** A page with something to do: its first way is the one most people come for. */
export interface PageWithWays extends TextPage {
  ways: readonly Link[];
}

/** A page that binds the organisation. */
export interface LegalText extends TextPage {
  /** YYYY-MM-DD */
  updatedOn: string;
}
