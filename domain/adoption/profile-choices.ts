import { vocabulary } from '../vocabulary.ts';

/** What a profile may say, apart from its rules: a form shows it before the rules have loaded. */

export const homeKind = vocabulary({ house: 'casa', apartment: 'departamento', other: 'otro' });
export const companionSpecies = vocabulary({ dog: 'perro', cat: 'gato', other: 'otro' });

/** Most entries of each list, and most characters of the texts. */
export const profileLimits = {
  household: 20,
  animals: 30,
  references: 4,
  experience: 2_000,
  vet: 500,
  plans: 500,
  relation: 80,
} as const;
