import type { Bilingual } from '#domain/language.ts';
import { foldText } from '#domain/text.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import type { RowProblem } from './row-problem.ts';

/** Understands the text of a cell, or says in words what it should have been. */
export interface FieldReader {
  read(text: string): unknown;
  expected: Bilingual;
}

/** A vocabulary's Spanish or English words, whatever their case and accents. */
export function choice<V extends string>(vocabulary: Vocabulary<V>): FieldReader {
  const known = new Map<string, V>();
  for (const value of vocabulary.values) {
    known.set(foldText(value), value);
    known.set(foldText(vocabulary.toWire(value)), value);
  }
  return {
    read: (text) => known.get(foldText(text)),
    expected: {
      es: `una de estas palabras: ${vocabulary.wireWords.join(', ')}`,
      en: `one of ${vocabulary.wireWords.join(', ')}`,
    },
  };
}

const flags = new Map([
  ...['si', 's', 'yes', 'y', 'true', '1', 'x', 'verdadero'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'falso'].map((word) => [word, false] as const),
]);
export const flag: FieldReader = {
  read: (text) => flags.get(foldText(text)),
  expected: { es: 'SÍ o NO', en: 'SI or NO' },
};

export const text: FieldReader = {
  read: (value) => value,
  expected: { es: 'un texto', en: 'a text' },
};

/** What a cell should have been, where it is something else. */
export const unknownValue = (field: string, value: string, expected: Bilingual): RowProblem =>
  value === ''
    ? { field, reason: 'importEmpty' }
    : { field, reason: { key: 'importExpected', values: { expected } }, value };
