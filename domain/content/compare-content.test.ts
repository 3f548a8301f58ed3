import { expect, test } from 'vitest';
import { compareContent, compareWords } from './compare-content.ts';
import { group, key, line, list, rich } from './field.ts';

const field = group({
  title: line(['Título', 'Title']),
  sections: list(
    ['Secciones', 'Sections'],
    group({ key: key(), blocks: rich(['Texto', 'Text']) }),
    { noun: ['sección', 'section'] },
  ),
});

const section = (of: string, es: string) => ({ key: of, blocks: { es: [es], en: ['same'] } });
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
  expect(compareContent(field, before, structuredClone(before))).toEqual([]);
});

test('knows items by their key: another order is no other text', () => {
  const after = { ...before, sections: [...before.sections].reverse() };
  expect(compareContent(field, before, after)).toEqual([]);
});

test('names the language of what has changed, and what is gone', () => {
  const after = { title: before.title, sections: [section('a', 'El perro duerme')] };
  const found = compareContent(field, before, after);
  expect(found.map(({ path, language }) => [path, language])).toEqual([
    ['.sections.a.blocks.es', 'es'],
    ['.sections.b.blocks.es', 'es'],
    ['.sections.b.blocks.en', 'en'],
  ]);
});
