import { describe, expect, test } from 'vitest';
import {
  federalStates,
  findFederalState,
  findFederalStateById,
  findFederalStates,
} from './federal-states.ts';

describe('the federal states', () => {
  test('are 32 with the ids 1733 to 1764, each once', () => {
    expect(federalStates.map((state) => state.id)).toEqual(
      Array.from({ length: 32 }, (_, index) => 1733 + index),
    );
    expect(new Set(federalStates.map((state) => state.value)).size).toBe(32);
  });

  test.each([
    [1733, 'Aguascalientes'],
    [1741, 'Ciudad de México'],
    [1742, 'Durango'],
    [1746, 'Jalisco'],
    [1763, 'Yucatán'],
    [1764, 'Zacatecas'],
  ])('%i is %s', (id, label) => {
    expect(findFederalStateById(id)).toBe(label);
  });

  test.each([0, 1732, 1765, 1740.5, Number.NaN])('%d is none', (id) => {
    expect(findFederalStateById(id)).toBeUndefined();
  });

  test('each is found by its own name in any capitals and without accents', () => {
    for (const { label } of federalStates) {
      expect(findFederalState(label)).toBe(label);
      expect(findFederalState(label.toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''))).toBe(
        label,
      );
    }
  });

  test.each([
    ['cdmx', 'Ciudad de México'],
    ['Distrito Federal', 'Ciudad de México'],
    ['México', 'Estado de México'],
    ['Coahuila de Zaragoza', 'Coahuila'],
    ['VERACRUZ DE IGNACIO DE LA LLAVE', 'Veracruz'],
    [' san  luis potosi ', 'San Luis Potosí'],
  ])('%j is %s', (name, label) => {
    expect(findFederalState(name)).toBe(label);
  });

  test.each([
    ['baja', ['Baja California', 'Baja California Sur']],
    ['Roo', ['Quintana Roo']],
    ['CDMX', ['Ciudad de México']],
    ['Texas', []],
    [' ', []],
  ])('a part of a name, %j, finds %j', (part, found) => {
    expect(findFederalStates(part)).toEqual(found);
  });

  test.each(['', 'Texas', 'Baja', 'constructor', '__proto__'])('%j is none', (name) => {
    expect(findFederalState(name)).toBeUndefined();
  });
});
