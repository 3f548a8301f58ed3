import type { DonationKind } from '#domain/donations/donation-kind.ts';
import type { StaticPageId } from '#domain/pages.ts';
import type { MailboxId } from './organisation.ts';
import type { ResourceId } from './resources/resource-id.ts';

/** Where a text sends its reader. Addresses are resolved by whoever shows it, in the page's language. */
export type Link =
  | { label: string; page: StaticPageId }
  /** The donations page, with this kind chosen. */
  | { label: string; give: DonationKind }
  /** A file of the resources page. */
  | { label: string; resource: ResourceId }
  /** A mailbox of organisation.ts. */
  | { label: string; mailbox: MailboxId }
  /** A page of somebody else, such as the source of a figure. */
  | { label: string; url: string };

/** A step, a right, a rule: something short with a name. */
export interface Entry {
  title: string;
  text: string;
}

/** A public figure and who published it. */
export interface Figure {
  value: string;
  text: string;
  source: { label: string; url: string };
}

/** What a text is made of; a plain string is a paragraph. */
export type Block =
  | string
  | { kind: 'list'; items: readonly string[] }
  /** In this order, numbered. */
  | { kind: 'steps'; items: readonly Entry[] }
  /** In no order: a definition list. */
  | { kind: 'entries'; items: readonly Entry[] }
  /** The one thing to remember. */
  | { kind: 'callout'; text: string };

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
