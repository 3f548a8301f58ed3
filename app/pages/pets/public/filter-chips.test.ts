import { describe, expect, it } from 'vitest';
import { pets as english } from '#app/i18n/en/pets.ts';
import { pets as spanish } from '#app/i18n/es/pets.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import { chipsOf, labelsOf } from './filter-chips.ts';

const everything: PetFilter = {
  species: 'cat',
  sex: 'female',
  size: 'small',
  breed: 'mixed',
  ageValue: 3,
  ageUnit: 'years',
  city: 'Tulum',
  federalState: 'Quintana Roo',
};

describe('the chips of a filter', () => {
  it('are none when nothing is set', () => {
    expect(chipsOf({}, spanish)).toEqual([]);
  });

  it('say what is set, in words that agree', () => {
    expect(chipsOf(everything, spanish).map(({ label }) => label)).toEqual([
      'Gatos',
      'Hembra',
      'Tamaño: pequeña',
      'Raza: mestiza',
      '3 años',
      'Tulum',
      'Quintana Roo',
    ]);
    expect(chipsOf(everything, english).map(({ label }) => label)).toEqual([
      'Cats',
      'Female',
      'Size: small',
      'Breed: mixed breed',
      '3 years',
      'Tulum',
      'Quintana Roo',
    ]);
  });

  it('leave everything else when one is taken away', () => {
    for (const { label, without } of chipsOf(everything, spanish)) {
      const left = chipsOf(without, spanish).length;
      expect({ label, left }).toEqual({ label, left: 6 });
    }
  });

  it('take an age away whole', () => {
    const [chip] = chipsOf({ ageValue: 8, ageUnit: 'months' }, spanish);
    expect(chip).toEqual({ field: 'ageValue', label: '8 meses', without: {} });
  });

  it('are told apart when a city and its state have the same words', () => {
    const chips = chipsOf({ city: 'Jalisco', federalState: 'Jalisco' }, spanish);
    expect(chips.map(({ field, label }) => ({ field, label }))).toEqual([
      { field: 'city', label: 'Jalisco' },
      { field: 'federalState', label: 'Jalisco' },
    ]);
  });
});

it('names the fields whose values were not understood', () => {
  expect(labelsOf(['tamano', 'especie'], spanish)).toEqual(['Especie', 'Tamaño']);
  expect(spanish.filter.ignored(labelsOf(['especie', 'tamano'], spanish))).toContain(
    'Especie y Tamaño',
  );
  expect(english.filter.ignored(['Sex'])).toContain('in Sex,');
});
