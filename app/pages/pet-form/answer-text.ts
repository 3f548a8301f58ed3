import type { Dictionary } from '#app/i18n/dictionary.ts';
import type { es } from '#app/i18n/pet-form/es.ts';
import type { PetFormField } from '#domain/pets/pet-form.ts';
import { capitalised } from './answers.ts';
import type { PetFormValues, ValueField } from './values.ts';

interface Words {
  pets: Dictionary['pets'];
  form: typeof es;
}

/** An answer in the reader's words; empty when there is none. */
export function answerText(field: ValueField, values: PetFormValues, { pets }: Words): string {
  const gender = values.sex || 'male';
  const value = values[field];
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return pets.pet.yesNo(value);
  if (typeof value !== 'string') return value.join(' · ');
  switch (field) {
    case 'species':
      return values.species && pets.species(values.species, gender);
    case 'sex':
      return values.sex && pets.sexes[values.sex];
    case 'size':
      return values.size && capitalised(pets.size(values.size, gender));
    case 'breed':
      return values.breed && pets.breed(values.breed, gender);
    case 'ageUnit':
      return values.ageUnit && pets.units[values.ageUnit];
    case 'goodWithOwnKind':
    case 'goodWithOtherAnimals':
    case 'goodWithChildren':
      return pets.pet.answers[values[field] || 'unknown'];
    default:
      return value;
  }
}

/** What a field is called where it stands alone. */
export function labelOf(field: PetFormField, values: PetFormValues, { form }: Words): string {
  switch (field) {
    case 'sterilized':
      return form.sterilized(values.sex);
    case 'goodWithOwnKind':
      return form.goodWithOwnKind(values.species);
    case 'goodWithOtherAnimals':
      return form.goodWithOtherAnimals(values.species);
    default:
      return form.labels[field];
  }
}
