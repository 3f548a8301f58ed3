import type { Bilingual } from '../language.ts';

const words = {
  cat: { es: ['un gato', 'gatos'], en: ['a cat', 'cats'] },
  dog: { es: ['un perro', 'perros'], en: ['a dog', 'dogs'] },
} as const;

/** "un gato", "2 perros". */
export function animalsOf(species: 'cat' | 'dog', count: number): Bilingual<string> {
  const of = ([one, more]: readonly [string, string]) => (count === 1 ? one : `${count} ${more}`);
  return { es: of(words[species].es), en: of(words[species].en) };
}
