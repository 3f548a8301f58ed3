import { addDays } from '../dates.ts';
import type { PetDescription } from '../pets/pet-description.ts';

export type Aged = Pick<PetDescription, 'ageValue' | 'ageUnit'> & {
  /** YYYY-MM-DD: the day for which the age was told. */
  registeredOn: string;
};

const daysOf = { months: 30.4375, years: 365.25 } as const;

/** The latest day on which it can have been born, as its age tells: YYYY-MM-DD. */
export const bornOn = ({ registeredOn, ageValue, ageUnit }: Aged): string =>
  addDays(registeredOn, -Math.round(ageValue * daysOf[ageUnit]));

/** The earliest such day: two years old is whoever is not three yet. */
export const bornFrom = ({ registeredOn, ageValue, ageUnit }: Aged): string =>
  addDays(registeredOn, -Math.ceil((ageValue + 1) * daysOf[ageUnit]));
