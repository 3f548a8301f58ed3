import { describe, expect, it } from 'vitest';
import { describePet } from './describe-pet.ts';

const canela = {
  species: 'dog',
  sex: 'female',
  ageValue: 2,
  ageUnit: 'years',
  birthEstimated: true,
  city: 'Tulum',
  federalState: 'Quintana Roo',
  personality: 'Tranquila',
  story: 'La encontramos\njunto a la carretera.',
} as const;

describe('a pet in one line', () => {
  it('says kind, sex, age and place before what its rescuer wrote', () => {
    expect(describePet(canela, 'es')).toBe(
      'Perra de 2 años aprox. en Tulum, Quintana Roo. Tranquila. La encontramos junto a la carretera.',
    );
    expect(describePet(canela, 'en')).toBe(
      'Female dog, about 2 years, in Tulum, Quintana Roo. Tranquila. La encontramos junto a la carretera.',
    );
  });

  it('ends after a whole word, in what search engines show', () => {
    const line = describePet(
      { ...canela, story: 'Muy cariñosa con todo el mundo. '.repeat(9) },
      'es',
    );
    expect(line.length).toBeLessThanOrEqual(160);
    expect(line).toMatch(/^Perra de 2 años aprox. .* \p{L}+…$/u);
  });
});
