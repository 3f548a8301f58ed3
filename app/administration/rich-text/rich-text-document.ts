import type { JSONContent } from '@tiptap/core';
import type { LinkTarget } from '#domain/content/link.ts';
import {
  type Block,
  type Entry,
  type Line,
  type Run,
  textOfLine,
} from '#domain/content/rich-text.ts';

/** Between the closed structure that is stored and the editor's own document. */
export function toDocument(blocks: readonly Block[]): JSONContent {
  const content = blocks.map(nodeOfBlock);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function nodeOfBlock(block: Block): JSONContent {
  if (typeof block === 'string') return { type: 'paragraph', content: nodesOfLine(block) };
  switch (block.kind) {
    case 'paragraph':
      return { type: 'paragraph', content: nodesOfLine(block.runs) };
    case 'heading':
      return { type: 'heading', attrs: { level: 3 }, content: nodesOfLine(block.text) };
    case 'callout':
      return { type: 'callout', content: nodesOfLine(block.text) };
    case 'list':
      return {
        type: 'bulletList',
        content: block.items.map((item) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: nodesOfLine(item) }],
        })),
      };
    case 'steps':
    case 'entries':
      return {
        type: block.kind,
        content: block.items.map(({ title, text }) => ({
          type: 'entry',
          content: [
            { type: 'entryTitle', content: nodesOfLine(title) },
            { type: 'entryText', content: nodesOfLine(text) },
          ],
        })),
      };
    case 'retentionTerms':
      return { type: 'retentionTerms' };
  }
}

function nodesOfLine(line: Line): JSONContent[] {
  const runs = typeof line === 'string' ? [line] : line;
  return runs.flatMap((run) => {
    const { text, strong, em, link } = typeof run === 'string' ? ({ text: run } as const) : run;
    if (text === '') return [];
    const marks = [
      ...(strong ? [{ type: 'bold' }] : []),
      ...(em ? [{ type: 'italic' }] : []),
      ...(link ? [{ type: 'contentLink', attrs: { target: link } }] : []),
    ];
    return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  });
}

export const fromDocument = (document: JSONContent): Block[] =>
  (document.content ?? []).flatMap(blockOfNode);

function blockOfNode(node: JSONContent): Block[] {
  const children = node.content ?? [];
  switch (node.type) {
    case 'paragraph': {
      const line = lineOf(children);
      if (textOfLine(line).trim() === '') return [];
      return [typeof line === 'string' ? line : { kind: 'paragraph', runs: line }];
    }
    case 'heading':
    case 'callout': {
      const text = textOfLine(lineOf(children)).trim();
      return text === '' ? [] : [{ kind: node.type, text }];
    }
    case 'bulletList': {
      const items = children.map((item) => lineOf(item.content?.[0]?.content ?? []));
      const filled = items.filter((item) => textOfLine(item).trim() !== '');
      return filled.length === 0 ? [] : [{ kind: 'list', items: filled }];
    }
    case 'steps':
    case 'entries': {
      const items = children.map(entryOf).filter(({ title, text }) => title || text);
      return items.length === 0 ? [] : [{ kind: node.type, items }];
    }
    case 'retentionTerms':
      return [{ kind: 'retentionTerms' }];
    default:
      return [];
  }
}

const entryOf = ({ content = [] }: JSONContent): Entry => ({
  title: textOfLine(lineOf(content[0]?.content ?? [])).trim(),
  text: textOfLine(lineOf(content[1]?.content ?? [])).trim(),
});

/** A plain string where nothing is emphasized or linked, as content/ writes it. */
function lineOf(nodes: readonly JSONContent[]): Line {
  const runs = nodes.map(({ text = '', marks = [] }): Run => {
    const has = (type: string) => marks.some((mark) => mark.type === type);
    const link = marks.find((mark) => mark.type === 'contentLink')?.attrs?.target;
    if (!has('bold') && !has('italic') && !link) return text;
    return {
      text,
      ...(has('bold') && { strong: true as const }),
      ...(has('italic') && { em: true as const }),
      ...(link && { link: link as LinkTarget }),
    };
  });
  return runs.every((run) => typeof run === 'string') ? runs.join('') : runs;
}
