import { z } from 'zod';
import { linkTarget } from './link.ts';
import type { Block } from './rich-text.ts';

const richTextLimits = { line: 4_000, runs: 60, items: 60, blocks: 80 } as const;

const line = z.string().max(richTextLimits.line);
const run = z.union([
  line,
  z.strictObject({
    text: line,
    strong: z.literal(true).optional(),
    em: z.literal(true).optional(),
    link: linkTarget.optional(),
  }),
]);
const runs = z.array(run).max(richTextLimits.runs);
const entries = z.array(z.strictObject({ title: line, text: line })).max(richTextLimits.items);

const block = z.union([
  line,
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('paragraph'), runs }),
    z.strictObject({ kind: z.literal('heading'), text: line }),
    z.strictObject({
      kind: z.literal('list'),
      items: z.array(z.union([line, runs])).max(richTextLimits.items),
    }),
    z.strictObject({ kind: z.literal('steps'), items: entries }),
    z.strictObject({ kind: z.literal('entries'), items: entries }),
    z.strictObject({ kind: z.literal('callout'), text: line }),
    z.strictObject({ kind: z.literal('retentionTerms') }),
  ]),
]);

export const richText: z.ZodType<readonly Block[]> = z.array(block).max(richTextLimits.blocks);
