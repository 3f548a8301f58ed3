import { expect, test } from 'vitest';
import { compareContent } from './compare-content.ts';
import { compareWords } from './compare-words.ts';
import { group, key, line, list, rich } from './field.ts';

const field = group({
  title: line(['Título', 'Title']),
  sections: list(
    ['Secciones', 'Sections'],
    group({
      key: key(),
      heading: line(['Encabezado', 'Heading']),
      blocks: rich(['Texto', 'Text']),
    }),
    { noun: ['sección', 'section'] },
  ),
});

const both = (es: string) => ({ es, en: 'same' });
const section = (of: string, es: string) => ({
  key: of,
  heading: both(of),
  blocks: { es: [es], en: ['same'] },
});
const before = {
  title: { es: 'Uno', en: 'One' },
  sections: [section('a', 'El gato duerme'), section('b', 'Otra')],
};

test('says word by word what was added and what is gone', () => {
  expect(compareWords('El gato duerme', 'El gato negro duerme')).toEqual([
    { kind: 'same', text: 'El gato ' },
    { kind: 'added', text: 'negro ' },
    { kind: 'same', text: 'duerme' },
  ]);
  expect(compareWords('a b', 'a c')).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'c' },
  ]);
});

test('finds nothing in the same document', () => {
  expect(compareContent(field, before, structuredClone(before), 'es')).toEqual([]);
});

test('knows items by their key: another order is told as such, by what they are called now', () => {
  const third = section('c', 'Tercera');
  const from = { ...before, sections: [...before.sections, third] };
  const [first, second] = from.sections;
  const after = { ...from, sections: [second, third, { ...first, heading: both('Un gato') }] };
  const found = compareContent(field, from, after, 'es');
  expect(found.map(({ path }) => path)).toEqual(['.sections', '.sections.a.heading.es']);
  expect(found[0]).toMatchObject({
    labels: [{ es: 'Secciones', en: 'Sections' }],
    pieces: [
      { kind: 'removed', text: 'Un gato\n' },
      { kind: 'same', text: 'b\nc\n' },
      { kind: 'added', text: 'Un gato\n' },
    ],
  });
});

test('tells no other order where items came or went', () => {
  const after = { ...before, sections: [section('c', 'Nueva'), ...before.sections] };
  const found = compareContent(field, before, after, 'es');
  expect(found.map(({ path }) => path)).not.toContain('.sections');
});

test('names the language of what has changed, and what is gone', () => {
  const after = { title: before.title, sections: [section('a', 'El perro duerme')] };
  const found = compareContent(field, before, after, 'es');
  expect(found.map(({ path, language }) => [path, language])).toEqual([
    ['.sections.a.blocks.es', 'es'],
    ['.sections.b.heading.es', 'es'],
    ['.sections.b.heading.en', 'en'],
    ['.sections.b.blocks.es', 'es'],
    ['.sections.b.blocks.en', 'en'],
  ]);
});
