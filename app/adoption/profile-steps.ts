import type { ProfileProblems, ProfileValues } from './profile-values.ts';

/** The form's steps, by the fragment of the address that opens them; the same in both languages. */
export const profileSteps = [
  'casa',
  'familia',
  'animales',
  'tiempo',
  'planes',
  'referencias',
  'revisar',
] as const;
export type ProfileStep = (typeof profileSteps)[number];

export const optionalSteps: readonly ProfileStep[] = ['planes', 'referencias'];

const stepOfPart: Record<keyof ProfileValues, ProfileStep> = {
  place: 'casa',
  home: 'casa',
  household: 'familia',
  hasAnimals: 'animales',
  animals: 'animales',
  hoursAlone: 'tiempo',
  experience: 'tiempo',
  vet: 'tiempo',
  movingPlans: 'planes',
  fallback: 'planes',
  allowsWhatsApp: 'planes',
  references: 'referencias',
};

/** @param field a path such as `household.0.age` */
export const stepOf = (field: string): ProfileStep =>
  stepOfPart[field.split('.')[0] as keyof ProfileValues] ?? 'revisar';

/** The fields that are missing or wrong, in the order of the form. */
export const missingIn = (problems: ProfileProblems, step?: ProfileStep): string[] =>
  Object.keys(problems)
    .filter((field) => step === undefined || stepOf(field) === step)
    .sort((one, other) => profileSteps.indexOf(stepOf(one)) - profileSteps.indexOf(stepOf(other)));
