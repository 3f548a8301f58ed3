import { describe, expect, it } from 'vitest';
import { petHeadline as inEnglish } from '#content/pets/en.ts';
import { petHeadline as inSpanish } from '#content/pets/es.ts';
import { pets as english } from '../en/pets.ts';
import { pets as spanish } from './pets.ts';

describe('an age in words', () => {
  it.each([
    [1, 'years', '1 año', '1 year'],
    [3, 'years', '3 años', '3 years'],
    [1, 'months', '1 mes', '1 month'],
    [8, 'months', '8 meses', '8 months'],
  ] as const)('%i %s', (value, unit, es, en) => {
    expect(spanish.age(value, unit)).toBe(es);
    expect(english.age(value, unit)).toBe(en);
  });
});

describe('days in words', () => {
  it.each([
    [0, 'Llegó hoy', 'Arrived today'],
    [1, 'Espera desde hace 1 día', 'Waiting for 1 day'],
    [214, 'Espera desde hace 214 días', 'Waiting for 214 days'],
  ])('of waiting: %i', (days, es, en) => {
    expect(spanish.waiting(days)).toBe(es);
    expect(english.waiting(days)).toBe(en);
  });

  it.each([
    [0, 'En rehabilitación desde hoy', 'Recovering since today'],
    [23, 'En rehabilitación desde hace 23 días', 'Recovering for 23 days'],
  ])('of recovering: %i', (days, es, en) => {
    expect(spanish.recovering(days)).toBe(es);
    expect(english.recovering(days)).toBe(en);
  });
});

describe('Spanish words about an animal', () => {
  it('agree with it', () => {
    expect(spanish.species('dog', 'female')).toBe('Perra');
    expect(spanish.species('cat', 'male')).toBe('Gato');
    expect(spanish.size('small', 'female')).toBe('pequeña');
    expect(spanish.size('medium', 'male')).toBe('mediano');
    expect(spanish.breed('mixed', 'female')).toBe('Mestiza');
    expect(spanish.sterilizedTag('female')).toBe('Esterilizada');
    expect(spanish.sterilizedTag('male')).toBe('Esterilizado');
    expect(spanish.meet('female')).toBe('Conócela');
    expect(spanish.help('male')).toBe('Ayúdalo');
  });

  it('are masculine where they name a choice, not an animal', () => {
    expect(spanish.size('small')).toBe('pequeño');
    expect(spanish.breed('mixed')).toBe('Mestizo');
  });
});

it("titles a pet's page by who it is and where it waits", () => {
  const { title, programmes } = inSpanish;
  expect(title('Canela', spanish.species('dog', 'female'), programmes.adoption, 'Tulum')).toBe(
    'Canela, perra en adopción en Tulum',
  );
  expect(inEnglish.title('Pozol', 'Dog', inEnglish.programmes.rehabilitation, 'Tulum')).toBe(
    'Pozol, dog recovering in Tulum',
  );
});
