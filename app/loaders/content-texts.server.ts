import type { LoadContext } from '#app/load-context.ts';
import { documentAddress } from '#content/resources/document-address.ts';
import { resources } from '#content/resources/resources.ts';
import type { ContentOf, TextKey } from '#domain/content/content-documents.ts';
import type { Link, LinkTarget, MailboxId } from '#domain/content/link.ts';
import { plainBlock } from '#domain/content/plain-blocks.ts';
import type { RecordPart, RecordUse } from '#domain/content/record-uses.ts';
import type { Block, Line, Run } from '#domain/content/rich-text.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type {
  ShownBlock,
  ShownLink,
  ShownRun,
  ShownSection,
} from '../components/text-page/shown.ts';

/** For loaders: a document of the portal's texts in the page's language; as it is drafted where the page is a preview. */
export const readContent = <Key extends TextKey>(
  { app, language, preview }: LoadContext,
  key: Key,
): Promise<ContentOf<Key>> => app.content.shown(key, language, preview);

/** For loaders: what of the organisation's record a place reads, likewise. */
export const readRecord = <Use extends RecordUse>(
  { app, language, preview }: LoadContext,
  use: Use,
): Promise<RecordPart<Use>> => app.content.record(use, language, preview);

interface Section {
  key: string;
  id: string;
  heading: string;
  blocks: readonly Block[];
  link: Link | undefined;
}

export interface TextShower {
  link(link: Link): ShownLink;
  blocks(blocks: readonly Block[]): ShownBlock[];
  sections(sections: readonly Section[]): ShownSection[];
}

/** For loaders: what a text names (a page, a file, a mailbox) becomes an address. */
export async function textShower(context: LoadContext): Promise<TextShower> {
  const { mailboxes } = await readRecord(context, 'pageLinks');
  const { language } = context;
  const { retention } = context.app.config;
  const addressOf = (target: LinkTarget) => targetAddress(target, language, mailboxes);
  const run = (one: Run): ShownRun => {
    if (typeof one === 'string' || !one.link) return one as ShownRun;
    const { link, ...text } = one;
    return { ...text, href: addressOf(link).href };
  };
  const line = (one: Line): Line<ShownRun> => (typeof one === 'string' ? one : one.map(run));
  const block = (one: Block): ShownBlock => {
    if (typeof one === 'string') return one;
    if (one.kind === 'paragraph') return { kind: 'paragraph', runs: one.runs.map(run) };
    if (one.kind === 'list') return { kind: 'list', items: one.items.map(line) };
    return one.kind === 'retentionTerms' ? plainBlock(one, language, retention) : one;
  };
  const link = ({ label, ...target }: Link): ShownLink => ({ label, ...addressOf(target) });
  const blocks = (all: readonly Block[]) => all.map(block);
  return {
    link,
    blocks,
    sections: (sections) =>
      sections.map(({ link: below, ...section }) => ({
        ...section,
        blocks: blocks(section.blocks),
        ...(below && { link: link(below) }),
      })),
  };
}

function targetAddress(
  target: LinkTarget,
  language: Language,
  mailboxes: Record<MailboxId, string>,
): Omit<ShownLink, 'label'> {
  if ('page' in target) return { kind: 'page', href: pathFor(target.page, language) };
  if ('give' in target) return { kind: 'page', href: givingPath(language, { kind: target.give }) };
  if ('mailbox' in target) {
    const address = mailboxes[target.mailbox];
    // Whoever has no mailbox yet is written to from the portal.
    if (!address) return { kind: 'page', href: pathFor('contact', language) };
    return { kind: 'mail', href: `mailto:${address}`, note: address };
  }
  if ('url' in target) return { kind: 'web', href: target.url };
  const resource = resources.find(({ id }) => id === target.resource);
  if (!resource) throw new Error(`a text links to a file that is not offered: ${target.resource}`);
  return { kind: 'file', href: documentAddress(resource, language), note: 'PDF' };
}
