import { describe, expect, test } from 'vitest';
import {
  type ContractValues,
  contractPlaceholders,
  fillContract,
  unknownPlaceholders,
} from '#domain/adoption/contract-text.ts';
import { languages } from '#domain/language.ts';
import { firstContract } from './contract.ts';

const values = Object.fromEntries(
  contractPlaceholders.values.map((name) => [name, name]),
) as ContractValues;

describe.each(languages)('the first contract in %s', (language) => {
  const text = firstContract[language].join('\n\n');
  test('is filled wholly', () => {
    expect(unknownPlaceholders(text)).toEqual([]);
    expect(fillContract(text, values)).not.toMatch(/[{}]/);
  });
  test('names both sides, the pet and what has to be done', () => {
    for (const name of [
      'familia',
      'organizacion',
      'mascota',
      'microchip',
      'esterilizacion',
      'fecha',
    ]) {
      expect(text).toContain(`{{${name}}}`);
    }
  });
});
