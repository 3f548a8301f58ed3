import { type Line, textOfLine } from '#domain/content/rich-text.ts';
import type { MailBlock, MailContent, MailSite, RichBlock, RichRun } from './mail-content.ts';

/** The plain half of a mail: read by screens without HTML and weighed by spam filters. */
export function renderText(content: MailContent, site: MailSite): string {
  const parts = [content.heading, ...content.blocks.map(blockText), '--', content.reason];
  return `${[...parts, `${site.name}\n${site.url}`].join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'answers':
      return [...block.buttons, block.quiet]
        .map(({ label, url }) => `${label}:\n${url}`)
        .join('\n\n');
    case 'facts':
      return block.items.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'greeting':
      return [block.text, block.closing, block.sender].filter(Boolean).join('\n\n');
    case 'heading':
      return block.text.toLocaleUpperCase();
    case 'cards':
      return block.cards
        .map(({ title, text, label, url }) => `${title}\n${text}\n${label}: ${url}`)
        .join('\n\n');
    case 'picture':
      return [`[${block.alt}]`, block.caption, block.href].filter(Boolean).join('\n');
    case 'richText':
      return block.blocks.map(richText).join('\n\n');
    case 'note':
      return block.url ? `${block.text}\n${block.url}` : block.text;
  }
}

function richText(block: RichBlock): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'paragraph':
      return lineText(block.runs);
    case 'heading':
      return block.text.toLocaleUpperCase();
    case 'callout':
      return block.text.replace(/^/gm, '> ');
    case 'list':
      return block.items.map((item) => `- ${lineText(item)}`).join('\n');
    case 'steps':
      return block.items.map(({ title, text }, at) => `${at + 1}. ${title}\n${text}`).join('\n');
    case 'entries':
      return block.items.map(({ title, text }) => `- ${title}: ${text}`).join('\n');
  }
}

/** Each link's address stands behind its words. */
function lineText(line: Line<RichRun>): string {
  if (typeof line === 'string') return line;
  return line
    .map((run) =>
      typeof run !== 'string' && run.href ? `${run.text} (${run.href})` : textOfLine([run]),
    )
    .join('');
}
