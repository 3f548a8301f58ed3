import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { LongText } from './LongText.tsx';
import { splitLongText } from './split-long-text.ts';

const sentence = 'La encontramos junto a la carretera una tarde de lluvia.';
const paragraph = (sentences: number) => Array(sentences).fill(sentence).join(' ');

it('shows a short text whole', () => {
  expect(splitLongText(`${paragraph(5)}\n\n${paragraph(5)}`)).toEqual({
    shown: [paragraph(5), paragraph(5)],
    collapsed: [],
  });
});

it.each([
  ['between paragraphs', [paragraph(10), paragraph(10)], 10],
  ['at the end of a sentence', [paragraph(30)], 10],
])('folds a long text %s, and loses nothing of it', (_where, paragraphs, sentences) => {
  const { shown, collapsed } = splitLongText(paragraphs.join('\n'));
  expect(shown).toEqual([paragraph(sentences)]);
  expect([...shown, ...collapsed].join(' ')).toBe(paragraphs.join(' '));
});

it('folds what has no sentences between words, and what has no words anywhere', () => {
  const words = 'guau '.repeat(400).trim();
  expect(splitLongText(words).shown.join()).toMatch(/guau$/);
  const { shown, collapsed } = splitLongText('x'.repeat(2_000));
  expect([...shown, ...collapsed].join('')).toBe('x'.repeat(2_000));
});

it('stands whole in the page of the server, where it opens without JavaScript', () => {
  const html = renderToStaticMarkup(
    <TextsProvider language="es" dictionary={es}>
      <LongText text={`${paragraph(30)}\nY por fin llegó.`} />
    </TextsProvider>,
  );
  expect(html).toMatch(/<details.*<summary.*Leer más.*Y por fin llegó\.<\/p><\/details>$/s);
});
