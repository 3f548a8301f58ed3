import { describe, expect, it } from 'vitest';
import { type PetFilter, writePetFilter } from '#domain/pets/pet-filter.ts';
import { describeFilter } from './describe-filter.ts';

const everything: PetFilter = {
  species: ['cat'],
  sex: ['female'],
  lifeStage: ['young', 'senior'],
  size: ['small', 'medium'],
  livesWith: ['children', 'dogs'],
  sterilized: ['yes'],
  breed: ['mixed'],
  ageValue: 3,
  ageUnit: 'years',
  city: 'Tulum',
  federalState: ['Quintana Roo', 'Yucatán'],
};

describe('the chips of a filter', () => {
  it('are none when nothing is set', () => {
    expect(describeFilter({}, 'es')).toEqual([]);
  });

  it('say what is set, in words that agree', () => {
    expect(describeFilter(everything, 'es').map(({ label }) => label)).toEqual([
      'Gatos',
      'Hembra',
      'Jóvenes',
      'Mayores',
      'Tamaño: pequeña',
      'Tamaño: mediana',
      'Convive con niñas y niños',
      'Convive con perros',
      'Esterilizados',
      'Raza: mestiza',
      '3 años',
      'Tulum',
      'Quintana Roo',
      'Yucatán',
    ]);
    expect(describeFilter(everything, 'en').map(({ label }) => label)).toEqual([
      'Cats',
      'Female',
      'Young',
      'Senior',
      'Size: small',
      'Size: medium-sized',
      'Gets along with children',
      'Gets along with dogs',
      'Spayed or neutered',
      'Breed: mixed breed',
      '3 years',
      'Tulum',
      'Quintana Roo',
      'Yucatán',
    ]);
  });

  it('leave everything else when one is taken away', () => {
    // In Spanish the others then agree with no sex.
    const chips = describeFilter(everything, 'en');
    for (const { label, without } of chips) {
      const left = describeFilter(without, 'en').map((chip) => chip.label);
      expect(left).toEqual(chips.map((chip) => chip.label).filter((each) => each !== label));
    }
  });

  it('take an age away whole, and the last of several choices with its field', () => {
    const [age] = describeFilter({ ageValue: 8, ageUnit: 'months' }, 'es');
    expect(age).toEqual({ label: '8 meses', without: {} });
    const [newborn] = describeFilter({ ageValue: 0, ageUnit: 'years' }, 'es');
    expect(newborn).toEqual({ label: 'menos de 1 año', without: {} });
    const [size] = describeFilter({ size: ['giant'] }, 'es');
    expect(size?.without).toEqual({});
  });

  it('lead to different addresses when a city and its state have the same words', () => {
    const chips = describeFilter({ city: 'Jalisco', federalState: ['Jalisco'] }, 'es');
    expect(chips.map(({ without }) => String(writePetFilter(without)))).toEqual([
      'entidad_federativa=Jalisco',
      'ciudad=Jalisco',
    ]);
  });
});
