import type { Language } from '#domain/language.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import type { PetFormField } from '#domain/pets/pet-form.ts';
import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const withLabels = (text: typeof es, language: Language) => {
  const called = Object.entries(descriptionFields).map(([name, { label }]) => [
    name,
    label[language],
  ]);
  const labels: Record<PetFormField, string> = { ...Object.fromEntries(called), ...text.labels };
  return { ...text, labels };
};

export const petFormTexts = { es: withLabels(es, 'es'), en: withLabels(en, 'en') };

export type PetFormText = (typeof petFormTexts)['es'];

/** The texts of the form of a pet, which only come with it; a field is called what it is called everywhere, or asked. */
export function usePetFormText(): PetFormText {
  return petFormTexts[useLanguage()];
}
