import type { Language } from '../language.ts';
import { foldText } from '../text.ts';

/** What is asked for most. A need is kept, and stands on the wire, in its Spanish words; each reads it in their own. */
const knownNeeds: readonly Record<Language, string>[] = [
  { es: 'Medicinas', en: 'Medicine' },
  { es: 'Croquetas de alta digestibilidad', en: 'Easily digestible food' },
  { es: 'Consultas con el veterinario', en: 'Visits to the vet' },
  { es: 'Cirugía', en: 'Surgery' },
  { es: 'Radiografías y análisis', en: 'X-rays and lab tests' },
  { es: 'Hogar temporal', en: 'A foster home' },
  { es: 'Terapia física', en: 'Physical therapy' },
  { es: 'Cobijas y camas', en: 'Blankets and beds' },
];

/** As they are kept. */
export const commonNeeds = knownNeeds.map(({ es }) => es);

const byFoldedWords = new Map(
  knownNeeds.flatMap((need) => [need.es, need.en].map((words) => [foldText(words), need] as const)),
);

/** A need in the language's words, where it is one of those that are asked for most. */
export const knownNeedIn = (language: Language, need: string): string | undefined =>
  byFoldedWords.get(foldText(need))?.[language];

/** What is kept of a need that somebody typed in either language. */
export const storedNeed = (typed: string): string => knownNeedIn('es', typed) ?? typed;
