import type { Bilingual, Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Sex } from '#domain/pets/vocabularies.ts';

const es = {
  tag: (sex: Sex): string => (sex === 'female' ? 'Apartada' : 'Apartado'),
  apply: 'Entrar a la lista de espera',
  text: (name: string) =>
    `Otra familia ya está en camino de adoptar a ${name}. Si quieres, entra a la lista de espera: te escribimos si vuelve a buscar familia.`,
};

const en: typeof es = {
  tag: () => 'Reserved',
  apply: 'Join the waiting list',
  text: (name) =>
    `Another family is already on the way to adopting ${name}. If you like, join the waiting list: we will write to you if ${name} needs a family again.`,
};

const texts: Bilingual<typeof es> = { es, en };

/** Of a pet that another family has reserved; put into words where the page is made, and not in the browser. */
export function reservedWords({ name, sex }: Pick<PublicPet, 'name' | 'sex'>, language: Language) {
  const { tag, apply, text } = texts[language];
  return { tag: tag(sex), apply, text: text(name) };
}
