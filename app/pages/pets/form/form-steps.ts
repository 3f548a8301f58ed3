import { namesOf } from '#domain/contract/field.ts';
import { descriptionFields, type PetDescription } from '#domain/pets/pet-description.ts';
import type { PetFormField } from '#domain/pets/pet-form.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';

/** The form's steps, by the fragment of the address that opens them; the same in both languages. */
export const stepIds = ['quien-es', 'salud', 'caracter', 'donde', 'fotos', 'revisar'] as const;
export type StepId = (typeof stepIds)[number];

const requested: Record<StepId, readonly PetFormField[]> = {
  'quien-es': [
    'species',
    'name',
    'sex',
    'birthEstimated',
    'ageValue',
    'ageUnit',
    'bornOn',
    'size',
    'breed',
    'color',
    'weightKg',
  ],
  salud: [
    'vaccines',
    'dewormed',
    'lastDewormedOn',
    'sterilized',
    'certificate',
    'vetPhone',
    'vetName',
    'needs',
  ],
  caracter: [
    'personality',
    'story',
    'goodWithOwnKind',
    'goodWithOtherAnimals',
    'goodWithChildren',
    'trained',
    'houseTrained',
    'energy',
    'stairs',
    'needsExperience',
  ],
  donde: ['city', 'federalState'],
  fotos: ['media'],
  revisar: [],
};

/** Lines of text that no step has laid out are asked for at the end of the first one, by what the contract says. */
export const furtherFields = namesOf(descriptionFields).filter(
  (name): name is FurtherField => !Object.values(requested).flat().includes(name),
);

export type FurtherField = {
  [Name in keyof PetDescription]: string extends NonNullable<PetDescription[Name]> ? Name : never;
}[keyof PetDescription];

const fields = { ...requested, 'quien-es': [...requested['quien-es'], ...furtherFields] };

/** In the order in which they are asked. */
export function fieldsOf(step: StepId, programme: Programme): readonly PetFormField[] {
  return fields[step].filter((field) => field !== 'needs' || programme === 'rehabilitation');
}

export const stepOf = (field: PetFormField): StepId =>
  stepIds.find((step) => fields[step].includes(field)) ?? 'revisar';

/** In the order of the form. */
export function missingIn(
  problems: Partial<Record<PetFormField, string>>,
  programme: Programme,
  steps: readonly StepId[] = stepIds,
): PetFormField[] {
  return steps
    .flatMap((step) => fieldsOf(step, programme))
    .filter((field) => problems[field] !== undefined);
}
