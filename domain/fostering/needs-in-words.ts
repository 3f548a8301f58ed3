import type { Bilingual, Language } from '../language.ts';
import type { FosterAge, FosterSize, FosterSkill } from './foster-home.ts';
import { type FosterNeeds, skillsNeeded } from './foster-request.ts';

const ages: Bilingual<Record<FosterAge, string>> = {
  es: {
    newborn: 'recién nacidos',
    young: 'cachorros',
    adult: 'adultos',
    senior: 'mayores',
  },
  en: { newborn: 'newborn', young: 'young', adult: 'adult', senior: 'senior' },
};
const sizes: Bilingual<Record<FosterSize, string>> = {
  es: { small: 'pequeños', medium: 'medianos', large: 'grandes' },
  en: { small: 'small', medium: 'medium', large: 'large' },
};
const skills: Bilingual<Record<FosterSkill, string>> = {
  es: {
    medication: 'medicinas',
    bottle: 'biberón',
    mothers: 'lugar para una madre con crías',
    recovery: 'cuidados después de una operación',
    shy: 'paciencia, porque tienen miedo',
    apart: 'un cuarto aparte',
    transport: 'quien los lleve al veterinario',
  },
  en: {
    medication: 'medication',
    bottle: 'bottle feeding',
    mothers: 'room for a mother with her litter',
    recovery: 'care after surgery',
    shy: 'patience, because they are scared',
    apart: 'a room of their own',
    transport: 'a ride to the vet',
  },
};
const labels = {
  es: { age: 'Edad', size: 'Tamaño', needs: 'Necesitan', city: 'Ciudad' },
  en: { age: 'Age', size: 'Size', needs: 'They need', city: 'City' },
};

/** What was said of the animals beside how many there are. */
export function needsInWords(
  needs: Pick<FosterNeeds, 'age' | 'size' | 'skills' | 'city'>,
  language: Language,
): { label: string; value: string }[] {
  const say = labels[language];
  const { age, size, city } = needs;
  const needed = skillsNeeded(needs).map((skill) => skills[language][skill]);
  return [
    { label: say.age, value: age ? ages[language][age] : '' },
    { label: say.size, value: size ? sizes[language][size] : '' },
    { label: say.needs, value: needed.join(', ') },
    { label: say.city, value: city },
  ].filter(({ value }) => value !== '');
}
