import { expect, test } from 'vitest';
import { petStatus, size } from './pets/vocabularies.ts';

test('words go to the wire and come back', () => {
  for (const value of petStatus.values) {
    expect(petStatus.fromWire(petStatus.toWire(value))).toBe(value);
  }
});

test('the order is the order that people see', () => {
  expect(size.wireWords).toEqual(['mini', 'pequeño', 'mediano', 'grande', 'muy grande']);
});

test.each(['toString', '__proto__', 'Mini', '', 5, null, ['mini']])('%j is no size', (word) => {
  expect(size.fromWire(word)).toBeUndefined();
});
