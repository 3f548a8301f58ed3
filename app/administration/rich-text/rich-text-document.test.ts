import { expect, test } from 'vitest';
import { firstContent } from '#content/first-content.ts';
import type { Block } from '#domain/content/rich-text.ts';
import { fromDocument, toDocument } from './rich-text-document.ts';

const every: Block[] = [
  'Un párrafo.',
  {
    kind: 'paragraph',
    runs: [
      'Con ',
      { text: 'fuerza', strong: true },
      { text: ' y enlace', em: true, link: { page: 'contact' } },
    ],
  },
  { kind: 'heading', text: 'Un subtítulo' },
  { kind: 'list', items: ['uno', [{ text: 'dos', strong: true }]] },
  { kind: 'steps', items: [{ title: 'Primero', text: 'Esto' }] },
  { kind: 'entries', items: [{ title: 'Palabra', text: 'Qué es' }] },
  { kind: 'callout', text: 'Recuerda' },
  { kind: 'retentionTerms' },
];

test('comes back from the editor as it went in', () => {
  expect(fromDocument(toDocument(every))).toEqual(every);
});

test('keeps every text of the privacy notice', () => {
  for (const { blocks } of firstContent.privacyNotice.es.sections) {
    expect(fromDocument(toDocument(blocks))).toEqual(blocks);
  }
});

test('leaves out what is empty, and whatever no text is made of', () => {
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph' }, { type: 'image', attrs: { src: 'x' } }],
  };
  expect(fromDocument(document)).toEqual([]);
  expect(toDocument([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
});
