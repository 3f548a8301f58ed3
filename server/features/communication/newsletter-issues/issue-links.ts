import { documentAddress } from '#content/resources/document-address.ts';
import { resources } from '#content/resources/resources.ts';
import type { LinkTarget } from '#domain/content/link.ts';
import type { Block, Line, Run } from '#domain/content/rich-text.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { RichBlock, RichRun } from '#server/features/kits/mail/mail-content.ts';
import type { ContentService } from '../content/content.service.ts';

export interface LinkSources {
  content: Pick<ContentService, 'record' | 'assetsNamed'>;
  siteUrl: string;
}

/** Where a link of an issue leads, in full. */
export async function addressOf(
  { content, siteUrl }: LinkSources,
  target: LinkTarget,
  language: Language,
): Promise<string> {
  if ('url' in target) return target.url;
  if ('page' in target) return siteUrl + pathFor(target.page, language);
  if ('give' in target) return siteUrl + givingPath(language, { kind: target.give });
  if ('mailbox' in target) {
    const { mailboxes } = await content.record('newsletter', language);
    return `mailto:${mailboxes[target.mailbox]}`;
  }
  const resource = resources.find(({ id }) => id === target.resource);
  return (
    siteUrl + (resource ? documentAddress(resource, language) : pathFor('resources', language))
  );
}

/** An editor's text with the addresses of its links. */
export async function richBlocks(
  sources: LinkSources,
  blocks: readonly Block[],
  language: Language,
): Promise<RichBlock[]> {
  const lineOf = async (line: Line): Promise<Line<RichRun>> =>
    typeof line === 'string' ? line : Promise.all(line.map((run) => runOf(sources, run, language)));
  const found: RichBlock[] = [];
  for (const block of blocks) {
    if (typeof block === 'string') found.push(block);
    else if (block.kind === 'paragraph') {
      const runs = block.runs.map((run) => runOf(sources, run, language));
      found.push({ kind: 'paragraph', runs: await Promise.all(runs) });
    } else if (block.kind === 'list') {
      found.push({ kind: 'list', items: await Promise.all(block.items.map(lineOf)) });
    } else if (block.kind !== 'retentionTerms') found.push(block);
  }
  return found;
}

async function runOf(sources: LinkSources, run: Run, language: Language): Promise<RichRun> {
  if (typeof run === 'string') return run;
  const { link, ...text } = run;
  return link ? { ...text, href: await addressOf(sources, link, language) } : text;
}
