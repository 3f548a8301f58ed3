import type { Bilingual, Language } from '#domain/language.ts';
import type { PetDescription } from '#domain/pets/pet-description.ts';
import type { Energy, YesNo } from '#domain/pets/vocabularies.ts';

interface CharacterWords {
  energy: string;
  energies: Record<Energy, string>;
  stairs: string;
  needsExperience: string;
  answers: Record<YesNo, string>;
}

export const characterWords: Bilingual<CharacterWords> = {
  es: {
    energy: 'Energía',
    energies: { calm: 'Tranquila', medium: 'Media', high: 'Alta' },
    stairs: 'Puede con escaleras',
    needsExperience: 'Necesita experiencia',
    answers: { yes: 'Sí', no: 'No' },
  },
  en: {
    energy: 'Energy',
    energies: { calm: 'Calm', medium: 'Medium', high: 'High' },
    stairs: 'Can use stairs',
    needsExperience: 'Needs experience',
    answers: { yes: 'Yes', no: 'No' },
  },
};

export type CharacterFact = [name: string, value: string];

/** What is known of it; put into words where the page is made, so that public pages load none of them. */
export function characterFacts(
  {
    energy,
    stairs,
    needsExperience,
  }: Pick<PetDescription, 'energy' | 'stairs' | 'needsExperience'>,
  language: Language,
): CharacterFact[] {
  const words = characterWords[language];
  const facts: CharacterFact[] = [];
  if (energy) facts.push([words.energy, words.energies[energy]]);
  if (stairs) facts.push([words.stairs, words.answers[stairs]]);
  if (needsExperience) facts.push([words.needsExperience, words.answers[needsExperience]]);
  return facts;
}
