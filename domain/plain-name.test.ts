import { describe, expect, it } from 'vitest';
import { isPlainText, plainName, withoutAddresses } from './plain-name.ts';

describe('a plain name', () => {
  it.each([
    'Luna',
    'Ñandú & Sol',
    'Sr. Bigotes',
    'Coco (negro), n.º 3',
    "D'Artagnan III",
    'Luna/Lunita',
    'Max 2024-11',
    '¡Chispa!',
    'J.R.',
  ])('%j is one', (name) => {
    expect(isPlainText(name)).toBe(true);
    expect(plainName(name)).toBe(name);
  });

  it.each([
    'Tu banco bloqueó tu cuenta: entra a https://malo.example',
    'malo.example',
    'entra a malo。example',
    'malo.exa\u200bmple',
    'ｗｗｗ．malo',
    'escribe a eva@malo',
    '<b>Luna</b>',
    'javascript:alert(1)',
    'llama al 55 1234 5678',
  ])('%j is none', (name) => {
    expect(isPlainText(name)).toBe(false);
    expect(plainName(name)).toBe('');
  });

  it('is short, on one line', () => {
    expect(plainName('Luna '.repeat(30))).toBe('');
    expect(plainName('Luna\nde Mar')).toBe('Luna de Mar');
  });
});

it('leaves the words and takes the addresses', () => {
  expect(
    withoutAddresses('Dos gatitos,\nhoy. Mira https://malo.example o eva@malo.example ya'),
  ).toBe('Dos gatitos,\nhoy. Mira […] o […] ya');
  expect(withoutAddresses('Informes: +52 (984) 123 45-67. Come 2 veces, 300 g.')).toBe(
    'Informes: […]. Come 2 veces, 300 g.',
  );
});
