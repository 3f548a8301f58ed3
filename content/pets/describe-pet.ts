import type { Language } from '#domain/language.ts';
import type { PetDescription } from '#domain/pets/pet.ts';
import { inOneLine } from '#domain/text.ts';
import { petHeadline as en } from './en.ts';
import { petHeadline as es, type PetFacts } from './es.ts';

const headlines = { es, en };

/**
 * A pet in one line, for search engines, shared links and feeds: kind, sex, age and place, then what its rescuer wrote,
 * so that it says something even where that is a single word.
 */
export function describePet(
  pet: PetFacts & Pick<PetDescription, 'personality' | 'story'>,
  language: Language,
): string {
  const written = [pet.personality, pet.story].map((text) =>
    /[.!?…]$/.test(text) ? text : `${text}.`,
  );
  return inOneLine([headlines[language].facts(pet), ...written].join(' '));
}
