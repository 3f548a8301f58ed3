import { describe, expect, test } from 'vitest';
import {
  type CountedPets,
  countCities,
  countStates,
  nameCities,
  stateBySlug,
} from './pet-places.ts';

const group = (city: string, pets: number, more: Partial<CountedPets> = {}): CountedPets => ({
  city,
  pets,
  federalState: 'Jalisco',
  species: 'dog',
  ...more,
});

describe('the cities of pets', () => {
  test('are counted by their name alone, the most pets first, and no more than asked for', () => {
    const groups = [
      group('guadalajara', 5),
      group('guadalajara, jalisco', 2, { species: 'cat' }),
      group('guadalajara', 1, { federalState: 'Puebla' }),
      group('tulum', 9, { federalState: 'Quintana Roo' }),
      group('zapopan', 1),
    ];
    expect(countCities(groups, 2)).toEqual([
      {
        key: 'tulum',
        written: ['tulum'],
        federalState: 'Quintana Roo',
        pets: 9,
        of: { dog: 9, cat: 0 },
      },
      {
        key: 'guadalajara',
        written: ['guadalajara', 'guadalajara, jalisco'],
        federalState: 'Jalisco',
        pets: 8,
        of: { dog: 6, cat: 2 },
      },
    ]);
  });

  test('that have no letters for an address are left out', () => {
    expect(countCities([group('???', 3), group('', 1)], 9)).toEqual([]);
  });

  const named = (city: string, spellings: readonly string[]) =>
    nameCities(countCities([group(city, 1)], 1), new Map([[city, spellings]]))[0];

  test.each([
    ['cancun', ['Cancun', 'Cancún', 'Cancún'], 'Cancún'],
    ['playa del carmen', ['playa del carmen'], 'Playa del Carmen'],
    ['tulum', ['TULUM'], 'Tulum'],
    ['tulum, q. roo', ['Tulum, Q. Roo'], 'Tulum'],
    ['merida', [], 'Merida'],
  ])('%s is called as most write it', (city, spellings, name) => {
    expect(named(city, spellings)?.name).toBe(name);
  });

  test('leave their address to the state, or to the bigger city, that is called so', () => {
    const cities = countCities([group('puebla', 9), group('st. ines', 4), group('st ines', 1)], 9);
    expect(nameCities(cities, new Map()).map(({ slug }) => slug)).toEqual([
      undefined,
      'st-ines',
      undefined,
    ]);
  });
});

test('the states are those that have pets, under their own addresses', () => {
  const states = countStates([
    group('', 1),
    group('', 3, { federalState: 'Quintana Roo' }),
    group('', 2, { federalState: 'Quintana Roo', species: 'cat' }),
  ]);
  expect(states.map(({ name, slug, pets, of }) => ({ name, slug, pets, of }))).toEqual([
    { name: 'Quintana Roo', slug: 'quintana-roo', pets: 5, of: { dog: 3, cat: 2 } },
    { name: 'Jalisco', slug: 'jalisco', pets: 1, of: { dog: 1, cat: 0 } },
  ]);
  expect(stateBySlug('ciudad-de-mexico')).toBe('Ciudad de México');
  expect(stateBySlug('atlantis')).toBeUndefined();
});
