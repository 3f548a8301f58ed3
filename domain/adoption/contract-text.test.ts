import { describe, expect, test } from 'vitest';
import {
  type ContractValues,
  contractBlocks,
  contractPlaceholders,
  fillContract,
  unknownPlaceholders,
} from './contract-text.ts';
import { codeFrom, readCode } from './verification-code.ts';

const values = Object.fromEntries(
  contractPlaceholders.values.map((name) => [name, `<${name}>`]),
) as ContractValues;

test('a text is headings, paragraphs and lists, and nothing else', () => {
  expect(contractBlocks('# Uno\nDos\ntres\r\n\r\n- a\n- b\n\n \n<b>no</b>')).toEqual([
    { kind: 'heading', text: 'Uno' },
    { kind: 'paragraph', text: 'Dos tres' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: '<b>no</b>' },
  ]);
});

test('a value is one line, and no placeholder of its own', () => {
  const filled = fillContract('Soy {{ familia }}.', { ...values, family: 'Ana\n# x {{folio}}' });
  expect(filled).toBe('Soy Ana # x {{folio}}.');
});

test.each([
  ['{{mascota}} y {{ folio }}', []],
  ['{{tarjeta}}', ['{{tarjeta}}']],
  ['{{mascota', ['{{']],
  ['mascota}}', ['}}']],
])('placeholders that are not known are found: %s', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown);
});

describe('a code', () => {
  const code = codeFrom(Uint8Array.from({ length: 25 }, (_, index) => index));
  test('is read however it is typed', () => {
    expect(code).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(readCode(typed)).toBe(code);
  });
  test.each(['', 'ABC', `${'A'.repeat(24)}U`, 'A'.repeat(26)])(
    'that is none is told: %s',
    (typed) => {
      expect(readCode(typed)).toBeUndefined();
    },
  );
});
