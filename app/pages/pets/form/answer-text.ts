import { longDate } from '#app/components/long-date.ts';
import type { Dictionary } from '#app/i18n/dictionary.ts';
import { characterWords } from '#app/i18n/pet-character.ts';
import { type PetFormText, usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { isDate } from '#domain/dates.ts';
import { type Language, locale } from '#domain/language.ts';
import { knownNeedIn } from '#domain/pets/known-needs.ts';
import type { PetFormField } from '#domain/pets/pet-form.ts';
import { capitalised } from './answers.ts';
import type { PetFormValues, ValueField } from './values.ts';

export interface Words {
  pets: Dictionary['pets'];
  form: PetFormText;
  language: Language;
}

/** In which answers are spelt out. */
export const useWords = (): Words => ({
  pets: useText().pets,
  form: usePetFormText(),
  language: useLanguage(),
});

/** An answer in the reader's words; empty when there is none. */
export function answerText(
  field: ValueField,
  values: PetFormValues,
  { pets, language }: Words,
): string {
  const gender = values.sex || 'male';
  const value = values[field];
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return pets.pet.yesNo(value);
  if (typeof value !== 'string') {
    return value.map((need) => knownNeedIn(language, need) ?? need).join(' · ');
  }
  switch (field) {
    case 'species':
      return values.species && pets.species(values.species, gender);
    case 'sex':
      return values.sex && pets.sexes[values.sex];
    case 'size':
      return values.size && capitalised(pets.size(values.size, gender));
    case 'breed':
      return values.breed && pets.breed(values.breed, gender);
    case 'ageValue':
      return ageText(values, pets);
    case 'ageUnit':
      return values.ageUnit && pets.units[values.ageUnit];
    case 'bornOn':
    case 'lastDewormedOn':
      return isDate(value) ? longDate(value, locale[language]) : value;
    case 'goodWithOwnKind':
    case 'goodWithOtherAnimals':
    case 'goodWithChildren':
      return pets.pet.answers[values[field] || 'unknown'];
    case 'energy':
      return values.energy && characterWords[language].energies[values.energy];
    case 'stairs':
    case 'needsExperience':
      return values[field] && characterWords[language].answers[values[field]];
    default:
      return value;
  }
}

/** With its unit, as far as it is told. */
function ageText({ ageValue, ageUnit }: PetFormValues, pets: Words['pets']): string {
  const isNumber = /^(0|[1-9]\d{0,2})$/.test(ageValue);
  return isNumber && ageUnit ? pets.age(Number(ageValue), ageUnit) : ageValue;
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
