import { type Bilingual, type Language, locale } from '#domain/language.ts';
import type { PetGroup } from '#domain/pets/pet-group.ts';

/** Most littermates that a line names. */
const mostNamed = 3;

interface Words {
  pair: string;
  apart: string;
  litter: string;
  more(count: number): string;
}

const words: Bilingual<Words> = {
  es: {
    pair: 'Se adoptan juntos',
    apart: 'Son pareja',
    litter: 'Son de la misma camada',
    more: (count) => `${count} más`,
  },
  en: {
    pair: 'Adopted together',
    apart: 'They are a pair',
    litter: 'From the same litter',
    more: (count) => `${count} more`,
  },
};

/** 'Se adoptan juntos', of the pets of the group. */
export function groupHeading({ kind, together }: PetGroup, language: Language): string {
  const say = words[language];
  return together ? say.pair : say[kind === 'pair' ? 'apart' : 'litter'];
}

/** 'Se adoptan juntos: Luna y Sol'; of a large litter the first, and how many more. */
export function groupLine(group: PetGroup, language: Language): string {
  return `${groupHeading(group, language)}: ${namesOf(group.pets, language)}`;
}

/** 'Luna y Sol'; of many the first, and how many more. */
export function namesOf(pets: PetGroup['pets'], language: Language): string {
  const names = pets.map(({ name }) => name);
  const named =
    names.length > mostNamed + 1
      ? [...names.slice(0, mostNamed), words[language].more(names.length - mostNamed)]
      : names;
  return new Intl.ListFormat(locale[language], { type: 'conjunction' }).format(named);
}
