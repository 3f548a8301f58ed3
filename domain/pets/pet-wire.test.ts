import { describe, expect, it } from 'vitest';
import type { PetDescription } from './pet.ts';
import { descriptionFields } from './pet-description.ts';
import {
  adopterFromWire,
  adopterToWire,
  descriptionFromWire,
  descriptionToWire,
} from './pet-wire.ts';

const luna: PetDescription = {
  name: 'Luna',
  species: 'dog',
  breed: 'breedMix',
  sex: 'female',
  size: 'small',
  color: 'negro',
  ageValue: 3,
  ageUnit: 'years',
  bornOn: '2023-11-20',
  birthEstimated: true,
  weightKg: 8.5,
  microchip: '484000000000017',
  goodWithOwnKind: 'yes',
  goodWithOtherAnimals: 'unknown',
  goodWithChildren: 'no',
  trained: true,
  houseTrained: false,
  energy: 'high',
  stairs: 'no',
  needsExperience: null,
  dewormed: true,
  lastDewormedOn: '2026-02-28',
  vaccines: 'Rabia y múltiple al día',
  sterilized: false,
  personality: 'Tranquila',
  story: 'La encontramos en la carretera.',
  city: 'Tulum',
  federalState: 'Quintana Roo',
  needs: [],
};

describe('a pet on the wire', () => {
  it('says the same there and back', () => {
    expect(descriptionFromWire(descriptionToWire(luna))).toEqual(luna);
  });

  it('is spoken of in the words of the wire', () => {
    const payload = descriptionToWire({ species: 'cat', ageValue: 4, ageUnit: 'months' });
    expect(payload).toEqual({ especie: 'gato', edad: { valor: 4, unidad: 'meses' } });
  });

  it('says nothing of what was not said', () => {
    expect(descriptionToWire({})).toEqual({});
    expect(descriptionFromWire({})).toEqual({});
    expect(descriptionToWire({ sex: '' })).toEqual({ sexo: undefined });
  });

  it('takes no value of the code for a word', () => {
    expect(descriptionFromWire({ especie: 'cat', sexo: 7 })).toEqual({
      species: undefined,
      sex: undefined,
    });
  });

  it('tells a word that is in no list from one that may be missing', () => {
    const said = { energia: 'calm', escaleras: null, requiere_experiencia: '' };
    const { energy, ...rest } = descriptionFromWire(said);
    expect(rest).toEqual({ stairs: null, needsExperience: undefined });
    expect(descriptionFields.energy.rule.safeParse(energy).success).toBe(false);
  });

  it('writes adopters by their own names', () => {
    const adopter = {
      name: 'Ana',
      phone: '5512345678',
      email: 'ana@casa.example',
      street: 'Calle 5 de Mayo 12',
      neighborhood: 'Centro',
      postalCode: '77760',
      state: 'Quintana Roo',
      city: 'Tulum',
      country: 'México',
    };
    expect(adopterToWire(adopter)).toMatchObject({ nombre: 'Ana', domicilio_cp: '77760' });
    expect(adopterFromWire(adopterToWire(adopter))).toEqual(adopter);
  });
});
