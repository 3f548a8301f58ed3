import type { Line } from '#domain/content/rich-text.ts';
import type { MailBlock, RichBlock, RichRun } from '#server/features/kits/mail/mail-content.ts';
import type { Letter } from './issue-letter.ts';

export interface LetterLink {
  address: string;
  /** What the mail calls it. */
  label: string;
}

type Readdress = (link: LetterLink) => string;

/** Each address once, in the order of the letter. */
export function linksIn(letter: Letter): LetterLink[] {
  const found = new Map<string, LetterLink>();
  withAddresses(letter, (link) => {
    if (!found.has(link.address)) found.set(link.address, link);
    return link.address;
  });
  return [...found.values()];
}

/** The same letter with other addresses behind its links; its pictures stay where they are. */
export const withAddresses = (letter: Letter, to: Readdress): Letter => ({
  ...letter,
  blocks: letter.blocks.map((block) => readdressed(block, to)),
});

function readdressed(block: MailBlock, to: Readdress): MailBlock {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'button':
      return { ...block, url: to({ address: block.url, label: block.label }) };
    case 'cards': {
      const cards = block.cards.map((card) => ({
        ...card,
        url: to({ address: card.url, label: card.title }),
      }));
      return { ...block, cards };
    }
    case 'picture':
      if (block.href === undefined) return block;
      return { ...block, href: to({ address: block.href, label: block.alt }) };
    case 'richText':
      return { ...block, blocks: block.blocks.map((one) => richReaddressed(one, to)) };
    default:
      return block;
  }
}

function richReaddressed(block: RichBlock, to: Readdress): RichBlock {
  if (typeof block === 'string') return block;
  if (block.kind === 'paragraph')
    return { ...block, runs: block.runs.map((run) => runReaddressed(run, to)) };
  if (block.kind !== 'list') return block;
  const lineOf = (line: Line<RichRun>) =>
    typeof line === 'string' ? line : line.map((run) => runReaddressed(run, to));
  return { ...block, items: block.items.map(lineOf) };
}

const runReaddressed = (run: RichRun, to: Readdress): RichRun =>
  typeof run === 'string' || run.href === undefined
    ? run
    : { ...run, href: to({ address: run.href, label: run.text }) };
